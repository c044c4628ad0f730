import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, onTestFinished } from 'vitest';
import type { Database } from '../../src/server/database/schema';

const folderUntil = (whenDone: (remove: () => void) => void, name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  whenDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/** A folder that goes when the test ends. */
export const testFolder = (name = 'folder') => folderUntil(onTestFinished, name);

/** A folder that goes behind the last test of a file, which makes it at its top. */
export const sharedFolder = (name = 'folder') => folderUntil(afterAll, name);

/**
 * The disk under an embedded database is full from now on: SQLite is refused the next page that it needs, and undoes what it was about.
 * Gives the way to make room again.
 */
export const fillDisk = async (database: Kysely<Database>) => {
  await sql`pragma max_page_count = 1`.execute(database);
  return async () => void (await sql`pragma max_page_count = 1000000`.execute(database));
};
