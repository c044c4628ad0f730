import type { ExpressionBuilder } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { LookupName } from '../../contract/kinds';
import { as } from '../database/prepare';
import type { Database, RecordTable } from '../database/schema';
import type { StoredKind } from './kinds';
import { type Handle, type ListingRow, referenceColumn } from './row';

/** Condition on the rows of a kind's table: those that hold its constants, where several kinds share the table. */
export const ofKind =
  ({ endpoint }: StoredKind) =>
  (where: ExpressionBuilder<Database, RecordTable>) =>
    where.and(endpoint.constants);

/** A query for whole records of a kind. */
export const selectRows = (database: Handle, kind: StoredKind) =>
  database.selectFrom(kind.table).selectAll().where(ofKind(kind)).$castTo<ListingRow>();

/** Restricts to published or unpublished records; undefined takes both. */
export type PublicationFilter = boolean | undefined;

/** The same condition in a query that is put together as text, together with the publication state. */
export const inState = ({ endpoint, table }: StoredKind, isPublished?: PublicationFilter): RawBuilder<boolean> => {
  const conditions = Object.entries(endpoint.constants).map(
    ([column, value]) => sql`${sql.ref(`${table}.${column}`)} = ${sql.lit(value)}`,
  );
  if (isPublished !== undefined) conditions.push(sql`${sql.ref(`${table}.isPublished`)} = ${sql.lit(isPublished ? 1 : 0)}`);
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

/** What is read of a record that another one points to (spec 3: stageName of an artist, name of an album or channel). */
export const REFERENCE_COLUMNS: Readonly<Partial<Record<LookupName, readonly string[]>>> = {
  artists: ['stageName', 'firstName', 'lastName', 'photo'],
  albums: ['name', 'albumArt'],
  channels: ['name', 'photo'],
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Under which name a row carries a column of the record that `field` points to. */
export const carried = (field: string, column: string): string => `of${capital(field)}${capital(column)}`;

/** The field that holds a kind's audio file, undefined where it has none. */
export const soundField = ({ files }: StoredKind): string | undefined =>
  Object.entries(files).find(([, takes]) => takes === 'audio')?.[0];

/** The columns of a kind's own that an answer needs. */
const ownColumns = ({ endpoint, files }: StoredKind): string[] => [
  ...['id', 'isPublished', 'publishedAt', 'createdAt', ...Object.keys(endpoint.fields), ...Object.keys(files)],
  ...Object.keys(endpoint.references).map(referenceColumn),
];

/** The same for a query that gives `selectShown` its records. */
export const recordColumns = (kind: StoredKind): RawBuilder<unknown> =>
  sql.join(ownColumns(kind).map((column) => sql.ref(column)));

const columnsOf = (kind: StoredKind): RawBuilder<unknown>[] => {
  const references = Object.entries(kind.endpoint.references);
  const own = ownColumns(kind).map((column) => as(sql.ref(`shown.${column}`), column));
  const pointedAt = references.flatMap(([field, target]) =>
    (REFERENCE_COLUMNS[target] ?? []).map((column) => as(sql.ref(`${field}.${column}`), carried(field, column))),
  );
  const sound = soundField(kind) === undefined ? [] : ['originalName', 'duration'];
  return [...own, ...pointedAt, ...sound.map((column) => as(sql.ref(`sound.${column}`), carried('sound', column)))];
};

/**
 * A query for records with all that an answer shows of them and of what they point to, in one go.
 * @param from gives the records, as `shown`: `(select …) as shown`
 * @param order by which they come
 * @param beside further columns
 */
export const selectShown = (
  kind: StoredKind,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  beside: readonly RawBuilder<unknown>[] = [],
): RawBuilder<ListingRow> => {
  const joins = Object.entries(kind.endpoint.references).map(
    ([field, target]) =>
      sql`left join ${sql.table(target)} as ${sql.id(field)} on ${sql.ref(`${field}.id`)} = ${sql.ref(`shown.${referenceColumn(field)}`)}`,
  );
  const soundColumn = soundField(kind);
  if (soundColumn !== undefined)
    joins.push(sql`left join ${sql.table('files')} as sound on sound.key = ${sql.ref(`shown.${soundColumn}`)}`);
  return sql<ListingRow>`select ${sql.join([...columnsOf(kind), ...beside])} from ${from} ${sql.join(joins, sql` `)} order by ${order}`;
};

export const NEWEST_FIRST = sql`created_at desc, id desc`;
/** Newest first, of records as `selectShown` reads them. */
export const SHOWN_NEWEST_FIRST = sql`shown.created_at desc, shown.id desc`;

/**
 * The records of a kind whose ids a query finds, for `selectShown`; what else the query finds is `found`. A left join, as SQLite would else
 * go through all records and look each one up among the ids.
 */
export const withIds = (kind: StoredKind, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${ids}) as found left join ${sql.table(kind.table)} as shown on shown.id = found.id`;

/** A page of a kind, newest first. Of an index alone where it gives ids, however far back the page is. */
export const pageOf = (
  kind: StoredKind,
  columns: RawBuilder<unknown>,
  isPublished: PublicationFilter,
  limits: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`select ${columns} from ${sql.table(kind.table)} where ${inState(kind, isPublished)} order by ${NEWEST_FIRST} ${limits}`;
