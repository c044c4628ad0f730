import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { hold, transact } from '../database/transact';
import { ApiError } from '../errors/apiError';

type Handle = Kysely<Database> | Transaction<Database>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Tries that are forgotten, whatever they were at. */
const FORGOTTEN_AFTER = 24 * HOUR;

/** How many tries in a row are free, and how long the waits after them are: each twice the one before. Times are milliseconds. */
export interface Budget {
  free: number;
  firstWait: number;
  longestWait: number;
  /** After so long without a try all are free again. */
  memory: number;
}

/** One person at one address, or one device that the person has signed in with before. */
export const CREDENTIALS: Budget = { free: 5, firstWait: 15 * SECOND, longestWait: 15 * MINUTE, memory: HOUR };
/** The same while the account is under attack from many addresses: each of them has one try before it waits. */
export const UNDER_ATTACK: Budget = { ...CREDENTIALS, free: 1 };
/** One address, whoever's password it tries. */
export const ADDRESS: Budget = { free: 30, firstWait: 15 * SECOND, longestWait: 15 * MINUTE, memory: HOUR };
/** Mails with a reset link, for one account and from one address. */
export const RESET_MAILS: Budget = { free: 3, firstWait: MINUTE, longestWait: HOUR, memory: 2 * HOUR };
export const RESET_REQUESTS: Budget = { free: 20, firstWait: MINUTE, longestWait: HOUR, memory: 2 * HOUR };

/** Something to be tried, and what is free. */
export interface Try {
  key: string;
  budget: Budget;
}

/** Key of a try: its parts, such as an address as somebody typed it, are not readable in the database and have one length. */
export const tryKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const row = (handle: Handle, key: string) => handle.selectFrom('tries').selectAll().where('key', '=', key).executeTakeFirst();

/** Tries of a key that still count. */
export async function countTries(handle: Handle, { key, budget }: Try, now: Date): Promise<number> {
  const tried = await row(handle, key);
  return tried && now.getTime() - Date.parse(tried.lastAt) < budget.memory ? tried.count : 0;
}

/** Counts one try of a key that the transaction holds, and sets the wait that follows it. */
async function count(handle: Handle, { key, budget }: Try, now: Date): Promise<void> {
  const tries = (await countTries(handle, { key, budget }, now)) + 1;
  const wait = tries < budget.free ? 0 : Math.min(budget.firstWait * 2 ** Math.min(tries - budget.free, 20), budget.longestWait);
  // No moment at all where there is no wait: another try at the same moment may carry a clock that is behind by a little.
  const blockedUntil = wait === 0 ? '' : new Date(now.getTime() + wait).toISOString();
  const values = { count: tries, lastAt: now.toISOString(), blockedUntil };
  await handle
    .insertInto('tries')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** Counts one try of a key; two at the same moment are two. */
export const addTry = (database: Kysely<Database>, added: Try, now: Date): Promise<void> =>
  transact(database, async (transaction) => {
    await hold(transaction, added.key);
    await count(transaction, added, now);
  });

const waitFor = async (handle: Handle, key: string, now: Date): Promise<number> => {
  const blockedUntil = Date.parse((await row(handle, key))?.blockedUntil ?? '');
  return Number.isNaN(blockedUntil) ? 0 : Math.max(0, blockedUntil - now.getTime());
};

/**
 * Takes one try, before the work whose outcome decides: tries at the same moment then count as well. One that comes too early is not
 * counted.
 * @param others keys whose wait holds this try up too
 * @returns milliseconds to wait; 0 when the try may be made
 */
export const takeTry = (database: Kysely<Database>, taken: Try, now: Date, others: readonly string[] = []): Promise<number> =>
  transact(database, async (transaction) => {
    await hold(transaction, taken.key);
    const waits = [];
    for (const key of [taken.key, ...others]) waits.push(await waitFor(transaction, key, now));
    const wait = Math.max(...waits);
    if (wait === 0) await count(transaction, taken, now);
    return wait;
  });

/** Forgets all tries of a key. */
export async function forgetTries(handle: Handle, key: string): Promise<void> {
  await handle.deleteFrom('tries').where('key', '=', key).execute();
}

/** Removes tries that nothing counts any more. */
export async function clearOldTries(handle: Handle, now: Date): Promise<void> {
  await handle
    .deleteFrom('tries')
    .where('lastAt', '<', new Date(now.getTime() - FORGOTTEN_AFTER).toISOString())
    .execute();
}

const inWords = (wait: number) => {
  const seconds = Math.ceil(wait / SECOND);
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

/** The refusal of a try that came too early: 429 with the wait in words and as Retry-After. */
export const tooManyTries = (wait: number): ApiError =>
  new ApiError(429, `Too many tries. Please wait ${inWords(wait)} and try again.`, undefined, {
    'Retry-After': String(Math.ceil(wait / SECOND)),
  });
