import { z } from 'zod';
import { UNSET_FIELD } from '../../contract/endpoints';
import { ROLES, type Role } from '../../contract/limits';
import { ApiError } from '../errors/apiError';
import { shortText } from '../http/fieldText';
import { requireEmail } from './email';

const text = z.string().nullish();

/** PATCH /users/{id} and /auth/update-profile: what is missing, null or blank stays as it is (spec 5). */
export const userChangesSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  role: text,
  isActive: z.boolean().nullish(),
  [UNSET_FIELD]: text,
});

type Sent = Readonly<Partial<z.output<typeof userChangesSchema>>>;

export interface UserChanges {
  email?: string;
  firstName?: string;
  lastName?: string | null;
  role?: Role;
  isActive?: number;
}

const REQUIRED: readonly string[] = ['email', 'firstName', 'role'];

const roleOf = (typed: string): Role => {
  const role = ROLES.find((known) => known === typed.toLowerCase());
  if (!role) throw new ApiError(400, 'The role must be admin or manager.', 'role');
  return role;
};

const emptiesLastName = (unset: string | null | undefined): boolean => {
  const names = (unset ?? '').split(',').map((name) => name.trim());
  for (const name of names) {
    if (REQUIRED.includes(name)) throw missing(name);
    if (name !== '' && name !== 'lastName') throw new ApiError(400, `There is no field ${name} to empty.`, UNSET_FIELD);
  }
  return names.includes('lastName');
};

const missing = (field: string) => new ApiError(400, 'Please fill in required fields', field);

/** Reads what was sent about a user; blank texts count as not sent. ApiError 400 with the field. */
export const readUserChanges = (sent: Sent): UserChanges => {
  const read = (field: 'email' | 'firstName' | 'lastName' | 'role') => shortText(sent[field] ?? undefined, field);
  const changes: UserChanges = {};
  if (emptiesLastName(sent[UNSET_FIELD])) changes.lastName = null;
  const [email, firstName, lastName, role] = [read('email'), read('firstName'), read('lastName'), read('role')];
  if (email !== undefined) changes.email = requireEmail(email, 'email');
  if (firstName !== undefined) changes.firstName = firstName;
  if (lastName !== undefined) changes.lastName = lastName;
  if (role !== undefined) changes.role = roleOf(role);
  if (typeof sent.isActive === 'boolean') changes.isActive = sent.isActive ? 1 : 0;
  return changes;
};

/** What a new user needs (spec 5). ApiError 400 naming the first field that is missing. */
export const requireNewUser = ({ email, firstName, lastName = null, role }: UserChanges) => {
  if (email === undefined) throw missing('email');
  if (firstName === undefined) throw missing('firstName');
  if (role === undefined) throw missing('role');
  return { email, firstName, lastName, role };
};
