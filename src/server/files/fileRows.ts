import type { Kysely, Transaction } from 'kysely';
import type { Database, FilesTable } from '../database/schema';
import type { StagedFile } from './types';

type Handle = Kysely<Database> | Transaction<Database>;

/** A file that stands in the store and waits for its row; `field` is the wire name of the form field it came in. */
export interface CommittedFile extends Omit<FilesTable, 'createdAt'> {
  field: string;
}

/** Moves the uploads of a form into the store. Who called it for a request that then fails undoes them (withUpload does). */
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

/** Writes down the files of a record, in the record's own transaction: a stored file without a row is swept away at the next start. */
export async function insertFileRows(transaction: Handle, files: readonly CommittedFile[], now: Date): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ field: _, ...row }) => ({ ...row, createdAt: now.toISOString() }));
  await transaction.insertInto('files').values(rows).execute();
}

/** Forgets files that no record holds any more; the database refuses one that is still held. The store's copy goes after the commit. */
export async function deleteFileRows(transaction: Handle, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await transaction.deleteFrom('files').where('key', 'in', keys).execute();
}

/** Keys of all files that records hold. */
export async function knownFileKeys(database: Handle): Promise<Set<string>> {
  const rows = await database.selectFrom('files').select('key').execute();
  return new Set(rows.map((row) => row.key));
}

/** Those of some keys that records hold. */
export async function knownAmong(database: Handle, keys: readonly string[]): Promise<Set<string>> {
  const rows = await database.selectFrom('files').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map((row) => row.key));
}
