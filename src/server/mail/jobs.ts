import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { newId } from '../database/ids';
import type { Database, MailJobsTable } from '../database/schema';

/** A mail that waits. It holds no secret: passwords and links are made when the mail is sent. */
export type MailJob = Selectable<MailJobsTable>;

/** Fingerprint of a stored password, to tell later whether the person still has it. */
export const passwordMark = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('hex');

type NewJob = Pick<MailJob, 'kind' | 'email' | 'userId' | 'passwordMark'>;

const queue = async (database: Kysely<Database>, job: NewJob, now: Date): Promise<void> => {
  const moment = now.toISOString();
  await database
    .insertInto('mailJobs')
    .values({ ...job, id: newId(), attempts: 0, notBefore: moment, createdAt: moment })
    .execute();
};

/** Queues the mail that gives a user a generated password. Wake the worker after the commit. */
export const queuePasswordMail = (
  database: Kysely<Database>,
  kind: 'invitation' | 'newPassword',
  user: { id: string; passwordHash: string },
  now: Date,
): Promise<void> => queue(database, { kind, email: null, userId: user.id, passwordMark: passwordMark(user.passwordHash) }, now);

/** Queues a reset link. Whether anybody has the address is looked up when it is sent, so that asking takes the same time for all. */
export const queueResetMail = (database: Kysely<Database>, email: string, now: Date): Promise<void> =>
  queue(database, { kind: 'reset', email, userId: null, passwordMark: null }, now);

export const nextDueJob = (database: Kysely<Database>, now: Date): Promise<MailJob | undefined> =>
  database
    .selectFrom('mailJobs')
    .selectAll()
    .where('notBefore', '<=', now.toISOString())
    .orderBy('notBefore')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function nextDueTime(database: Kysely<Database>): Promise<Date | undefined> {
  const next = await database.selectFrom('mailJobs').select('notBefore').orderBy('notBefore').limit(1).executeTakeFirst();
  return next && new Date(next.notBefore);
}

export async function removeJob(database: Kysely<Database>, id: string): Promise<void> {
  await database.deleteFrom('mailJobs').where('id', '=', id).execute();
}

export async function postponeJob(database: Kysely<Database>, { id, attempts }: MailJob, notBefore: Date): Promise<void> {
  await database
    .updateTable('mailJobs')
    .set({ attempts: attempts + 1, notBefore: notBefore.toISOString() })
    .where('id', '=', id)
    .execute();
}
