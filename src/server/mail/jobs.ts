import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { newId } from '../database/ids';
import type { Database, MailJobsTable } from '../database/schema';

/** Holds no secret: passwords and links are made when the mail is sent. */
export type MailJob = Selectable<MailJobsTable>;

/** Tells later whether a person still has the stored password. */
export const passwordMark = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('hex');

type NewMailJob = Pick<MailJob, 'kind' | 'email' | 'userId' | 'passwordMark'>;

const queueMail = async (database: Kysely<Database>, job: NewMailJob, now: Date): Promise<void> => {
  const moment = now.toISOString();
  await database
    .insertInto('mailJobs')
    .values({ ...job, id: newId(), attempts: 0, notBefore: moment, createdAt: moment })
    .execute();
};

/** Wake the worker after the commit. */
export const queuePasswordMail = (
  database: Kysely<Database>,
  kind: 'invitation' | 'newPassword',
  user: { id: string; passwordHash: string },
  now: Date,
): Promise<void> =>
  queueMail(database, { kind, email: null, userId: user.id, passwordMark: passwordMark(user.passwordHash) }, now);

/** Tells the address that somebody had until now. Wake the worker after the commit. */
export const queueNewEmailMail = (database: Kysely<Database>, before: { id: string; email: string }, now: Date): Promise<void> =>
  queueMail(database, { kind: 'newEmail', email: before.email, userId: before.id, passwordMark: null }, now);

/** Whether anybody has the address is looked up when the mail is sent, so that asking takes the same time for all. */
export const queueResetMail = (database: Kysely<Database>, email: string, now: Date): Promise<void> =>
  queueMail(database, { kind: 'reset', email, userId: null, passwordMark: null }, now);

/** Milliseconds. A job that seems to wait longer was queued while the clock was ahead. */
export const LONGEST_WAIT = 60 * 60_000;

export const nextDueMailJob = (database: Kysely<Database>, now: Date): Promise<MailJob | undefined> =>
  database
    .selectFrom('mailJobs')
    .selectAll()
    .where((where) =>
      where.or([
        where('notBefore', '<=', now.toISOString()),
        where('notBefore', '>', new Date(now.getTime() + LONGEST_WAIT).toISOString()),
      ]),
    )
    .orderBy('notBefore')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function nextMailTime(database: Kysely<Database>): Promise<Date | undefined> {
  const next = await database.selectFrom('mailJobs').select('notBefore').orderBy('notBefore').limit(1).executeTakeFirst();
  return next && new Date(next.notBefore);
}

/** How many mails wait, and how many milliseconds the first of them has been due. */
export async function mailsWaiting(database: Kysely<Database>, now: Date): Promise<{ count: number; overdue: number }> {
  const { count, next } = await database
    .selectFrom('mailJobs')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('notBefore').as('next')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), overdue: next === null ? 0 : Math.max(0, now.getTime() - Date.parse(next)) };
}

export const isQueued = async (database: Kysely<Database>, id: string): Promise<boolean> =>
  (await database.selectFrom('mailJobs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function removeMailJob(database: Kysely<Database>, id: string): Promise<void> {
  await database.deleteFrom('mailJobs').where('id', '=', id).execute();
}

/**
 * Notes of the person that their address takes no mail, for admins to see, or that it takes some again.
 * @param refusedAt null where a mail was taken
 */
export async function noteMailRefusal(database: Kysely<Database>, job: MailJob, refusedAt: Date | null): Promise<void> {
  // It goes to the address of before.
  if (job.kind === 'newEmail') return;
  const [column, value] = job.userId === null ? (['email', job.email] as const) : (['id', job.userId] as const);
  const users = database.updateTable('users').where(column, '=', value);
  if (refusedAt === null) await users.set({ mailRefusedAt: null }).where('mailRefusedAt', 'is not', null).execute();
  else await users.set({ mailRefusedAt: refusedAt.toISOString() }).execute();
}

export async function postponeMailJob(database: Kysely<Database>, { id, attempts }: MailJob, notBefore: Date): Promise<void> {
  await database
    .updateTable('mailJobs')
    .set({ attempts: attempts + 1, notBefore: notBefore.toISOString() })
    .where('id', '=', id)
    .execute();
}
