import type { CurrentUser } from '../../contract/session';
import type { User } from '../../contract/users';
import type { UserRow } from './queries';

export const fullNameOf = (row: Pick<UserRow, 'firstName' | 'lastName'>) =>
  [row.firstName, row.lastName].filter((name) => name).join(' ');

/** A user as lists show it (spec 3). */
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

/** The signed-in person as they see themselves (spec 3). */
export const presentCurrentUser = (row: Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'role'>): CurrentUser => ({
  _id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: fullNameOf(row),
  role: row.role,
});
