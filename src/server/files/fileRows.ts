import type { Kysely } from 'kysely';
import type { Database, FilesTable } from '../database/schema';
import type { StagedFile } from './types';

/** A file in the store that waits for its row; `field` is the wire name of its form field. */
export interface CommittedFile extends Omit<FilesTable, 'createdAt'> {
  field: string;
}

export const commitFiles = (files: Readonly<Record<string, StagedFile>>): Promise<CommittedFile[]> =>
  Promise.all(
    Object.values(files).map(
      async ({ commit, field, kind, originalName, mediaType, bytes, sha256, duration = null, peaks = null }) => {
        const { key } = await commit();
        return { key, field, kind, originalName, mediaType, bytes, sha256, duration, peaks };
      },
    ),
  );

/** In the record's own transaction: a stored file without a row is swept away at the next start. */
export async function insertFileRows(transaction: Kysely<Database>, files: readonly CommittedFile[], now: Date): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ field: _, ...row }) => ({ ...row, createdAt: now.toISOString() }));
  await transaction.insertInto('files').values(rows).execute();
}

export async function recordedFileKeys(database: Kysely<Database>, among?: readonly string[]): Promise<Set<string>> {
  // PostgreSQL takes no empty list.
  if (among?.length === 0) return new Set();
  const all = database.selectFrom('files').select('key');
  const rows = await (among ? all.where('key', 'in', among) : all).execute();
  return new Set(rows.map(({ key }) => key));
}
