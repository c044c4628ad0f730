import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stops the one clock of console and API at a moment: times of day and the intervals that ask for them go on only when told to, while
 * answers and redraws come as ever. `vi.useRealTimers()` after the test lets it go.
 */
export const stopClock = (at = '2026-03-04T09:00:00Z') => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(at) });
  return {
    /** So many milliseconds go by at once, with all that was due in them. */
    pass: (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds)),
    /** The clock of the machine is set, back or forward: nothing is due by it. */
    set: (moment: string) => vi.setSystemTime(new Date(moment)),
  };
};
export const MINUTE = 60_000;
