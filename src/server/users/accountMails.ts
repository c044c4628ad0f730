import type { Kysely } from 'kysely';
import { generatePassword, hashPassword } from '../credentials/passwords';
import { createResetLink } from '../credentials/resetLinks';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { type MailJob, passwordMark } from '../mail/jobs';
import { invitation, type Message, newPassword, type Recipient, resetLink } from '../mail/texts';
import { fullNameOf } from './presenter';
import { findUserByEmail, findUserById, lockUsers, type UserRow } from './queries';

interface MailContext {
  database: Kysely<Database>;
  /** Without a slash at the end. Never taken from a request. */
  consoleUrl: string;
  clock: () => Date;
}

const PASSWORD_MAILS = { invitation, newPassword };

const recipientOf = (user: UserRow): Recipient => ({
  email: user.email,
  firstName: user.firstName,
  fullName: fullNameOf(user),
  isActive: user.isActive === 1,
});

const hasSession = async (database: Kysely<Database>, userId: string) =>
  (await database.selectFrom('sessions').select('tokenHash').where('userId', '=', userId).limit(1).executeTakeFirst()) !==
  undefined;

async function givePassword(database: Kysely<Database>, job: MailJob, user: UserRow, password: string) {
  const passwordHash = await hashPassword(password);
  return transact(database, async (transaction) => {
    await lockUsers(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ passwordHash })
      .where('id', '=', user.id)
      .where('passwordHash', '=', user.passwordHash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await transaction
      .updateTable('mailJobs')
      .set({ passwordMark: passwordMark(passwordHash) })
      .where('id', '=', job.id)
      .execute();
    return true;
  });
}

async function passwordMessage(job: MailJob, kind: keyof typeof PASSWORD_MAILS, { database, consoleUrl }: MailContext) {
  const user = await findUserById(database, job.userId ?? '');
  if (!user || passwordMark(user.passwordHash) !== job.passwordMark) return undefined;
  // An earlier try did arrive, whatever the mail server said, and was used.
  if (await hasSession(database, user.id)) return undefined;
  const password = generatePassword();
  if (!(await givePassword(database, job, user, password))) return undefined;
  return PASSWORD_MAILS[kind](recipientOf(user), password, consoleUrl);
}

async function resetMessage(job: MailJob, { database, consoleUrl, clock }: MailContext) {
  const user = await findUserByEmail(database, job.email ?? '');
  if (user?.isActive !== 1) return undefined;
  return resetLink(recipientOf(user), await createResetLink(database, user.id, clock()), consoleUrl);
}

/**
 * Gives the way to write the mail of a job, which makes the password or the reset link in it; undefined where nobody is to get it: the
 * address is unknown, the account gone or deactivated, the password chosen meanwhile.
 */
export const accountMails =
  (context: MailContext) =>
  (job: MailJob): Promise<Message | undefined> =>
    job.kind === 'reset' ? resetMessage(job, context) : passwordMessage(job, job.kind, context);
