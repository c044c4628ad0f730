import type { Kysely } from 'kysely';
import { generatePassword, hashPassword } from '../credentials/passwords';
import { replacePassword, revokeAccess } from '../credentials/replacePassword';
import { voidResetLinks } from '../credentials/resetLinks';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { nextStamp, stampOf } from '../database/versions';
import { ApiError } from '../errors/apiError';
import { changedMeanwhile, type ExpectedVersion, isExpected } from '../http/versions';
import { queueNewEmailMail, queuePasswordMail } from '../mail/jobs';
import type { Services } from '../services/services';
import { requireNewUser, type UserChanges } from './input';
import { presentUser } from './presenter';
import { findUserByEmail, hasOtherAdmin, insertUser, lockUsers, requireUser, type UserRow, userSearchText } from './queries';

type WriteServices = Pick<Services, 'database' | 'clock' | 'mail'>;

async function requireFreeEmail(transaction: Kysely<Database>, email: string, owner?: string) {
  const other = await findUserByEmail(transaction, email);
  if (other && other.id !== owner) throw new ApiError(409, 'Another user has this email already.', 'email');
}

async function requireOtherAdmin(transaction: Kysely<Database>, user: UserRow, field?: string) {
  if (user.role !== 'admin' || user.isActive !== 1 || (await hasOtherAdmin(transaction, user.id))) return;
  throw new ApiError(409, 'This is the last active admin. Make somebody else an admin first.', field);
}

/** Refuses to change a user who is of another version by now than the caller knows. ApiError 412, with the user as they are now. */
export const requireExpectedUser = (
  user: UserRow,
  expected: ExpectedVersion,
  present: (row: UserRow) => unknown = presentUser,
) => {
  if (!isExpected(user, expected)) throw new ApiError(412, changedMeanwhile('user'), undefined, {}, present(user));
};

/** Somebody's account that a write is about, and what the caller knows of it. */
interface Target {
  id: string;
  expected: ExpectedVersion;
}

/** Nobody knows this password: the user's own is made when the mail with it is sent. */
const unknownPassword = () => hashPassword(generatePassword());

/** Creates an active user, who gets a password by mail. ApiError 400, 409. */
export async function createUser({ database, clock, mail }: WriteServices, changes: UserChanges): Promise<UserRow> {
  const values = requireNewUser(changes);
  const passwordHash = await unknownPassword();
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    await requireFreeEmail(transaction, values.email);
    const inserted = await insertUser(transaction, { ...values, passwordHash }, clock());
    await queuePasswordMail(transaction, 'invitation', inserted, clock());
    return inserted;
  });
  mail.wake();
  return user;
}

/** A changed address voids the reset links that went to the old one, which is told of it: wake the mails after the commit. ApiError 409. */
export async function writeUserChanges(
  transaction: Kysely<Database>,
  before: UserRow,
  changes: UserChanges,
  now: Date,
): Promise<UserRow> {
  if (changes.email !== undefined) await requireFreeEmail(transaction, changes.email, before.id);
  const after = { ...before, ...changes, ...stampOf(before, { ...changes }, now) };
  const { email, firstName, lastName, role, isActive, version, updatedAt } = after;
  await transaction
    .updateTable('users')
    .set({ email, firstName, lastName, role, isActive, version, updatedAt, searchText: userSearchText(after) })
    .where('id', '=', before.id)
    .execute();
  if (email !== before.email) {
    await voidResetLinks(transaction, before.id);
    await queueNewEmailMail(transaction, before, now);
  }
  return after;
}

/** ApiError 404, 409 for the actor themselves and the last admin, 412. */
export async function updateUser(
  { database, clock, mail }: WriteServices,
  { id, expected }: Target,
  changes: UserChanges,
  actor: string,
): Promise<UserRow> {
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const before = await requireUser(transaction, id);
    requireExpectedUser(before, expected);
    const deactivates = changes.isActive === 0 && before.isActive === 1;
    if (deactivates && id === actor) throw new ApiError(409, 'You can’t deactivate your own account.', 'isActive');
    if (deactivates) await requireOtherAdmin(transaction, before, 'isActive');
    if (changes.role !== undefined && changes.role !== 'admin') await requireOtherAdmin(transaction, before, 'role');
    const after = await writeUserChanges(transaction, before, changes, clock());
    if (deactivates) await revokeAccess(transaction, id);
    return after;
  });
  mail.wake();
  return user;
}

/** Gives a user a new password by mail; the old one is void at once. ApiError 404, 412. */
export async function resetUserPassword({ database, clock, mail }: WriteServices, { id, expected }: Target): Promise<UserRow> {
  await requireUser(database, id);
  const passwordHash = await unknownPassword();
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const before = await requireUser(transaction, id);
    requireExpectedUser(before, expected);
    const stamp = nextStamp(before, clock());
    const found = { ...before, ...stamp, passwordHash };
    await replacePassword(transaction, id, passwordHash);
    await transaction.updateTable('users').set(stamp).where('id', '=', id).execute();
    await queuePasswordMail(transaction, 'newPassword', found, clock());
    return found;
  });
  mail.wake();
  return user;
}

/** Their sessions, links and waiting mails go too. ApiError 404, 409 for the actor themselves and the last admin, 412. */
export const deleteUser = ({ database }: WriteServices, { id, expected }: Target, actor: string): Promise<void> =>
  transact(database, async (transaction) => {
    await lockUsers(transaction);
    const user = await requireUser(transaction, id);
    requireExpectedUser(user, expected);
    if (id === actor) throw new ApiError(409, 'You can’t delete your own account.');
    await requireOtherAdmin(transaction, user);
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  });
