import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { hashToken, newToken } from './sessions';

type Handle = Kysely<Database> | Transaction<Database>;

/** A reset link works for an hour (decisions, 'The API'). */
const LIFETIME = 60 * 60_000;

/** Makes the secret of a reset link; only its hash is stored. */
export async function createReset(handle: Handle, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME).toISOString();
  await handle
    .insertInto('passwordResets')
    .values({ tokenHash: hashToken(token), userId, createdAt: now.toISOString(), expiresAt })
    .execute();
  return token;
}

/** Whose link it is, while it works. */
export const findReset = (handle: Handle, token: string, now: Date) =>
  handle
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select(['users.id', 'users.email'])
    .where('passwordResets.tokenHash', '=', hashToken(token))
    .where('passwordResets.expiresAt', '>', now.toISOString())
    .where('users.isActive', '=', 1)
    .executeTakeFirst();

/** Uses the link up. False when it works no longer: of two uses at the same moment only one gets true. */
export async function takeReset(handle: Handle, token: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Voids every reset link of a person. */
export async function voidResets(handle: Handle, userId: string): Promise<void> {
  await handle.deleteFrom('passwordResets').where('userId', '=', userId).execute();
}

/** Removes the links that work no longer anyway. */
export async function clearExpiredResets(handle: Handle, now: Date): Promise<void> {
  await handle.deleteFrom('passwordResets').where('expiresAt', '<=', now.toISOString()).execute();
}
