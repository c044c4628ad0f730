import type { Kysely } from 'kysely';
import { z } from 'zod';
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

/** Names of what a record points to, by id. */
export type KnownNames = ReadonlyMap<string, string>;

const pointedTo = z.looseObject({ _id: z.string(), name: z.string().nullish() });

/** The names that an answer shows of what its record points to: what was read once need not be read again. */
export const namesIn = ({ references }: StoredKind, shown: Row): KnownNames => {
  const kinds = { ...references, target: undefined };
  return new Map(
    Object.entries(kinds).flatMap(([field, target]) => {
      const { data } = pointedTo.safeParse(shown[field]);
      return data ? [[data._id, target ? recordName(KINDS[target], data) : (data.name ?? '')] as const] : [];
    }),
  );
};

const nameOf = async (database: Kysely<Database>, target: LookupName, id: string) => {
  const row = await database.selectFrom(target).select(KINDS[target].names.flat()).where('id', '=', id).executeTakeFirst();
  return row === undefined ? '' : recordName(KINDS[target], row);
};

/** The value of a field as the history keeps it: a reference with its name as of now, which is '' where it is gone. */
const valueIn = async (database: Kysely<Database>, kind: StoredKind, field: string, row: Row, known: KnownNames) => {
  const text = storedText(row, columnOf(kind, field));
  const target = targetIn(kind, field, row);
  if (text === null || target === undefined) return text;
  return { _id: text, name: known.get(text) ?? (await nameOf(database, target, text)) };
};

/**
 * The fields in which two rows of a record differ, in the order of spec 3, then its publication.
 * @param before undefined for a new record
 * @param known names that need not be read
 */
export async function changesBetween(
  database: Kysely<Database>,
  kind: StoredKind,
  before: RecordRow | undefined,
  after: Row,
  known: KnownNames,
): Promise<HistoryChange[]> {
  const changes: HistoryChange[] = [];
  const old = before ?? {};
  for (const field of formFields(kind)) {
    const column = columnOf(kind, field);
    if (storedText(old, column) === storedText(after, column)) continue;
    const from = await valueIn(database, kind, field, old, known);
    const to = await valueIn(database, kind, field, after, known);
    changes.push({ field, from, to });
  }
  const [was, is] = [before?.isPublished === 1, after.isPublished === 1];
  if (was !== is) changes.push({ field: 'isPublished', from: before === undefined ? null : was, to: is });
  const [from, to] = [storedText(old, 'publishedAt'), storedText(after, 'publishedAt')];
  if (from !== to) changes.push({ field: 'publishedAt', from, to });
  return changes;
}
