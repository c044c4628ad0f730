import pLimit from 'p-limit';
import { ApiError } from '../errors/apiError';

export interface WorkQueue {
  /** Does the work when its turn comes. ApiError 503 when too much waits: waiting work takes memory. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

export const createWorkQueue = ({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue => {
  const limit = pLimit(atOnce);
  return {
    run: async (work) => {
      if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
        throw new ApiError(503, 'The server is very busy. Please try again in a moment.', undefined, { 'Retry-After': '5' });
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
