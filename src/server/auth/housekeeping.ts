import { clearExpiredResetLinks } from '../credentials/resetLinks';
import { clearExpiredSessions } from '../credentials/sessions';
import { clearOldAnswers } from '../idempotency/keptAnswers';
import type { Services } from '../services/services';
import { clearOldTries } from './throttle';

const HOUR = 60 * 60_000;

export async function clearExpiredAccess({ database, clock, settings }: Services): Promise<void> {
  const now = clock();
  await clearExpiredSessions(database, now, settings.session);
  await clearExpiredResetLinks(database, now);
  await clearOldTries(database, now);
  await clearOldAnswers(database, now);
}

export async function scheduleAccessClearing(services: Services): Promise<() => void> {
  await clearExpiredAccess(services);
  const again = () =>
    clearExpiredAccess(services).catch((error: unknown) => services.log.error({ err: error }, 'clearing failed'));
  const timer = setInterval(again, HOUR).unref();
  return () => clearInterval(timer);
}
