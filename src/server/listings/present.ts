import type { Kysely } from 'kysely';
import { KINDS, type LookupName, recordName } from '../../contract/kinds';
import type { Database } from '../database/schema';
import type { FileStore } from '../files/types';
import { audioField, referencedColumns, requireShown } from './list';
import { type RecordRow, referenceColumn, type StoredKind, storedText } from './storedKind';

export type Shown = Record<string, unknown>;
type Store = Pick<FileStore, 'url'>;

const addressOf = (store: Store, row: Readonly<Shown>, column: string): string | null => {
  const key = storedText(row, column);
  return key === null ? null : store.url(key);
};

/**
 * Shows of a reference what spec 3 says: id, name under the first of its name fields, and picture; and the name alone where the kind is
 * found through it. Made once for all rows, as that takes longer than to show one.
 */
const referencePresenter = (store: Store, { foundThrough }: StoredKind, field: string, target: LookupName) => {
  const kind = KINDS[target];
  const { picture } = kind;
  const [idColumn, nameField] = [referenceColumn(field), kind.names.flat()[0] ?? 'name'];
  const columns = referencedColumns(target).map((column) => [column, `${field}.${column}`] as const);
  return (shown: Shown, row: RecordRow) => {
    const record: Shown = {};
    for (const [column, alias] of columns) record[column] = row[alias];
    const name = row[idColumn] === null ? null : { [nameField]: recordName(kind, record) };
    shown[field] = name && { _id: row[idColumn], ...name, ...(picture && { [picture]: addressOf(store, record, picture) }) };
    if (foundThrough.includes(field)) shown[`${field}Static`] = name;
  };
};

/**
 * Rows as the API answers them (spec 3): file keys as addresses, references as objects with the name to show or null, flags as
 * booleans, and the names that a kind repeats of its references.
 * @param rows as `selectShown` reads them
 */
export async function presentRows(
  database: Kysely<Database>,
  store: Store,
  kind: StoredKind,
  rows: readonly RecordRow[],
): Promise<Shown[]> {
  const [texts, files, hasAudio] = [Object.keys(kind.fields), Object.keys(kind.files), audioField(kind) !== undefined];
  const references = Object.entries(kind.references).map(([field, target]) => referencePresenter(store, kind, field, target));
  const extra = await kind.extraFields?.(database, rows);
  return rows.map((row, index) => {
    const shown: Shown = { _id: row.id, ...kind.constants };
    for (const field of texts) shown[field] = row[field];
    for (const addReference of references) addReference(shown, row);
    for (const field of files) shown[field] = addressOf(store, row, field);
    if (hasAudio) {
      const { 'audio.originalName': fileName, 'audio.duration': duration, 'audio.peaks': peaks } = row;
      Object.assign(shown, { fileName, duration, peaks });
    }
    const { publishedAt, createdAt, version } = row;
    const updatedAt = row.updatedAt ?? createdAt;
    return Object.assign(shown, extra?.[index], {
      isPublished: row.isPublished === 1,
      publishedAt,
      createdAt,
      version,
      updatedAt,
    });
  });
}

/** The record with this id as `presentRows` gives it; ApiError 404 where there is none any more. */
export const presentRecord = async (database: Kysely<Database>, store: Store, kind: StoredKind, id: string): Promise<Shown> =>
  (await presentRows(database, store, kind, [await requireShown(database, kind, id)]))[0] ?? {};
