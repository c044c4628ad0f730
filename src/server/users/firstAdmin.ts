import type { Kysely } from 'kysely';
import { passwordFault } from '../credentials/passwordRules';
import { generatePassword, hashPassword } from '../credentials/passwords';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { OperatorError } from '../errors/operatorErrors';
import { foldEmail } from './email';
import { hasUsers, insertUser, lockUsers } from './queries';

/** `password` is there only when it was generated: show it this once. */
export interface FirstAdmin {
  email: string;
  password?: string;
}

const firstNameFrom = (email: string) => {
  const [name = 'Admin'] = email.split(/[@.+]/);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Makes the first admin of an empty catalogue. OperatorError for a password that anybody would guess. */
export async function createFirstAdmin(
  database: Kysely<Database>,
  { adminEmail, adminPassword }: { adminEmail: string; adminPassword?: string },
  now: Date,
): Promise<FirstAdmin | undefined> {
  if (await hasUsers(database)) return undefined;
  const password = adminPassword ?? generatePassword();
  const email = foldEmail(adminEmail);
  const fault = passwordFault(password, email);
  if (fault !== undefined) throw new OperatorError(`The setting ADMIN_PASSWORD can't be used. ${fault}`);
  const passwordHash = await hashPassword(password);
  const admin = { email, firstName: firstNameFrom(email), lastName: null, role: 'admin', passwordHash };
  const isMade = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    if (await hasUsers(transaction)) return false;
    await insertUser(transaction, admin, now);
    return true;
  });
  if (!isMade) return undefined;
  return adminPassword === undefined ? { email, password } : { email };
}
