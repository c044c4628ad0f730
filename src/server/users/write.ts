import type { Kysely, Transaction } from 'kysely';
import { generatePassword, hashPassword } from '../credentials/passwords';
import { setPassword } from '../credentials/replacePassword';
import { voidResets } from '../credentials/resetLinks';
import { endSessions } from '../credentials/sessions';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { queuePasswordMail } from '../mail/jobs';
import type { Services } from '../services/services';
import { requireNewUser, type UserChanges } from './input';
import { findUserByEmail, hasOtherAdmin, holdUsers, insertUser, requireUser, type UserRow, userSearchText } from './queries';

type Handle = Kysely<Database> | Transaction<Database>;
type WriteServices = Pick<Services, 'database' | 'clock' | 'mail'>;

/** Two users can't share an address, in whatever letters it is written. Call it in the transaction that writes. */
async function requireFreeEmail(transaction: Handle, email: string, owner?: string) {
  const other = await findUserByEmail(transaction, email);
  if (other && other.id !== owner) throw new ApiError(409, 'Another user has this email already.', 'email');
}

/** Somebody must remain who can manage users (decisions, 'The API'). Call it in the transaction that writes. */
async function requireOtherAdmin(transaction: Handle, user: UserRow, field?: string) {
  if (user.role !== 'admin' || user.isActive !== 1 || (await hasOtherAdmin(transaction, user.id))) return;
  throw new ApiError(409, 'This is the last active admin. Make somebody else an admin first.', field);
}

/** A hash that no password is known for: the user's password is made when the mail with it is sent. */
const unknownPassword = () => hashPassword(generatePassword());

/** Creates an active user; their password goes to them by mail. ApiError 400 or 409, with the field. */
export async function createUser({ database, clock, mail }: WriteServices, changes: UserChanges): Promise<UserRow> {
  const values = requireNewUser(changes);
  const passwordHash = await unknownPassword();
  const user = await transact(database, async (transaction) => {
    await holdUsers(transaction);
    await requireFreeEmail(transaction, values.email);
    const inserted = await insertUser(transaction, { ...values, passwordHash }, clock());
    await queuePasswordMail(transaction, 'invitation', inserted, clock());
    return inserted;
  });
  mail.wake();
  return user;
}

/** Writes the changes of a user, in the transaction given. A changed address voids the links that went to the old one. */
export async function applyChanges(transaction: Handle, before: UserRow, changes: UserChanges): Promise<UserRow> {
  if (changes.email !== undefined) await requireFreeEmail(transaction, changes.email, before.id);
  const after = { ...before, ...changes };
  const { email, firstName, lastName, role, isActive } = after;
  await transaction
    .updateTable('users')
    .set({ email, firstName, lastName, role, isActive, searchText: userSearchText(after) })
    .where('id', '=', before.id)
    .execute();
  if (email !== before.email) await voidResets(transaction, before.id);
  return after;
}

/**
 * Changes what is named of a user. A changed role counts from the next request on; deactivation ends all sessions.
 * @param actor id of the admin who does it
 * @throws ApiError 404, 409 for oneself and the last admin
 */
export const updateUser = ({ database }: WriteServices, id: string, changes: UserChanges, actor: string): Promise<UserRow> =>
  transact(database, async (transaction) => {
    await holdUsers(transaction);
    const before = await requireUser(transaction, id);
    const deactivates = changes.isActive === 0 && before.isActive === 1;
    if (deactivates && id === actor) throw new ApiError(409, 'You can’t deactivate your own account.', 'isActive');
    if (deactivates) await requireOtherAdmin(transaction, before, 'isActive');
    if (changes.role !== undefined && changes.role !== 'admin') await requireOtherAdmin(transaction, before, 'role');
    const after = await applyChanges(transaction, before, changes);
    if (deactivates) {
      await endSessions(transaction, id);
      await voidResets(transaction, id);
    }
    return after;
  });

/** Gives a user a new password by mail. From now on the old one, their sessions and their reset links are void. */
export async function resetUserPassword({ database, clock, mail }: WriteServices, id: string): Promise<UserRow> {
  await requireUser(database, id);
  const passwordHash = await unknownPassword();
  const user = await transact(database, async (transaction) => {
    await holdUsers(transaction);
    const found = { ...(await requireUser(transaction, id)), passwordHash };
    await setPassword(transaction, id, passwordHash);
    await queuePasswordMail(transaction, 'newPassword', found, clock());
    return found;
  });
  mail.wake();
  return user;
}

/** Deletes a user with their sessions, links and waiting mails. ApiError 404, 409 for oneself and the last admin. */
export const deleteUser = ({ database }: WriteServices, id: string, actor: string): Promise<void> =>
  transact(database, async (transaction) => {
    await holdUsers(transaction);
    const user = await requireUser(transaction, id);
    if (id === actor) throw new ApiError(409, 'You can’t delete your own account.');
    await requireOtherAdmin(transaction, user);
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  });
