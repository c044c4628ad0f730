import type { Kysely, Transaction } from 'kysely';
import type { HistoryAction, HistoryChange } from '../../contract/history';
import type { User } from '../../contract/users';
import { generatePassword, hashPassword } from '../credentials/passwords';
import { replacePassword, revokeAccess } from '../credentials/replacePassword';
import { voidResetLinks } from '../credentials/resetLinks';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { nextStamp, stampOf } from '../database/versions';
import { ApiError } from '../errors/apiError';
import { changedMeanwhile, type Intent } from '../history/changed';
import { type Author, writeEntry } from '../history/journal';
import { type ExpectedVersion, isExpected } from '../http/versions';
import type { Once } from '../idempotency/once';
import { queueNewEmailMail, queuePasswordMail } from '../mail/jobs';
import type { Services } from '../services/services';
import { changesBetween } from './changes';
import { requireNewUser, type UserChanges } from './input';
import { presentUser } from './presenter';
import { findUserByEmail, hasOtherAdmin, insertUser, lockUsers, requireUser, type UserRow, userSearchText } from './queries';

type WriteServices = Pick<Services, 'database' | 'clock' | 'mail' | 'settings'> & Author;

async function requireFreeEmail(transaction: Kysely<Database>, email: string, owner?: string) {
  const other = await findUserByEmail(transaction, email);
  if (other && other.id !== owner) throw new ApiError(409, 'Another user has this email already.', 'email');
}

async function requireOtherAdmin(transaction: Kysely<Database>, user: UserRow, field?: string) {
  if (user.role !== 'admin' || user.isActive !== 1 || (await hasOtherAdmin(transaction, user.id))) return;
  throw new ApiError(409, 'This is the last active admin. Make somebody else an admin first.', field);
}

/** Refuses to change a user who is of another version by now than the caller knows. ApiError 412, with the user as they are now. */
export async function requireExpectedUser(
  transaction: Kysely<Database>,
  user: UserRow,
  expected: ExpectedVersion,
  present: (row: UserRow) => unknown = presentUser,
  intent?: Intent,
): Promise<void> {
  if (!isExpected(user, expected)) throw await changedMeanwhile(transaction, 'users', user, present(user), intent);
}

/** Somebody's account that a write is about, and what the caller knows of it. */
interface Target {
  id: string;
  expected: ExpectedVersion;
}

/** Nobody knows this password: the user's own is made when the mail with it is sent. */
const unknownPassword = () => hashPassword(generatePassword());

/** What an entry of the history says of a user as they are now. */
const entryOf = ({ id, version }: UserRow, at: Date) => ({ kind: 'users', id, version, at }) as const;

const actionOf = (changes: readonly HistoryChange[], after: UserRow): HistoryAction => {
  if (changes.some(({ field }) => field !== 'isActive')) return 'update';
  return after.isActive === 1 ? 'activate' : 'deactivate';
};

/** Creates an active user, who gets a password by mail. Gives them as an answer shows them. ApiError 400, 409. */
export async function createUser(services: WriteServices, changes: UserChanges, once: Once): Promise<User> {
  const { database, clock, mail } = services;
  const values = requireNewUser(changes);
  await once.check();
  const passwordHash = await unknownPassword();
  const insertChecked = async (transaction: Transaction<Database>) => {
    await lockUsers(transaction);
    await requireFreeEmail(transaction, values.email);
    const at = clock();
    const inserted = await insertUser(transaction, { ...values, passwordHash }, at);
    const made = changesBetween(undefined, inserted);
    await writeEntry(transaction, services, { ...entryOf(inserted, at), action: 'create', changes: made });
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
  services: Author & Pick<Services, 'clock'>,
  before: UserRow,
  changes: UserChanges,
  action?: HistoryAction,
): Promise<UserRow> {
  const now = services.clock();
  if (changes.email !== undefined) await requireFreeEmail(transaction, changes.email, before.id);
  const changed = { ...before, ...changes, ...stampOf(before, { ...changes }, now) };
  const after = { ...changed, mailRefusedAt: changed.email === before.email ? before.mailRefusedAt : null };
  const { email, firstName, lastName, role, isActive, version, updatedAt, mailRefusedAt } = after;
  await transaction
    .updateTable('users')
    .set({ email, firstName, lastName, role, isActive, version, updatedAt, mailRefusedAt, searchText: userSearchText(after) })
    .where('id', '=', before.id)
    .execute();
  const made = changesBetween(before, after);
  if (made.length > 0)
    await writeEntry(transaction, services, { ...entryOf(after, now), action: action ?? actionOf(made, after), changes: made });
  if (email !== before.email) {
    await voidResetLinks(transaction, before.id);
    await queueNewEmailMail(transaction, before, now);
  }
  return after;
}

/**
 * ApiError 404, 409 for who does it to themselves and the last admin, 412.
 * @param asked what changes, or how that is found out from the database as it is then
 * @param action where it is no plain change
 */
export async function updateUser(
  services: WriteServices,
  { id, expected }: Target,
  asked: UserChanges | ((transaction: Kysely<Database>) => Promise<UserChanges>),
  action?: HistoryAction,
): Promise<UserRow> {
  const { database, mail, by } = services;
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const before = await requireUser(transaction, id);
    await requireExpectedUser(transaction, before, expected);
    const changes = typeof asked === 'function' ? await asked(transaction) : asked;
    const deactivates = changes.isActive === 0 && before.isActive === 1;
    if (deactivates && id === by?._id) throw new ApiError(409, 'You can’t deactivate your own account.', 'isActive');
    if (deactivates) await requireOtherAdmin(transaction, before, 'isActive');
    if (changes.role !== undefined && changes.role !== 'admin') await requireOtherAdmin(transaction, before, 'role');
    const after = await writeUserChanges(transaction, services, before, changes, action);
    if (deactivates) await revokeAccess(transaction, id);
    return after;
  });
  mail.wake();
  return user;
}

/** Gives a user a new password by mail; the old one is void at once. ApiError 404, 412. */
export async function resetUserPassword(services: WriteServices, { id, expected }: Target): Promise<UserRow> {
  const { database, clock, mail } = services;
  await requireUser(database, id);
  const passwordHash = await unknownPassword();
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const before = await requireUser(transaction, id);
    await requireExpectedUser(transaction, before, expected);
    const at = clock();
    const stamp = nextStamp(before, at);
    const found = { ...before, ...stamp, passwordHash };
    await replacePassword(transaction, id, passwordHash);
    await transaction.updateTable('users').set(stamp).where('id', '=', id).execute();
    await writeEntry(transaction, services, { ...entryOf(found, at), action: 'generate-password', changes: [] });
    await queuePasswordMail(transaction, 'newPassword', found, clock());
    return found;
  });
  mail.wake();
  return user;
}

/** Their sessions, links and waiting mails go too. ApiError 404, 409 for who does it to themselves and the last admin, 412. */
export const deleteUser = (services: WriteServices, { id, expected }: Target): Promise<void> =>
  transact(services.database, async (transaction) => {
    await lockUsers(transaction);
    const user = await requireUser(transaction, id);
    await requireExpectedUser(transaction, user, expected, presentUser, 'deleted');
    if (id === services.by?._id) throw new ApiError(409, 'You can’t delete your own account.');
    await requireOtherAdmin(transaction, user);
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    await writeEntry(transaction, services, { ...entryOf(user, services.clock()), action: 'delete', changes: [] });
  });
