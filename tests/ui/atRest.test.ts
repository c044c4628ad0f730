import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenAtRest } from '../../src/ui/atRest';

/** Of somebody who did something a moment ago. */
const createHands = () => {
  let since = performance.now();
  return {
    idleFor: () => performance.now() - since,
    move: () => {
      since = performance.now();
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls back once nobody has done anything for a while, and once', () => {
  const hands = createHands();
  const work = vi.fn();
  whenAtRest(hands, 1_000, work);
  for (let key = 0; key < 40; key += 1) {
    vi.advanceTimersByTime(100);
    hands.move();
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledOnce();
});

it('never calls back once that is taken back', () => {
  const hands = createHands();
  const work = vi.fn();
  const cancel = whenAtRest(hands, 1_000, work);
  vi.advanceTimersByTime(700);
  cancel();
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});
