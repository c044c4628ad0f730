import type { Kysely, Transaction } from 'kysely';
import type { User } from '../../contract/users';
import { generatePassword, hashPassword } from '../credentials/passwords';
import { replacePassword, revokeAccess } from '../credentials/replacePassword';
import { voidResetLinks } from '../credentials/resetLinks';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import type { Once } from '../idempotency/once';
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

/** Nobody knows this password: the user's own is made when the mail with it is sent. */
const unknownPassword = () => hashPassword(generatePassword());

/** Creates an active user, who gets a password by mail. Gives them as an answer shows them. ApiError 400, 409. */
export async function createUser({ database, clock, mail }: WriteServices, changes: UserChanges, once: Once): Promise<User> {
  const values = requireNewUser(changes);
  await once.check();
  const passwordHash = await unknownPassword();
  const insertChecked = async (transaction: Transaction<Database>) => {
    await lockUsers(transaction);
    await requireFreeEmail(transaction, values.email);
    const inserted = await insertUser(transaction, { ...values, passwordHash }, clock());
    await queuePasswordMail(transaction, 'invitation', inserted, clock());
    return presentUser(inserted);
  };
  const user = await transact(database, (transaction) => once.run(transaction, () => insertChecked(transaction)));
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
  const after = { ...before, ...changes };
  const { email, firstName, lastName, role, isActive } = after;
  await transaction
    .updateTable('users')
    .set({ email, firstName, lastName, role, isActive, searchText: userSearchText(after) })
    .where('id', '=', before.id)
    .execute();
  if (email !== before.email) {
    await voidResetLinks(transaction, before.id);
    await queueNewEmailMail(transaction, before, now);
  }
  return after;
}

/** ApiError 404, 409 for the actor themselves and the last admin. */
export async function updateUser(
  { database, clock, mail }: WriteServices,
  id: string,
  changes: UserChanges,
  actor: string,
): Promise<UserRow> {
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const before = await requireUser(transaction, id);
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

/** Gives a user a new password by mail; the old one is void at once. ApiError 404. */
export async function resetUserPassword({ database, clock, mail }: WriteServices, id: string): Promise<UserRow> {
  await requireUser(database, id);
  const passwordHash = await unknownPassword();
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const found = { ...(await requireUser(transaction, id)), passwordHash };
    await replacePassword(transaction, id, passwordHash);
    await queuePasswordMail(transaction, 'newPassword', found, clock());
    return found;
  });
  mail.wake();
  return user;
}

/** Their sessions, links and waiting mails go too. ApiError 404, 409 for the actor themselves and the last admin. */
export const deleteUser = ({ database }: WriteServices, id: string, actor: string): Promise<void> =>
  transact(database, async (transaction) => {
    await lockUsers(transaction);
    const user = await requireUser(transaction, id);
    if (id === actor) throw new ApiError(409, 'You can’t delete your own account.');
    await requireOtherAdmin(transaction, user);
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  });
