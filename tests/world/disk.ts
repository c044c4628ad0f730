import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../../src/server/database/schema';

/** A folder that goes when the test ends. */
export const testFolder = (name = 'folder') => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/**
 * The disk under an embedded database is full from now on: SQLite is refused the next page that it needs, and undoes what it was about.
 * Gives the way to make room again.
 */
export const fillDisk = async (database: Kysely<Database>) => {
  await sql`pragma max_page_count = 1`.execute(database);
  return async () => void (await sql`pragma max_page_count = 1000000`.execute(database));
};
