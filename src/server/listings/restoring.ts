import { formFields } from '../../contract/kinds';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { recordedFileKeys } from '../files/fileRows';
import { requireEntry, valuesBefore } from '../history/journal';
import { columnOf } from './changes';
import { withoutGone } from './deletion';
import { requireFields } from './form';
import type { Shown } from './present';
import type { Changes, StoredKind } from './storedKind';
import { type Target, takeRecord, type WriteServices, writeChanges } from './write';

const requireComplete = (kind: StoredKind, record: Readonly<Record<string, unknown>>) => {
  try {
    requireFields(kind, kind.required.update, record);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const words = `In that version the ${kind.noun} lacks the field ${error.field}, which it needs today. Nothing was changed.`;
    throw new ApiError(409, words, error.field);
  }
};

/**
 * Brings the fields and files of a record back to what they were right after an entry of its history; its state and a playlist's songs stay.
 * A reference to what is gone is left empty.
 * @throws ApiError 404 for the record or the entry, 409 where the record would lack what it needs, 412
 */
export const restoreVersion = (services: WriteServices, kind: StoredKind, target: Target, entryId: string): Promise<Shown> =>
  transact(services.database, async (transaction) => {
    const before = await takeRecord(transaction, services, kind, target);
    const { later } = await requireEntry(transaction, { kind: kind.name, id: target.id }, entryId);
    const values = valuesBefore(later);
    const asked: Changes = {};
    for (const field of formFields(kind)) {
      const value = values.get(field);
      if (value === undefined || typeof value === 'boolean') continue;
      asked[columnOf(kind, field)] = typeof value === 'string' ? value : (value?._id ?? null);
    }
    const files = Object.keys(kind.files).flatMap((field) => asked[field] ?? []);
    const kept = await recordedFileKeys(transaction, files);
    for (const field of Object.keys(kind.files))
      if (typeof asked[field] === 'string' && !kept.has(asked[field])) asked[field] = null;
    const living = { ...asked, ...(await withoutGone(transaction, kind, asked)) };
    const changes = (await kind.beforeRestore?.(transaction, living, before)) ?? living;
    requireComplete(kind, { ...before, ...changes });
    return writeChanges(transaction, services, kind, { before, changes, action: 'restore' });
  });
