import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { voidResetLinks } from './resetLinks';
import { endSessions } from './sessions';

/** Ends what a person could still get in with: every session, but the one to keep, and every reset link. */
export async function revokeAccess(database: Kysely<Database>, userId: string, keepSession?: string): Promise<void> {
  await endSessions(database, userId, keepSession);
  await voidResetLinks(database, userId);
}

/** Stores a person's new password and revokes what the old one gave, but the session that changed its own. */
export async function replacePassword(
  database: Kysely<Database>,
  userId: string,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await database.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
  await revokeAccess(database, userId, keepSession);
}
