// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../src/providers/session';
import { ANA } from './wire';

beforeEach(() => localStorage.clear());

const signedIn = () => {
  const session = createSession();
  session.start('abc', ANA);
  return session;
};

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
