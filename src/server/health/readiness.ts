import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import { nextDueTime } from '../mail/jobs';
import type { Services } from '../services/services';

/** Whoever asks waits no longer, in milliseconds. */
const PATIENCE = 3_000;
/** A mail that is due is tried at once: one that waits this long says that nobody sends. */
const MAIL_OVERDUE = 10 * 60_000;

type Needed = Pick<Services, 'database' | 'store' | 'clock'>;

const PARTS = ['database', 'files', 'mail'] as const;
export type ReadinessPart = (typeof PARTS)[number];

const CHECKS: Readonly<Record<ReadinessPart, (needed: Needed) => Promise<void>>> = {
  database: async ({ database }: Needed) => void (await sql`select 1`.execute(database)),
  files: async ({ store }: Needed) => {
    await access(store.stagingFolder, constants.R_OK | constants.W_OK);
    // There is no such file: to say so takes a store that answers.
    await store.exists(`${randomBytes(16).toString('hex')}.jpg`);
  },
  mail: async ({ database, clock }: Needed) => {
    const next = await nextDueTime(database);
    if (next && clock().getTime() - next.getTime() > MAIL_OVERDUE) throw new Error('mails that are due are not being sent');
  },
};

const inTime = async (check: Promise<void>, patience: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
};

/** The parts that are not ready within `patience` milliseconds, with the fault of each: for the log, not for the answer. Never rejects. */
export const findUnreadyParts = async (services: Needed, patience = PATIENCE): Promise<Map<ReadinessPart, unknown>> => {
  const faults = new Map<ReadinessPart, unknown>();
  const look = (part: ReadinessPart) =>
    inTime(CHECKS[part](services), patience).catch((error: unknown) => faults.set(part, error));
  await Promise.all(PARTS.map(look));
  return faults;
};

export const readinessOf = (faults: ReadonlyMap<ReadinessPart, unknown>): Record<ReadinessPart, 'ready' | 'not ready'> => {
  const state = (part: ReadinessPart) => (faults.has(part) ? 'not ready' : 'ready');
  return { database: state('database'), files: state('files'), mail: state('mail') };
};
