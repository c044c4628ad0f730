import type { Kysely, Transaction } from 'kysely';
import { newId } from '../database/ids';
import type { Database } from '../database/schema';
import { searchTextFrom } from '../database/searchText';
import { lockUntilCommit, transact, writeIfReferencesExist } from '../database/transact';
import { stampOf } from '../database/versions';
import { ApiError } from '../errors/apiError';
import { commitFiles, deleteFileRows, insertFileRows } from '../files/fileRows';
import type { UploadedForm } from '../files/types';
import type { ExpectedVersion } from '../http/versions';
import type { Services } from '../services/services';
import { requireExpected } from './expectation';
import { changesFrom, requireFields } from './form';
import { listingKind } from './kinds';
import { findStored, requireStored } from './list';
import { presentRecord, type Shown } from './present';
import { type Changes, type RecordRow, referenceColumn, type StoredKind, storedText } from './storedKind';
import { refuseWhenUsed } from './usage';

/** What a write needs beside the form. */
type WriteServices = Pick<Services, 'database' | 'store' | 'clock' | 'log'>;

/** A stored record that a write is about, and what the caller knows of it. */
interface Target {
  id: string;
  expected: ExpectedVersion;
}

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
 * @returns its id
 */
export async function createRecord(
  services: WriteServices,
  kind: StoredKind,
  form: UploadedForm,
  isPublished: boolean,
): Promise<string> {
  const now = services.clock();
  // Before a file is moved into the store, which may be far away.
  requireFields(kind, kind.required.create, changesFrom(kind, form.fields, staged(form)));
  const files = await commitFiles(form.files);
  const asked = changesFrom(kind, form.fields, files);
  const id = newId();
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
  };
  // A row alone is all or nothing by itself, and the database knows whether what it points to is there; the check finds the words.
  const isAlone = files.length === 0 && kind.beforeWrite === undefined;
  const isIn = isAlone && (await writeIfReferencesExist(() => insert(services.database, asked)));
  if (!isIn) await transact(services.database, insertChecked);
  return id;
}

/** Locks a record for a change to the end of the transaction. ApiError 404, 412 where it is another version than the caller knows. */
async function takeRecord(
  transaction: Transaction<Database>,
  { store }: WriteServices,
  kind: StoredKind,
  { id, expected }: Target,
): Promise<RecordRow> {
  await lockUntilCommit(transaction, id);
  const row = await requireStored(transaction, kind, id);
  await requireExpected({ database: transaction, store }, kind, row, expected);
  return row;
}

/**
 * Changes what the form names; all else stays, the publication state always. Replaced files go. ApiError 400, 404, 412.
 * @returns the record as this change left it, whatever others do to it right behind
 */
export async function updateRecord(
  services: WriteServices,
  kind: StoredKind,
  target: Target,
  form: UploadedForm,
): Promise<Shown> {
  changesFrom(kind, form.fields, staged(form));
  const files = await commitFiles(form.files);
  const asked = changesFrom(kind, form.fields, files);
  const { shown, replaced } = await transact(services.database, async (transaction) => {
    const before = await takeRecord(transaction, services, kind, target);
    await checkReferences(transaction, kind, asked);
    const changes = (await kind.beforeWrite?.(transaction, asked, before)) ?? asked;
    const merged = { ...before, ...changes };
    requireFields(kind, kind.required.update, merged);
    const now = services.clock();
    await insertFileRows(transaction, files, now);
    await transaction
      .updateTable(kind.table)
      .set({ ...changes, ...stampOf(before, changes, now), searchText: searchTextFrom(kind.names, merged) })
      .where('id', '=', target.id)
      .execute();
    const kept = new Set(fileKeys(kind, merged));
    const gone = fileKeys(kind, before).filter((key) => !kept.has(key));
    await deleteFileRows(transaction, gone);
    return { shown: await presentRecord(transaction, services.store, kind, target.id), replaced: gone };
  });
  await removeFiles(services, replaced);
  return shown;
}

/**
 * Publishes a record as of now, or un-publishes it (spec 4). To publish a published one moves its moment, which is a change; to un-publish
 * an unpublished one is none. ApiError 404, 412.
 * @returns as `updateRecord`
 */
export async function setPublication(
  services: WriteServices,
  kind: StoredKind,
  target: Target,
  isPublished: boolean,
): Promise<Shown> {
  return transact(services.database, async (transaction) => {
    const before = await takeRecord(transaction, services, kind, target);
    const now = services.clock();
    const changes = { isPublished: isPublished ? 1 : 0, publishedAt: isPublished ? now.toISOString() : null };
    await transaction
      .updateTable(kind.table)
      .set({ ...changes, ...stampOf(before, changes, now) })
      .where('id', '=', target.id)
      .execute();
    return presentRecord(transaction, services.store, kind, target.id);
  });
}

/** Deletes a record and its files, and takes a song out of its playlists. ApiError 404, 409 when others point at it, 412. */
export async function deleteRecord(services: WriteServices, kind: StoredKind, target: Target): Promise<void> {
  const { id } = target;
  const gone = await transact(services.database, async (transaction) => {
    const row = await takeRecord(transaction, services, kind, target);
    await refuseWhenUsed(transaction, kind, id);
    await transaction.deleteFrom(kind.table).where('id', '=', id).execute();
    const keys = fileKeys(kind, row);
    await deleteFileRows(transaction, keys);
    return keys;
  });
  await removeFiles(services, gone);
}
