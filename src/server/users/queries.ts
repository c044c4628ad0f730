import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../database/ids';
import type { Database, UsersTable } from '../database/schema';
import { searchTextOf } from '../database/searchText';

type Handle = Kysely<Database> | Transaction<Database>;

/** An address as it is stored and compared: `Ana@X.org` and ` ana@x.org ` are one account. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

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

/** Adds an active user. Rejects with the database's error when the address is taken. */
export async function insertUser(database: Handle, user: NewUser, now: Date): Promise<Selectable<UsersTable>> {
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
export const findUserByEmail = (database: Handle, email: string): Promise<Selectable<UsersTable> | undefined> =>
  database.selectFrom('users').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();

/** Tells whether anybody has an account; nobody has before the first start. */
export async function hasUsers(database: Handle): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
