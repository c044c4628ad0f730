import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import { nextDueTime } from '../mail/jobs';
import type { Services } from '../services/services';

/** Whoever asks waits no longer than this for an answer, in milliseconds. */
const PATIENCE = 3_000;
/** A mail that could be sent is tried at once; one that waits this long says that nobody sends. */
const MAIL_OVERDUE = 10 * 60_000;

type Needed = Pick<Services, 'database' | 'store' | 'clock'>;

/** What a request may need, each with a check that rejects when it is not there. */
const CHECKS = {
  database: async ({ database }: Needed) => void (await sql`select 1`.execute(database)),
  files: async ({ store }: Needed) => {
    await access(store.stagingFolder, constants.R_OK | constants.W_OK);
    // Nobody has this file: to be told so takes a store that answers.
    await store.exists(`${randomBytes(16).toString('hex')}.jpg`);
  },
  mail: async ({ database, clock }: Needed) => {
    const next = await nextDueTime(database);
    if (next && clock().getTime() - next.getTime() > MAIL_OVERDUE) throw new Error('mails that are due are not being sent');
  },
} as const;

/** What is checked: the database, the files' folder or bucket, the queue of mails. */
export type Part = keyof typeof CHECKS;
const PARTS = Object.keys(CHECKS) as Part[];

const inTime = async (check: Promise<void>, patience: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
};

/**
 * Looks at all parts at once. Never rejects.
 * @param patience longest wait for a part, in milliseconds
 * @returns the parts that are not ready, with what is the matter: for the log, not for the answer
 */
export const findUnreadyParts = async (services: Needed, patience = PATIENCE): Promise<Map<Part, unknown>> => {
  const faults = new Map<Part, unknown>();
  const look = (part: Part) => inTime(CHECKS[part](services), patience).catch((error: unknown) => faults.set(part, error));
  await Promise.all(PARTS.map(look));
  return faults;
};

/** Every part, as the answer shows it. */
export const stateOf = (faults: ReadonlyMap<Part, unknown>): Record<Part, 'ready' | 'not ready'> => {
  const state = (part: Part) => (faults.has(part) ? 'not ready' : 'ready');
  return { database: state('database'), files: state('files'), mail: state('mail') };
};
