import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../database/ids';
import type { Database, MailJobsTable } from '../database/schema';

type Handle = Kysely<Database> | Transaction<Database>;

/** A mail that waits. It holds no secret: passwords and links are made when the mail is sent. */
export type MailJob = Selectable<MailJobsTable>;

/** Fingerprint of a stored password, to tell later whether it is still the one. */
export const passwordMark = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('hex');

type NewJob = Pick<MailJob, 'kind' | 'email' | 'userId' | 'passwordMark'>;

const queue = async (handle: Handle, job: NewJob, now: Date): Promise<void> => {
  const moment = now.toISOString();
  await handle
    .insertInto('mailJobs')
    .values({ ...job, id: newId(), attempts: 0, notBefore: moment, createdAt: moment })
    .execute();
};

/**
 * Queues the mail that gives a user a generated password. Until it is sent nobody knows the password, not even the database. Wake the
 * worker once the transaction is through.
 */
export const queuePasswordMail = (
  handle: Handle,
  kind: 'invitation' | 'newPassword',
  user: { id: string; passwordHash: string },
  now: Date,
): Promise<void> => queue(handle, { kind, email: null, userId: user.id, passwordMark: passwordMark(user.passwordHash) }, now);

/** Queues a reset link for an address; whether anybody has it is looked up when it is sent, so that asking takes the same time for all. */
export const queueResetMail = (handle: Handle, email: string, now: Date): Promise<void> =>
  queue(handle, { kind: 'reset', email, userId: null, passwordMark: null }, now);

/** The job that has been due for longest, or none. */
export const nextDueJob = (handle: Handle, now: Date): Promise<MailJob | undefined> =>
  handle
    .selectFrom('mailJobs')
    .selectAll()
    .where('notBefore', '<=', now.toISOString())
    .orderBy('notBefore')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The moment at which the next job falls due, or none. */
export async function nextMoment(handle: Handle): Promise<Date | undefined> {
  const next = await handle.selectFrom('mailJobs').select('notBefore').orderBy('notBefore').limit(1).executeTakeFirst();
  return next && new Date(next.notBefore);
}

/** The job is done with. */
export async function removeJob(handle: Handle, id: string): Promise<void> {
  await handle.deleteFrom('mailJobs').where('id', '=', id).execute();
}

/** The job failed and is tried again at a later moment. */
export async function postponeJob(handle: Handle, { id, attempts }: MailJob, notBefore: Date): Promise<void> {
  await handle
    .updateTable('mailJobs')
    .set({ attempts: attempts + 1, notBefore: notBefore.toISOString() })
    .where('id', '=', id)
    .execute();
}
