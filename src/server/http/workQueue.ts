import pLimit from 'p-limit';
import { ApiError } from '../errors/apiError';

const RETRY_AFTER_SECONDS = '5';

export interface WorkQueue {
  /** Does the work when its turn comes. Rejects with ApiError 503 and Retry-After when too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

/** Says no in time instead of taking memory until the process falls over. */
export const createWorkQueue = ({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue => {
  const limit = pLimit(atOnce);
  return {
    run: async (work) => {
      if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
        throw new ApiError(503, 'The server is very busy. Please try again in a moment.', undefined, {
          'Retry-After': RETRY_AFTER_SECONDS,
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
