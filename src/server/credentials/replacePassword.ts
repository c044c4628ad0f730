import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { voidResets } from './resetLinks';
import { endSessions } from './sessions';

/**
 * Stores a person's new password. Every session of theirs ends and every reset link is void (decisions, 'The API').
 * @param keepSession hash of the session that goes on: the one that changed its own password
 */
export async function setPassword(
  handle: Kysely<Database> | Transaction<Database>,
  userId: string,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await handle.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
  await endSessions(handle, userId, keepSession);
  await voidResets(handle, userId);
}
