import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { lockUntilCommit, transact } from '../database/transact';
import { ApiError } from '../errors/apiError';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FORGOTTEN_AFTER = 24 * HOUR;

/** Free tries in a row, then waits, each twice the one before, forgotten after `memory`. Times are milliseconds. */
interface Budget {
  free: number;
  firstWait: number;
  longestWait: number;
  memory: number;
}

const GUESSING = { firstWait: 15 * SECOND, longestWait: 15 * MINUTE, memory: HOUR };
const MAILING = { firstWait: MINUTE, longestWait: HOUR, memory: 2 * HOUR };

export const BUDGETS = {
  /** One person at one address, or on a device of theirs. */
  credentials: { free: 5, ...GUESSING },
  underAttack: { free: 1, ...GUESSING },
  /** One address, whosever password it tries. */
  address: { free: 30, ...GUESSING },
  resetMails: { free: 3, ...MAILING },
  resetRequests: { free: 20, ...MAILING },
} satisfies Record<string, Budget>;

export interface Try {
  key: string;
  budget: Budget;
}

/** Hashed: its parts may be what somebody typed. */
export const tryKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Clocks of servers on one database differ by less. */
const CLOCK_SLACK = MINUTE;

/** The tries so far. Those of a clock that was ahead count as of now: a wait would else last as long as the clock was ahead. */
async function triesRow(database: Kysely<Database>, key: string, now: Date) {
  const row = await database.selectFrom('tries').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row || Date.parse(row.lastAt) <= now.getTime() + CLOCK_SLACK) return row;
  const wait = Date.parse(row.blockedUntil) - Date.parse(row.lastAt);
  const blockedUntil = Number.isNaN(wait) ? '' : new Date(now.getTime() + wait).toISOString();
  const asOfNow = { lastAt: now.toISOString(), blockedUntil };
  await database.updateTable('tries').set(asOfNow).where('key', '=', key).execute();
  return { ...row, ...asOfNow };
}

export async function countTries(database: Kysely<Database>, { key, budget }: Try, now: Date): Promise<number> {
  const tried = await triesRow(database, key, now);
  return tried && now.getTime() - Date.parse(tried.lastAt) < budget.memory ? tried.count : 0;
}

/** Counts one try and sets the wait that follows it. The transaction must hold the key's lock. */
async function writeTry(database: Kysely<Database>, { key, budget }: Try, now: Date): Promise<void> {
  const tries = (await countTries(database, { key, budget }, now)) + 1;
  const wait = tries < budget.free ? 0 : Math.min(budget.firstWait * 2 ** Math.min(tries - budget.free, 20), budget.longestWait);
  // Not `now` without a wait: another process's clock may be a little behind.
  const blockedUntil = wait === 0 ? '' : new Date(now.getTime() + wait).toISOString();
  const values = { count: tries, lastAt: now.toISOString(), blockedUntil };
  await database
    .insertInto('tries')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

export const addTry = (database: Kysely<Database>, added: Try, now: Date): Promise<void> =>
  transact(database, async (transaction) => {
    await lockUntilCommit(transaction, added.key);
    await writeTry(transaction, added, now);
  });

const waitFor = async (database: Kysely<Database>, key: string, now: Date): Promise<number> => {
  const blockedUntil = Date.parse((await triesRow(database, key, now))?.blockedUntil ?? '');
  return Number.isNaN(blockedUntil) ? 0 : Math.max(0, blockedUntil - now.getTime());
};

/**
 * Counts a try before its outcome is known, so that tries at the same moment count too, and gives 0; or the milliseconds to wait.
 * @param others keys whose wait delays this try as well
 */
export const takeTry = (database: Kysely<Database>, taken: Try, now: Date, others: readonly string[] = []): Promise<number> =>
  transact(database, async (transaction) => {
    await lockUntilCommit(transaction, taken.key);
    const waits = [];
    for (const key of [taken.key, ...others]) waits.push(await waitFor(transaction, key, now));
    const wait = Math.max(...waits);
    if (wait === 0) await writeTry(transaction, taken, now);
    return wait;
  });

export async function forgetTries(database: Kysely<Database>, key: string): Promise<void> {
  await database.deleteFrom('tries').where('key', '=', key).execute();
}

export async function clearOldTries(database: Kysely<Database>, now: Date): Promise<void> {
  await database
    .deleteFrom('tries')
    .where('lastAt', '<', new Date(now.getTime() - FORGOTTEN_AFTER).toISOString())
    .execute();
}

const inWords = (wait: number) => {
  const seconds = Math.ceil(wait / SECOND);
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const tooManyTries = (wait: number): ApiError =>
  new ApiError(429, `Too many tries. Please wait ${inWords(wait)} and try again.`, undefined, {
    'Retry-After': String(Math.ceil(wait / SECOND)),
  });
