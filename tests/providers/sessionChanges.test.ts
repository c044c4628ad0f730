// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../src/providers/session';
import { ANA, BEN } from './wire';

beforeEach(() => localStorage.clear());

const signedIn = () => {
  const session = createSession();
  session.start('abc', ANA);
  return session;
};
const elsewhere = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
};

describe('every change of token or identity', () => {
  it('is told to whoever subscribed, in this tab and in others, until they stop', () => {
    const session = signedIn();
    const heard = vi.fn(() => session.token());
    const stop = session.subscribe(heard);
    session.update({ ...ANA, firstName: 'Anna' });
    elsewhere(() => localStorage.setItem('token', 'def'));
    session.end();
    session.start('ghi', BEN);
    elsewhere(() => localStorage.clear());
    session.start('jkl', BEN);
    session.onRefused(() => undefined);
    session.refuse('jkl');
    expect(heard.mock.results.map(({ value }) => value)).toEqual(['abc', 'def', null, 'ghi', null, 'jkl', null]);
    stop();
    session.start('mno', ANA);
    expect(heard).toHaveBeenCalledTimes(7);
  });
});

describe('whether somebody is still signed in', () => {
  it('is true of the same person alone', () => {
    const session = signedIn();
    expect([session.isStill('user-1'), session.isStill('user-2'), session.isStill(undefined)]).toEqual([true, false, false]);
    session.end();
    expect([session.isStill('user-1'), session.isStill(undefined)]).toEqual([false, true]);
  });

  it('notices what another tab did before the browser tells of it', () => {
    const session = signedIn();
    const heard = vi.fn();
    session.onChangeElsewhere(heard);
    localStorage.clear();
    expect(session.isStill('user-1')).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
