import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { SEARCH_LIMIT } from '../../contract/limits';
import { trimText } from '../../contract/text';
import { newId } from '../database/ids';
import type { Database, UsersTable } from '../database/schema';
import { findsTerm, matchRank, queryOf, searchTerm } from '../database/search';
import { searchTextOf } from '../database/searchText';
import { hold } from '../database/transact';
import { ApiError } from '../http/errors';
import type { PageRequest } from '../http/paging';

type Handle = Kysely<Database> | Transaction<Database>;

/** A stored user, hash and all: show it through the presenter only. */
export type UserRow = Selectable<UsersTable>;

/** An address as it is stored and compared: `Ana@X.org` and ` ana@x.org ` are one account. */
export const foldEmail = (email: string): string => trimText(email).normalize('NFC').toLowerCase();

/** What a new user is made of; the password is hashed already. */
export interface NewUser {
  email: string;
  firstName: string;
  lastName: string | null;
  role: string;
  passwordHash: string;
}

/** What of a user a search looks through. */
export const userSearchText = (user: Pick<NewUser, 'email' | 'firstName' | 'lastName'>): string =>
  searchTextOf([`${user.firstName} ${user.lastName ?? ''}`, user.email]);

/**
 * Lets one transaction at a time change accounts, from here to its end: whether an address is free, somebody remains an admin, or a
 * password is still the one that was checked, can't change between the check and the write.
 */
export const holdUsers = (transaction: Transaction<Database>): Promise<void> => hold(transaction, 'users');

/** Adds an active user. Rejects with the database's error when the address is taken. */
export async function insertUser(database: Handle, user: NewUser, now: Date): Promise<UserRow> {
  const email = foldEmail(user.email);
  return database
    .insertInto('users')
    .values({
      ...user,
      email,
      id: newId(),
      isActive: 1,
      createdAt: now.toISOString(),
      searchText: userSearchText({ ...user, email }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The user of an address, in whatever letters it is written. */
export const findUserByEmail = (database: Handle, email: string): Promise<UserRow | undefined> =>
  database.selectFrom('users').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();

/** The user with this id, or undefined. */
export const findUserById = (database: Handle, id: string): Promise<UserRow | undefined> =>
  database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** The user with this id; ApiError 404 in words where there is none. */
export async function requireUser(database: Handle, id: string): Promise<UserRow> {
  const user = await findUserById(database, id);
  if (!user) throw new ApiError(404, 'This user was not found. The account may have been deleted.');
  return user;
}

/** One page of users, newest first in an order that never ties, and the number of users in all. */
export async function listUsers(database: Handle, { limit, offset }: PageRequest): Promise<{ rows: UserRow[]; total: number }> {
  const rows = await database
    .selectFrom('users')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await database
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** The users that hold the typed term in their name or email: best matches first, newest first among equals, at most 100. */
export async function searchUsers(database: Handle, typed: string): Promise<UserRow[]> {
  const term = searchTerm(typed);
  if (!term) return [];
  const search = queryOf(database, term);
  return database
    .selectFrom('users')
    .selectAll()
    .where(findsTerm(search, 'users'))
    .orderBy(matchRank(search, sql.ref('users.searchText')))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_LIMIT)
    .execute();
}

/** Tells whether an active admin other than this user is there. */
export async function hasOtherAdmin(database: Handle, id: string): Promise<boolean> {
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', 1)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Tells whether anybody has an account; nobody has before the first start. */
export async function hasUsers(database: Handle): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
