import type { Kysely } from 'kysely';
import { TARGET_LOOKUPS } from '../../contract/endpoints';
import type { HistoryChange } from '../../contract/history';
import { formFields, KINDS, type LookupName, recordName } from '../../contract/kinds';
import { TARGET_TYPES } from '../../contract/limits';
import type { Database } from '../database/schema';
import { type RecordRow, referenceColumn, type StoredKind, storedText } from './storedKind';

type Row = Readonly<Record<string, unknown>>;

/** Where a field's value is stored. */
export const columnOf = ({ references }: StoredKind, field: string): string =>
  field in references ? referenceColumn(field) : field;

/** The kind that the id in a field of this row is of; undefined where the field holds no id. */
const targetIn = ({ references, fields }: StoredKind, field: string, row: Row): LookupName | undefined => {
  if (fields[field] !== 'id') return references[field];
  const type = TARGET_TYPES.find((known) => known === row.targetType);
  return type && TARGET_LOOKUPS[type];
};

const nameOf = async (database: Kysely<Database>, target: LookupName, id: string) => {
  const row = await database.selectFrom(target).select(KINDS[target].names.flat()).where('id', '=', id).executeTakeFirst();
  return row === undefined ? '' : recordName(KINDS[target], row);
};

/** The value of a field as the history keeps it: a reference with its name as of now, which is '' where it is gone. */
const valueIn = async (database: Kysely<Database>, kind: StoredKind, field: string, row: Row) => {
  const text = storedText(row, columnOf(kind, field));
  const target = targetIn(kind, field, row);
  return text === null || target === undefined ? text : { _id: text, name: await nameOf(database, target, text) };
};

/**
 * The fields in which two rows of a record differ, in the order of spec 3, then its publication.
 * @param before undefined for a new record
 */
export async function changesBetween(
  database: Kysely<Database>,
  kind: StoredKind,
  before: RecordRow | undefined,
  after: Row,
): Promise<HistoryChange[]> {
  const changes: HistoryChange[] = [];
  const old = before ?? {};
  for (const field of formFields(kind)) {
    const column = columnOf(kind, field);
    if (storedText(old, column) === storedText(after, column)) continue;
    const [from, to] = [await valueIn(database, kind, field, old), await valueIn(database, kind, field, after)];
    changes.push({ field, from, to });
  }
  const [was, is] = [before?.isPublished === 1, after.isPublished === 1];
  if (was !== is) changes.push({ field: 'isPublished', from: before === undefined ? null : was, to: is });
  const [from, to] = [storedText(old, 'publishedAt'), storedText(after, 'publishedAt')];
  if (from !== to) changes.push({ field: 'publishedAt', from, to });
  return changes;
}
