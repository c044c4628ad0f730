import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { hashToken, newToken } from './sessions';

const LIFETIME_MS = 60 * 60_000;

/** Gives the secret of a reset link, of which only the hash is stored. */
export async function createResetLink(database: Kysely<Database>, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
  await database
    .insertInto('passwordResets')
    .values({ tokenHash: hashToken(token), userId, createdAt: now.toISOString(), expiresAt })
    .execute();
  return token;
}

export const findResetLinkOwner = (database: Kysely<Database>, token: string, now: Date) =>
  database
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.id', 'users.email'])
    .where('passwordResets.tokenHash', '=', hashToken(token))
    .where('passwordResets.expiresAt', '>', now.toISOString())
    .where('users.isActive', '=', 1)
    .executeTakeFirst();

/** Of two uses at the same moment only one gets true. */
export async function consumeResetLink(database: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Voids the links that were sent, and those whose mail still waits: a link that is made later would replace the password of now. */
export async function voidResetLinks(database: Kysely<Database>, userId: string): Promise<void> {
  await database.deleteFrom('passwordResets').where('userId', '=', userId).execute();
  await database
    .deleteFrom('mailJobs')
    .where('kind', '=', 'reset')
    .where('email', '=', (users) => users.selectFrom('users').select('email').where('id', '=', userId))
    .execute();
}

export async function clearExpiredResetLinks(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('passwordResets').where('expiresAt', '<=', now.toISOString()).execute();
}
