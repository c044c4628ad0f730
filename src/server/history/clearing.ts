import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { DELETED_DAYS } from '../../contract/limits';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { dropUnheld, heldBytes, releaseFiles, removeFiles } from '../files/held';
import type { Services } from '../services/services';
import { forgetDeleted } from './deleted';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Of one transaction: a call waits for no more than that. */
const ENTRIES_AT_ONCE = 500;
const RECORDS_AT_ONCE = 20;
/** Milliseconds between two transactions, so that calls have their turn. */
const PAUSE_MS = 5;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** What one transaction took away: how much, and the files that go with it. */
interface Cleared {
  count: number;
  gone: string[];
}

const clearEntries = async (transaction: Transaction<Database>, before: string): Promise<Cleared> => {
  const old = await transaction
    .selectFrom('history')
    .select('id')
    .where('at', '<=', before)
    .orderBy('at')
    .orderBy('id')
    .limit(ENTRIES_AT_ONCE)
    .execute();
  const ids = old.map(({ id }) => id);
  const released = await releaseFiles(transaction, ids);
  if (ids.length > 0) await transaction.deleteFrom('history').where('id', 'in', ids).execute();
  return { count: ids.length, gone: await dropUnheld(transaction, released) };
};

const clearDeleted = async (transaction: Transaction<Database>, before: string): Promise<Cleared> => {
  const old = await transaction
    .selectFrom('deletedRecords')
    .select('id')
    .where('deletedAt', '<=', before)
    .orderBy('deletedAt')
    .orderBy('id')
    .limit(RECORDS_AT_ONCE)
    .execute();
  const gone: string[] = [];
  for (const { id } of old) gone.push(...(await forgetDeleted(transaction, id)));
  return { count: old.length, gone };
};

type ClearingServices = Pick<Services, 'database' | 'store' | 'settings' | 'clock' | 'log'>;

const inSteps = async (
  services: ClearingServices,
  signal: AbortSignal | undefined,
  step: (t: Transaction<Database>) => Promise<Cleared>,
) => {
  let total = 0;
  for (;;) {
    const { count, gone } = await transact(services.database, step);
    await removeFiles(services, gone);
    total += count;
    if (count === 0 || signal?.aborted) return total;
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
};

/** Takes away what has been kept long enough: entries of the history, deleted records, and the files that both held. In small steps. */
export async function clearHistory(
  services: ClearingServices,
  signal?: AbortSignal,
): Promise<{ entries: number; records: number }> {
  const { settings, clock } = services;
  const [entriesBefore, recordsBefore] = [daysBefore(clock(), settings.historyDays), daysBefore(clock(), DELETED_DAYS)];
  const records = await inSteps(services, signal, (transaction) => clearDeleted(transaction, recordsBefore));
  const entries = await inSteps(services, signal, (transaction) => clearEntries(transaction, entriesBefore));
  return { entries, records };
}

const MEGABYTE = 1024 * 1024;

const megabytesHeld = async (database: Kysely<Database>) => Math.round((await heldBytes(database)) / MEGABYTE);

/**
 * Clears now and each hour, beside the work of the server, and logs once what files of older versions take.
 * @returns ends it behind the step that runs, before the database is closed
 */
export function scheduleHistoryClearing(services: ClearingServices): () => Promise<void> {
  const { log, database, settings } = services;
  const stopping = new AbortController();
  const clear = async () => {
    try {
      const cleared = await clearHistory(services, stopping.signal);
      if (cleared.entries + cleared.records > 0) log.info(cleared, 'what was kept long enough is gone');
    } catch (error) {
      log.error({ err: error }, 'clearing the history failed');
    }
  };
  const first = async () => {
    await clear();
    if (stopping.signal.aborted) return;
    const days = { historyDays: settings.historyDays, deletedDays: DELETED_DAYS };
    const megabytes = await megabytesHeld(database).catch(() => undefined);
    log.info({ ...days, megabytes }, 'files of older versions and of deleted records');
  };
  let running = first();
  const timer = setInterval(() => {
    running = running.then(clear);
  }, HOUR_MS).unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
}
