import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Services } from '../services/services';

/** Milliseconds that whoever asks waits at most. */
const PATIENCE = 3_000;

/** A write tells what a read can't: a full disk, a database that was made read-only, a file that is gone. Not at each look: it takes the disk. */
const PROVEN_FOR = 2_000;
const proven = new WeakMap<Kysely<Database>, number>();

async function proveWritable(database: Kysely<Database>, now: Date): Promise<void> {
  const since = performance.now() - (proven.get(database) ?? Number.NEGATIVE_INFINITY);
  if (since < PROVEN_FOR) {
    await database.selectFrom('tries').select('key').limit(1).execute();
    return;
  }
  const proof = { count: 0, lastAt: now.toISOString(), blockedUntil: '' };
  await database
    .insertInto('tries')
    .values({ key: 'readiness', ...proof })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(proof))
    .execute();
  proven.set(database, performance.now());
}

type Needed = Pick<Services, 'database' | 'store' | 'clock'>;

/** Mails are none of them: they can wait, and would do so on every server at once. /metrics tells of them. */
const CHECKS = {
  database: ({ database, clock }: Needed) => proveWritable(database, clock()),
  files: async ({ store }: Needed) => {
    await access(store.stagingFolder, constants.R_OK | constants.W_OK);
    await store.ready();
  },
};

/** The faults of the parts that are not ready in time: for the log, not for the answer. Never rejects. */
export const findUnreadyParts = async (services: Needed, patience = PATIENCE): Promise<Map<string, unknown>> => {
  const faults = new Map<string, unknown>();
  const late = async () => {
    await sleep(patience, undefined, { ref: false });
    throw new Error(`no answer within ${patience} ms`);
  };
  const look = ([part, check]: [string, (needed: Needed) => Promise<void>]) =>
    Promise.race([check(services), late()]).catch((error: unknown) => faults.set(part, error));
  await Promise.all(Object.entries(CHECKS).map(look));
  return faults;
};

export const readinessOf = (faults: ReadonlyMap<string, unknown>): Record<string, 'ready' | 'not ready'> =>
  Object.fromEntries(Object.keys(CHECKS).map((part) => [part, faults.has(part) ? 'not ready' : 'ready']));
