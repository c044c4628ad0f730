import { clearExpiredResets } from '../credentials/resetLinks';
import { clearExpiredSessions } from '../credentials/sessions';
import type { Services } from '../services/services';
import { clearOldTries } from './throttle';

const HOUR = 60 * 60_000;

/** Removes sessions, reset links and counted tries that are over anyway, so that they don't pile up. */
export async function clearExpired({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<void> {
  const now = clock();
  await clearExpiredSessions(database, now, settings.session);
  await clearExpiredResets(database, now);
  await clearOldTries(database, now);
}

/** Does so now and every hour. Gives the way to stop. */
export async function keepClear(services: Services): Promise<() => void> {
  await clearExpired(services);
  const again = () => clearExpired(services).catch((error: unknown) => services.log.error({ err: error }, 'clearing failed'));
  const timer = setInterval(again, HOUR).unref();
  return () => clearInterval(timer);
}
