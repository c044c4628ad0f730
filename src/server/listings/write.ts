import type { Kysely, Transaction } from 'kysely';
import type { HistoryAction } from '../../contract/history';
import { newId } from '../database/ids';
import type { Database } from '../database/schema';
import { searchTextFrom } from '../database/searchText';
import { lockUntilCommit, transact } from '../database/transact';
import { stampOf } from '../database/versions';
import { ApiError } from '../errors/apiError';
import { commitFiles, insertFileRows } from '../files/fileRows';
import { dropUnheld, removeFiles } from '../files/held';
import type { UploadedForm } from '../files/types';
import type { Intent } from '../history/changed';
import { type Author, writeEntry } from '../history/journal';
import type { ExpectedVersion } from '../http/versions';
import type { Once } from '../idempotency/once';
import type { Services } from '../services/services';
import { changesBetween, namesIn } from './changes';
import { requireExpected } from './expectation';
import { changesFrom, requireFields, withFiles } from './form';
import { listingKind } from './kinds';
import { findStored, requireStored } from './list';
import { presentRecord, type Shown } from './present';
import { type Changes, type RecordRow, referenceColumn, type StoredKind, storedText } from './storedKind';

/** What a write needs beside the form, and on whose behalf it is. */
export type WriteServices = Pick<Services, 'database' | 'store' | 'clock' | 'log' | 'settings'> & Author;

/** A stored record that a write is about, and what the caller knows of it. */
export interface Target {
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

/** The files of a form as if they were stored: enough to check the form by. */
const staged = ({ files }: UploadedForm) => Object.values(files).map(({ field }) => ({ field, key: 'staged' }));

/** Keys of the files that a row holds. */
export const fileKeys = ({ files }: StoredKind, row: Readonly<Record<string, unknown>>): string[] =>
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
): Promise<Shown> {
  const now = services.clock();
  // Before a file is moved into the store, which may be far away.
  const texts = changesFrom(kind, form.fields);
  requireFields(kind, kind.required.create, withFiles(kind, texts, staged(form)));
  if (Object.keys(form.files).length > 0) await once.check();
  const files = await commitFiles(form.files);
  const asked = withFiles(kind, texts, files);
  const id = newId();
  const insert = async (transaction: Transaction<Database>) => {
    await checkReferences(transaction, kind, asked);
    const changes = (await kind.beforeWrite?.(transaction, asked, undefined)) ?? asked;
    await insertFileRows(transaction, files, now);
    const row = {
      ...changes,
      ...kind.constants,
      id,
      searchText: searchTextFrom(kind.names, changes),
      createdAt: now.toISOString(),
      isPublished: isPublished ? 1 : 0,
      publishedAt: isPublished ? now.toISOString() : null,
    };
    await transaction.insertInto(kind.table).values(row).execute();
    const shown = await presentRecord(transaction, services.store, kind, id);
    const made = await changesBetween(transaction, kind, undefined, row, namesIn(kind, shown));
    await writeEntry(transaction, services, { kind: kind.name, id, action: 'create', version: 1, at: now, changes: made });
    return shown;
  };
  return transact(services.database, (transaction) => once.run(transaction, () => insert(transaction)));
}

/** Locks a record for a change to the end of the transaction. ApiError 404, 412 where it is another version than the caller knows. */
export async function takeRecord(
  transaction: Transaction<Database>,
  { store }: WriteServices,
  kind: StoredKind,
  { id, expected }: Target,
  intent?: Intent,
): Promise<RecordRow> {
  await lockUntilCommit(transaction, id);
  const row = await requireStored(transaction, kind, id);
  await requireExpected({ database: transaction, store }, kind, row, expected, intent);
  return row;
}

/**
 * Writes what changes of a taken record, what was done into its history, and gives the record as this leaves it, whatever others do to it
 * right behind. What changes nothing leaves no trace.
 */
export async function writeChanges(
  transaction: Transaction<Database>,
  services: WriteServices,
  kind: StoredKind,
  {
    before,
    changes,
    action,
  }: { before: RecordRow; changes: Readonly<Record<string, string | number | null>>; action: HistoryAction },
): Promise<Shown> {
  const now = services.clock();
  const { id } = before;
  const stamp = stampOf(before, changes, now);
  const present = () => presentRecord(transaction, services.store, kind, id);
  if (stamp.version === undefined) return present();
  const after = { ...before, ...changes };
  const searchText = searchTextFrom(kind.names, after);
  await transaction
    .updateTable(kind.table)
    // The same text again would be taken out of the search index, and put in.
    .set({ ...changes, ...stamp, ...(searchText === before.searchText ? {} : { searchText }) })
    .where('id', '=', id)
    .execute();
  const shown = await present();
  const made = await changesBetween(transaction, kind, before, after, namesIn(kind, shown));
  await writeEntry(transaction, services, { kind: kind.name, id, action, version: stamp.version, at: now, changes: made });
  return shown;
}

/** Changes what the form names; all else stays, the publication state always. ApiError 400, 404, 412. Gives what `writeChanges` gives. */
export async function updateRecord(
  services: WriteServices,
  kind: StoredKind,
  target: Target,
  form: UploadedForm,
): Promise<Shown> {
  const texts = changesFrom(kind, form.fields);
  const files = await commitFiles(form.files);
  const asked = withFiles(kind, texts, files);
  const { shown, gone } = await transact(services.database, async (transaction) => {
    const before = await takeRecord(transaction, services, kind, target);
    await checkReferences(transaction, kind, asked);
    const changes = (await kind.beforeWrite?.(transaction, asked, before)) ?? asked;
    const merged = { ...before, ...changes };
    requireFields(kind, kind.required.update, merged);
    await insertFileRows(transaction, files, services.clock());
    const shown = await writeChanges(transaction, services, kind, { before, changes, action: 'update' });
    const kept = new Set(fileKeys(kind, merged));
    // The history holds what was replaced, unless it is switched off.
    const gone = await dropUnheld(
      transaction,
      fileKeys(kind, before).filter((key) => !kept.has(key)),
    );
    return { shown, gone };
  });
  await removeFiles(services, gone);
  return shown;
}

/**
 * Publishes a record as of now, or un-publishes it (spec 4). To publish a published one moves its moment, which is a change; to un-publish
 * an unpublished one is none. ApiError 404, 412. Gives what `writeChanges` gives.
 */
export const setPublication = (services: WriteServices, kind: StoredKind, target: Target, isPublished: boolean): Promise<Shown> =>
  transact(services.database, async (transaction) => {
    const before = await takeRecord(transaction, services, kind, target);
    const publishedAt = isPublished ? services.clock().toISOString() : null;
    const changes = { isPublished: isPublished ? 1 : 0, publishedAt };
    return writeChanges(transaction, services, kind, { before, changes, action: isPublished ? 'publish' : 'un-publish' });
  });
