import type { Kysely, Transaction } from 'kysely';
import { newId } from '../database/ids';
import type { Database } from '../database/schema';
import { searchTextFrom } from '../database/searchText';
import { lockUntilCommit, transact, writeIfReferencesExist } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { commitFiles, deleteFileRows, insertFileRows } from '../files/fileRows';
import type { UploadedForm } from '../files/types';
import type { Once } from '../idempotency/once';
import type { Services } from '../services/services';
import { changesFrom, requireFields } from './form';
import { listingKind } from './kinds';
import { findStored, requireStored } from './list';
import { presentRecord } from './present';
import { type Changes, type RecordRow, referenceColumn, type StoredKind, storedText } from './storedKind';
import { refuseWhenUsed } from './usage';

/** What a write needs beside the form. */
type WriteServices = Pick<Services, 'database' | 'store' | 'clock' | 'log'>;

/** Every reference that is set must point at a record that is there. */
async function checkReferences(transaction: Kysely<Database>, { references }: StoredKind, changes: Changes) {
  for (const [field, target] of Object.entries(references)) {
    const [kind, id] = [listingKind(target), changes[referenceColumn(field)]];
    if (typeof id !== 'string' || (await findStored(transaction, kind, id))) continue;
    throw new ApiError(400, `The chosen ${kind.noun} does not exist. It may have been deleted.`, field);
  }
}

/** The store's copies go once no row holds them. What can't be removed now is swept away at the next start. */
async function removeFiles({ store, log }: WriteServices, keys: readonly string[]) {
  for (const key of keys) await store.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'file not removed'));
}

/** The files of a form as if they were stored: enough to check the form by. */
const staged = ({ files }: UploadedForm) => Object.values(files).map(({ field }) => ({ field, key: 'staged' }));

const fileKeys = ({ files }: StoredKind, row: RecordRow): string[] =>
  Object.keys(files)
    .map((column) => storedText(row, column))
    .filter((key) => key !== null);

/**
 * Creates a record from a form (spec 4: by Save unpublished, by Publish published).
 * @returns the record as an answer shows it
 */
export async function createRecord(
  services: WriteServices,
  kind: StoredKind,
  form: UploadedForm,
  isPublished: boolean,
  once: Once,
): Promise<unknown> {
  const now = services.clock();
  // Before a file is moved into the store, which may be far away.
  requireFields(kind, kind.required.create, changesFrom(kind, form.fields, staged(form)));
  if (Object.keys(form.files).length > 0) await once.check();
  const files = await commitFiles(form.files);
  const asked = changesFrom(kind, form.fields, files);
  const id = newId();
  const shown = (handle: Kysely<Database>) => presentRecord(handle, services.store, kind, id);
  const insert = async (handle: Kysely<Database>, changes: Changes) => {
    await handle
      .insertInto(kind.table)
      .values({
        ...changes,
        ...kind.constants,
        id,
        searchText: searchTextFrom(kind.names, changes),
        createdAt: now.toISOString(),
        isPublished: isPublished ? 1 : 0,
        publishedAt: isPublished ? now.toISOString() : null,
      })
      .execute();
  };
  const insertChecked = async (transaction: Transaction<Database>) => {
    await checkReferences(transaction, kind, asked);
    const changes = (await kind.beforeWrite?.(transaction, asked, undefined)) ?? asked;
    await insertFileRows(transaction, files, now);
    await insert(transaction, changes);
    return shown(transaction);
  };
  // A row alone is all or nothing by itself, and the database knows whether what it points to is there; the check finds the words.
  const isAlone = !once.hasKey && files.length === 0 && kind.beforeWrite === undefined;
  const isIn = isAlone && (await writeIfReferencesExist(() => insert(services.database, asked)));
  if (isIn) return shown(services.database);
  return transact(services.database, (transaction) => once.run(transaction, () => insertChecked(transaction)));
}

/** Changes what the form names; all else stays, the publication state always. Replaced files go. */
export async function updateRecord(services: WriteServices, kind: StoredKind, id: string, form: UploadedForm): Promise<void> {
  changesFrom(kind, form.fields, staged(form));
  const files = await commitFiles(form.files);
  const asked = changesFrom(kind, form.fields, files);
  const replaced = await transact(services.database, async (transaction) => {
    await lockUntilCommit(transaction, id);
    const before = await requireStored(transaction, kind, id);
    await checkReferences(transaction, kind, asked);
    const changes = (await kind.beforeWrite?.(transaction, asked, before)) ?? asked;
    const merged = { ...before, ...changes };
    requireFields(kind, kind.required.update, merged);
    await insertFileRows(transaction, files, services.clock());
    await transaction
      .updateTable(kind.table)
      .set({ ...changes, searchText: searchTextFrom(kind.names, merged) })
      .where('id', '=', id)
      .execute();
    const after = await requireStored(transaction, kind, id);
    const kept = new Set(fileKeys(kind, after));
    const gone = fileKeys(kind, before).filter((key) => !kept.has(key));
    await deleteFileRows(transaction, gone);
    return gone;
  });
  await removeFiles(services, replaced);
}

/** Publishes a record as of now, or un-publishes it (spec 4). An unknown one is left to the answer to miss. */
export async function setPublication(
  { database, clock }: WriteServices,
  kind: StoredKind,
  id: string,
  isPublished: boolean,
): Promise<void> {
  await database
    .updateTable(kind.table)
    .set({ isPublished: isPublished ? 1 : 0, publishedAt: isPublished ? clock().toISOString() : null })
    .where('id', '=', id)
    .execute();
}

/** Deletes a record and its files, and takes a song out of its playlists. ApiError 409 when others point at it. */
export async function deleteRecord(services: WriteServices, kind: StoredKind, id: string): Promise<void> {
  const gone = await transact(services.database, async (transaction) => {
    await lockUntilCommit(transaction, id);
    const row = await requireStored(transaction, kind, id);
    await refuseWhenUsed(transaction, kind, id);
    await transaction.deleteFrom(kind.table).where('id', '=', id).execute();
    const keys = fileKeys(kind, row);
    await deleteFileRows(transaction, keys);
    return keys;
  });
  await removeFiles(services, gone);
}
