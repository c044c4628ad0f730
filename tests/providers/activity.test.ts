// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '../../src/providers/activity';

const NOW = new Date('2024-05-01T09:00:00.000Z').getTime();
const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('spec 9: idle times', () => {
  it('are 14 and 15 minutes', () => {
    expect(createActivity()).toMatchObject({ warningAfter: 840_000, logoutAfter: 900_000 });
  });

  it('count from the first question where nothing is known', () => {
    const activity = createActivity();
    expect(activity.idleFor()).toBe(0);
    later(MINUTE);
    expect(activity.idleFor()).toBe(MINUTE);
  });

  it('start anew with an activity', () => {
    const activity = createActivity();
    activity.restart();
    later(14 * MINUTE);
    activity.touch();
    expect(activity.idleFor()).toBe(0);
  });

  it('go on through sleep: the wall clock counts', () => {
    const activity = createActivity();
    activity.restart();
    later(8 * 60 * MINUTE);
    expect(activity.idleFor()).toBe(8 * 60 * MINUTE);
  });

  it('once over are not undone by moving the mouse, only by a new sign-in', () => {
    const activity = createActivity();
    activity.restart();
    later(15 * MINUTE);
    activity.touch();
    expect(activity.idleFor()).toBe(15 * MINUTE);
    activity.restart();
    expect(activity.idleFor()).toBe(0);
  });

  it.each(['nonsense', String(NOW + MINUTE)])('count from now when the stored moment is %s', (stored) => {
    localStorage.setItem('lastActivity', stored);
    expect(createActivity().idleFor()).toBe(0);
  });

  it('work without a storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const activity = createActivity();
    activity.restart();
    later(MINUTE);
    expect(activity.idleFor()).toBe(MINUTE);
  });
});

describe('activity counts across tabs', () => {
  it('a page opened later knows when the person was last active', () => {
    createActivity().restart();
    later(14 * MINUTE + 20_000);
    expect(createActivity().idleFor()).toBe(14 * MINUTE + 20_000);
  });

  it('listeners hear of it in this tab and in others, until they stop', () => {
    const activity = createActivity();
    const heard = vi.fn();
    activity.restart();
    const stop = activity.onChange(heard);
    later(MINUTE);
    activity.touch();
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    later(MINUTE);
    activity.touch();
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
