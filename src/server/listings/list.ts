import { type AliasedExpression, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { KINDS, type LookupName, type RecordKind } from '../../contract/kinds';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { type Parameters, runPrepared } from '../database/prepare';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';
import { cutWindow, type PageRequest, windowOf } from '../http/paging';
import { type RecordRow, referenceColumn, type StoredKind } from './storedKind';

/** Restricts to published or unpublished records; undefined takes both. */
export type PublicationFilter = boolean | undefined;

/** The tables and columns of kinds, whose names are known only when the API runs. */
type AnyTables = Record<string, Record<string, string | number | null>>;
type AnyQuery<Row = object> = SelectQueryBuilder<AnyTables, string, Row>;

const anyTable = (database: Kysely<Database>) => database.withTables<AnyTables>();

/** Condition on the rows of a kind's table: its constants, as several kinds may share the table, and the publication state. */
export const inState = (
  { constants, table }: StoredKind,
  isPublished?: PublicationFilter,
  alias: string = table,
): Expression<SqlBool> => {
  const conditions = Object.entries(constants).map(
    ([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${sql.lit(value)}`,
  );
  if (isPublished !== undefined) conditions.push(sql`${sql.ref(`${alias}.isPublished`)} = ${sql.lit(isPublished ? 1 : 0)}`);
  return conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;
};

/** What is read of a record that another one points to: the texts that name it, and its picture. */
export const referencedColumns = (target: LookupName): string[] => {
  const { names, picture }: RecordKind = KINDS[target];
  return [...names.flat(), ...(picture === undefined ? [] : [picture])];
};

/** The field that holds a kind's audio file, undefined where it has none. */
export const audioField = ({ files }: StoredKind): string | undefined =>
  Object.keys(files).find((field) => files[field]?.takes === 'audio');

/** What is told of an audio file beside its address. */
export const AUDIO_FACTS = ['originalName', 'duration', 'peaks'] as const;

/** The records of a kind that a query finds by their ids, as `shown`. What else the query finds is `found`. */
export const shownOf = (
  database: Kysely<Database>,
  { table }: StoredKind,
  found: AliasedExpression<{ id: string }, 'found'>,
): AnyQuery =>
  // A left join: SQLite would else go through all records and look each one up among the ids.
  anyTable(database).selectFrom(found).leftJoin(`${table} as shown`, 'shown.id', 'found.id');

/**
 * Reads all that an answer shows of records: their own columns by name, and those of what they point to by the field's name and theirs, as
 * in 'artist.stageName'.
 * @param shown a query for the records, as `shown`
 */
export const selectShown = (kind: StoredKind, shown: AnyQuery): AnyQuery<RecordRow> => {
  const references = Object.entries(kind.references);
  const columns = ['id', 'isPublished', 'publishedAt', 'createdAt', 'version', 'updatedAt'];
  columns.push(...Object.keys(kind.fields), ...Object.keys(kind.files));
  for (const [field] of references) columns.push(referenceColumn(field));
  let query = shown.select(columns.map((column) => `shown.${column} as ${column}`));
  for (const [field, target] of references)
    query = query
      .leftJoin(`${target} as ${field}`, `${field}.id`, `shown.${referenceColumn(field)}`)
      .select(referencedColumns(target).map((column) => `${field}.${column} as ${field}.${column}`));
  const audio = audioField(kind);
  if (audio !== undefined)
    query = query
      .leftJoin('files as audio', 'audio.key', `shown.${audio}`)
      .select(AUDIO_FACTS.map((fact) => `audio.${fact} as audio.${fact}`));
  return query.$castTo<RecordRow>();
};

/** A query for whole records of a kind, as they are stored. */
export const selectStored = (database: Kysely<Database>, kind: StoredKind) =>
  database.selectFrom(kind.table).selectAll().where(inState(kind)).$castTo<RecordRow>();

/** The stored record with this id, or undefined. */
export const findStored = (database: Kysely<Database>, kind: StoredKind, id: string): Promise<RecordRow | undefined> =>
  selectStored(database, kind).where('id', '=', id).executeTakeFirst();

const notFound = ({ noun }: StoredKind) => new ApiError(404, `This ${noun} was not found. It may have been deleted.`);

/** The stored record with this id; ApiError 404 in words where there is none. */
export async function requireStored(database: Kysely<Database>, kind: StoredKind, id: string): Promise<RecordRow> {
  const row = await findStored(database, kind, id);
  if (!row) throw notFound(kind);
  return row;
}

/** The record with this id as `selectShown` reads it; ApiError 404 in words where there is none. */
export async function requireShown(database: Kysely<Database>, kind: StoredKind, id: string): Promise<RecordRow> {
  const [row] = await runPrepared(
    database,
    `one of ${kind.name}`,
    (parameter) =>
      selectShown(kind, anyTable(database).selectFrom(`${kind.table} as shown`))
        .where(inState(kind, undefined, 'shown'))
        .where(
          'shown.id',
          '=',
          parameter((wanted: string) => wanted),
        ),
    id,
  );
  if (!row) throw notFound(kind);
  return row;
}

type PageWindow = Pick<PageRequest, 'limit' | 'offset'>;

/**
 * One page of a kind, newest first in an order that never ties, as `selectShown` reads it.
 * @returns its rows, the id of the row before them, and whether more follow: found out by one row more than asked for, as counting a large
 * catalogue takes longest of all
 */
export async function listRows(
  database: Kysely<Database>,
  kind: StoredKind,
  { limit, offset }: PageWindow,
  isPublished: PublicationFilter,
): Promise<{ rows: RecordRow[]; more: boolean; before: string | undefined }> {
  // The page that is asked for most has its numbers in the query: PostgreSQL can then plan it once for all.
  const isUsual = limit === SERVER_PAGE_SIZE && offset === 0;
  const build = (parameter: Parameters<PageWindow>) => {
    const newest = database
      .selectFrom(kind.table)
      .where(inState(kind, isPublished))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc');
    const usual = newest.selectAll().limit(sql.lit(SERVER_PAGE_SIZE + 1));
    // Of ids alone: an index has them, however far back the page is.
    const page = newest
      .select(['id', 'createdAt'])
      .limit(parameter((values) => values.limit))
      .offset(parameter((values) => values.offset));
    const shown = isUsual ? anyTable(database).selectFrom(usual.as('shown')) : shownOf(database, kind, page.as('found'));
    return selectShown(kind, shown).orderBy('shown.createdAt', 'desc').orderBy('shown.id', 'desc');
  };
  const name = `${isUsual ? 'first' : 'any'} page of ${kind.name} ${isPublished ?? ''}`;
  const read = await runPrepared(database, name, build, windowOf({ limit: limit + 1, offset }));
  const { rows, before } = cutWindow({ offset }, read);
  return { rows: rows.slice(0, limit), more: rows.length > limit, before };
}

/** The number of records of a kind. */
export async function countRows(database: Kysely<Database>, kind: StoredKind, isPublished: PublicationFilter): Promise<number> {
  const { total } = await database
    .selectFrom(kind.table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(inState(kind, isPublished))
    .executeTakeFirstOrThrow();
  return Number(total);
}
