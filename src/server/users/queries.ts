import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { KINDS } from '../../contract/kinds';
import { SEARCH_LIMIT } from '../../contract/limits';
import { newId } from '../database/ids';
import type { Database, UsersTable } from '../database/schema';
import { findsDriving, holdsWord, matchRank, otherWords, queryOf } from '../database/search';
import { searchTerm } from '../database/searchTerm';
import { searchTextFrom } from '../database/searchText';
import { isBehind } from '../database/searchTexts';
import { lockUntilCommit } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { cutWindow, type PageRequest, windowOf } from '../http/paging';
import { foldEmail } from './email';

/** With the password's hash: show it through the presenter only. */
export type UserRow = Selectable<UsersTable>;

interface NewUser {
  email: string;
  firstName: string;
  lastName: string | null;
  role: string;
  passwordHash: string;
}

export const userSearchText = (user: Pick<NewUser, 'email' | 'firstName' | 'lastName'>): string =>
  searchTextFrom(KINDS.users.names, user);

/** One transaction at a time changes accounts: a free address, the last admin, a checked password stay so until the write. */
export const lockUsers = (transaction: Transaction<Database>): Promise<void> => lockUntilCommit(transaction, 'users');

export async function insertUser(database: Kysely<Database>, user: NewUser, now: Date): Promise<UserRow> {
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

export const findUserByEmail = (database: Kysely<Database>, email: string): Promise<UserRow | undefined> =>
  database.selectFrom('users').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();

export const findUserById = (database: Kysely<Database>, id: string): Promise<UserRow | undefined> =>
  database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export async function requireUser(database: Kysely<Database>, id: string): Promise<UserRow> {
  const user = await findUserById(database, id);
  if (!user) throw new ApiError(404, 'This user was not found. The account may have been deleted.');
  return user;
}

export async function listUsers(
  database: Kysely<Database>,
  request: PageRequest,
): Promise<{ rows: UserRow[]; before: string | undefined; total: number }> {
  const { limit, offset } = windowOf(request);
  const read = await database
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
  return { ...cutWindow(request, read), total: Number(total) };
}

export async function searchUsers(database: Kysely<Database>, typed: string): Promise<UserRow[]> {
  const term = searchTerm(typed, isBehind(database));
  if (!term) return [];
  const search = queryOf(database, term);
  return database
    .selectFrom('users')
    .selectAll()
    .where(findsDriving(search, 'users'))
    .where((where) => where.and(otherWords(search).map((word) => holdsWord(search, 'users', word))))
    .orderBy(matchRank(search, sql.ref('users.searchText')))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_LIMIT)
    .execute();
}

export async function hasOtherAdmin(database: Kysely<Database>, id: string): Promise<boolean> {
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

export async function hasUsers(database: Kysely<Database>): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
