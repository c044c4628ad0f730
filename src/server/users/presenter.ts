import type { CurrentUser } from '../../contract/session';
import type { User } from '../../contract/users';
import type { UserRow } from './queries';

/** First and last name as one (spec 3, fullName). */
export const fullNameOf = (row: Pick<UserRow, 'firstName' | 'lastName'>) =>
  [row.firstName, row.lastName].filter((name) => name).join(' ');

/** A user as lists show it (spec 3): never with a password or its hash. */
export const presentUser = (row: UserRow): User => ({
  _id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullNameOf(row),
  role: row.role,
  isActive: row.isActive === 1,
  createdAt: row.createdAt,
});

/** The signed-in person about themselves (spec 3, 'The current user'). */
export const presentCurrentUser = (row: Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'role'>): CurrentUser => ({
  _id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullNameOf(row),
  role: row.role,
});
