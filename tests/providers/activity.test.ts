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

describe('the time since a person was active', () => {
  it.each(['nonsense', String(NOW + MINUTE)])('counts from now when the stored moment is %s', (stored) => {
    localStorage.setItem('lastActivity', stored);
    const activity = createActivity();
    expect(activity.idleFor()).toBe(0);
    later(MINUTE);
    expect(activity.idleFor()).toBe(MINUTE);
  });

  it('goes on over 15 minutes, whatever the mouse does, until a new sign-in', () => {
    const activity = createActivity();
    activity.restart();
    later(15 * MINUTE);
    activity.touch();
    expect(activity.idleFor()).toBe(15 * MINUTE);
    activity.restart();
    expect(activity.idleFor()).toBe(0);
  });

  it('is known without a storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const activity = createActivity();
    activity.restart();
    later(MINUTE);
    expect(activity.idleFor()).toBe(MINUTE);
  });

  it('is told anew in this tab and in others, to who listens', () => {
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
