import type { Kysely } from 'kysely';
import { generatePassword, hashPassword } from '../credentials/passwords';
import type { Database } from '../database/schema';
import { transact } from '../database/transact';
import { foldEmail } from './email';
import { hasUsers, insertUser, lockUsers } from './queries';

/** `password` is there only when it was generated and must be shown this once. */
export interface FirstAdmin {
  email: string;
  password?: string;
}

/** `ada@example.org` is Ada until she gives her name. */
const firstNameFrom = (email: string) => {
  const [name = 'Admin'] = email.split(/[@.+]/);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Makes the first admin; undefined where somebody has an account already. */
export async function createFirstAdmin(
  database: Kysely<Database>,
  given: { email: string; password?: string },
  now: Date,
): Promise<FirstAdmin | undefined> {
  if (await hasUsers(database)) return undefined;
  const password = given.password ?? generatePassword();
  const email = foldEmail(given.email);
  const passwordHash = await hashPassword(password);
  const admin = { email, firstName: firstNameFrom(email), lastName: null, role: 'admin', passwordHash };
  const isMade = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    if (await hasUsers(transaction)) return false;
    await insertUser(transaction, admin, now);
    return true;
  });
  if (!isMade) return undefined;
  return given.password === undefined ? { email, password } : { email };
}
