import { DELETED_DAYS } from '../../src/contract/limits';
import { clearHistory } from '../../src/server/history/clearing';
import type { TestApi } from './api';

const DAY_MS = 24 * 60 * 60_000;

/** So many days have gone by when the server tidies, as it does each hour. */
export const tidyAfter = async ({ services }: TestApi, days: number) => {
  const then = new Date(services.clock().getTime() + days * DAY_MS + 1);
  return clearHistory({ ...services, clock: () => then });
};

/** Nothing that was deleted can be brought back any more, and nothing is known of older versions. */
export const forgetPast = (api: TestApi) => tidyAfter(api, Math.max(DELETED_DAYS, api.services.settings.historyDays));
