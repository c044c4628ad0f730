import { KINDS, recordName } from '../../contract/kinds';
import type { CurrentUser } from '../../contract/session';
import type { User } from '../../contract/users';
import type { UserRow } from './queries';

type CurrentUserRow = Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'createdAt' | 'version' | 'updatedAt'>;

export const presentCurrentUser = (row: CurrentUserRow): CurrentUser => ({
  _id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  fullName: recordName(KINDS.users, row),
  role: row.role,
  version: row.version,
  updatedAt: row.updatedAt ?? row.createdAt,
});

export const presentUser = (row: UserRow): User => ({
  ...presentCurrentUser(row),
  fullName: recordName(KINDS.users, row),
  isActive: row.isActive === 1,
  createdAt: row.createdAt,
  mailRefusedAt: row.mailRefusedAt,
});
