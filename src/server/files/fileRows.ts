import type { Kysely } from 'kysely';
import type { Database, FilesTable } from '../database/schema';
import type { StagedFile } from './types';

/** A file that stands in the store and waits for its row; `field` is the wire name of the form field it came in. */
export interface CommittedFile extends Omit<FilesTable, 'createdAt'> {
  field: string;
}

/** Moves the uploads of a form into the store. Where the request then fails, withUpload undoes it. */
export const commitFiles = (files: Readonly<Record<string, StagedFile>>): Promise<CommittedFile[]> =>
  Promise.all(
    Object.values(files).map(async (file) => ({
      key: (await file.commit()).key,
      field: file.field,
      kind: file.kind,
      originalName: file.originalName,
      mediaType: file.mediaType,
      bytes: file.bytes,
      duration: file.duration ?? null,
    })),
  );

/** Call it in the record's own transaction: a stored file without a row is swept away at the next start. */
export async function insertFileRows(transaction: Kysely<Database>, files: readonly CommittedFile[], now: Date): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ field: _, ...row }) => ({ ...row, createdAt: now.toISOString() }));
  await transaction.insertInto('files').values(rows).execute();
}

/** The database refuses to delete a file that a record still holds. The store's copy goes after the commit. */
export async function deleteFileRows(transaction: Kysely<Database>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await transaction.deleteFrom('files').where('key', 'in', keys).execute();
}

export async function recordedFileKeys(database: Kysely<Database>, among?: readonly string[]): Promise<Set<string>> {
  const all = database.selectFrom('files').select('key');
  const rows = await (among ? all.where('key', 'in', among) : all).execute();
  return new Set(rows.map(({ key }) => key));
}
