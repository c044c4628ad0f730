import pLimit from 'p-limit';
import { ApiError } from '../errors/apiError';

/** Seconds after which a refused caller may come again; some turns are over by then. */
const RETRY_AFTER = '5';

/** Heavy work of one sort: so much of it at once, so much waiting, and no more. */
export interface Turns {
  /** Does the work when its turn comes. Rejects with ApiError 503 and Retry-After when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How much is being done at this moment, and how much waits. */
  readonly running: number;
  readonly waiting: number;
}

/**
 * A queue that says no in time instead of taking memory until the process falls over.
 * @param atOnce as many as the machine can do side by side
 * @param mostWaiting some seconds' worth; whoever comes later would have given up by their turn
 */
export const createTurns = ({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns => {
  const limit = pLimit(atOnce);
  return {
    run: async (work) => {
      if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
        throw new ApiError(503, 'The server is very busy. Please try again in a moment.', undefined, {
          'Retry-After': RETRY_AFTER,
        });
      return limit(work);
    },
    get running() {
      return limit.activeCount;
    },
    get waiting() {
      return limit.pendingCount;
    },
  };
};
