import type { Kysely } from 'kysely';
import { KINDS, recordName } from '../../contract/kinds';
import { generatePassword, hashPassword } from '../credentials/passwords';
import { createResetLink } from '../credentials/resetLinks';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { isQueued, type MailJob, passwordMark } from '../mail/jobs';
import { invitationMail, type Message, newEmailMail, newPasswordMail, type Recipient, resetLinkMail } from '../mail/texts';
import { findUserByEmail, findUserById, lockUsers, type UserRow } from './queries';

interface MailContext {
  database: Kysely<Database>;
  consoleUrl: string;
  clock: () => Date;
}

const PASSWORD_MAILS = { invitation: invitationMail, newPassword: newPasswordMail };

const recipientOf = (user: UserRow): Recipient => ({
  email: user.email,
  firstName: user.firstName,
  fullName: recordName(KINDS.users, user),
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
  // An earlier try arrived after all, and was used.
  if (await hasSession(database, user.id)) return undefined;
  const password = generatePassword();
  if (!(await givePassword(database, job, user, password))) return undefined;
  return PASSWORD_MAILS[kind](recipientOf(user), password, consoleUrl);
}

async function resetMessage(job: MailJob, { database, consoleUrl, clock }: MailContext) {
  const made = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const user = await findUserByEmail(transaction, job.email ?? '');
    // Whoever changed the password since this job was read has taken it away.
    if (user?.isActive !== 1 || !(await isQueued(transaction, job.id))) return undefined;
    return { user, token: await createResetLink(transaction, user.id, clock()) };
  });
  return made && resetLinkMail(recipientOf(made.user), made.token, consoleUrl);
}

async function newEmailMessage(job: MailJob, { database }: MailContext) {
  const user = await findUserById(database, job.userId ?? '');
  return user && newEmailMail({ ...recipientOf(user), email: job.email ?? '' }, user.email);
}

/** Writes the mail of a job and makes the password or the link in it; undefined where nobody is to get it any more. */
export const accountMails =
  (context: MailContext) =>
  (job: MailJob): Promise<Message | undefined> => {
    if (job.kind === 'reset') return resetMessage(job, context);
    return job.kind === 'newEmail' ? newEmailMessage(job, context) : passwordMessage(job, job.kind, context);
  };
