import { clearExpiredResetLinks } from '../credentials/resetLinks';
import { clearExpiredSessions } from '../credentials/sessions';
import type { Services } from '../services/services';
import { clearOldTries } from './throttle';

const HOUR = 60 * 60_000;

/** Removes sessions, reset links and counted tries that are over anyway, so that they don't pile up. */
export async function clearExpired({ database, clock, settings }: Services): Promise<void> {
  const now = clock();
  await clearExpiredSessions(database, now, settings.session);
  await clearExpiredResetLinks(database, now);
  await clearOldTries(database, now);
}

export async function scheduleClearing(services: Services): Promise<() => void> {
  await clearExpired(services);
  const again = () => clearExpired(services).catch((error: unknown) => services.log.error({ err: error }, 'clearing failed'));
  const timer = setInterval(again, HOUR).unref();
  return () => clearInterval(timer);
}
