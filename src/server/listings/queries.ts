import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { LookupName } from '../../contract/endpoints';
import { SEARCH_LIMIT } from '../../contract/limits';
import type { Database, RecordTable } from '../database/schema';
import { matches, matchRank, type SearchTerm, searchTerm } from '../database/search';
import { ApiError } from '../http/errors';
import type { PageRequest } from '../http/paging';
import type { RecordKind } from './kinds';
import { type Handle, type ListingRow, referenceColumn } from './row';
import { ofKind, selectRows } from './select';

/** Restricts to published or unpublished records; undefined takes both. */
export type PublicationFilter = boolean | undefined;

const byState = (isPublished: PublicationFilter) => (where: ExpressionBuilder<Database, RecordTable>) =>
  isPublished === undefined ? sql<SqlBool>`1 = 1` : where('isPublished', '=', isPublished ? 1 : 0);

/** The record with this id, or undefined. */
export const findRow = (database: Handle, kind: RecordKind, id: string): Promise<ListingRow | undefined> =>
  selectRows(database, kind).where('id', '=', id).executeTakeFirst();

/** The record with this id; ApiError 404 in words where there is none. */
export async function requireRow(database: Handle, kind: RecordKind, id: string): Promise<ListingRow> {
  const row = await findRow(database, kind, id);
  if (!row) throw new ApiError(404, `This ${kind.noun} was not found. It may have been deleted.`);
  return row;
}

/** One page of a kind, newest first in an order that never ties, and the number of rows in all. */
export async function listRows(
  database: Handle,
  kind: RecordKind,
  { limit, offset }: PageRequest,
  isPublished: PublicationFilter,
): Promise<{ rows: ListingRow[]; total: number }> {
  const rows = await selectRows(database, kind)
    .where(byState(isPublished))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await database
    .selectFrom(kind.table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(ofKind(kind))
    .where(byState(isPublished))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** References of a kind that its search looks through, with the kind each points to. */
const searchedReferences = ({ endpoint, searchedThrough }: RecordKind): [field: string, target: LookupName][] =>
  Object.entries(endpoint.references).filter(([field]) => searchedThrough.includes(field));

/**
 * Ids of the rows that hold the term, found in one pass before anything is sorted or fetched: left to itself PostgreSQL reads every
 * row of the kind, as the condition is about more than one table.
 */
const idsWithTerm = (database: Handle, kind: RecordKind, term: SearchTerm) => {
  const table = sql.table(kind.table);
  const throughReferences = searchedReferences(kind).map(
    ([field, target]) =>
      sql`select id from ${table} where ${sql.ref(`${kind.table}.${referenceColumn(field)}`)} in (select id from ${sql.table(target)} where ${matches(database, target, term)})`,
  );
  const found = [sql`select id from ${table} where ${matches(database, kind.table, term)}`, ...throughReferences];
  return sql<string>`(with hits as materialized (${sql.join(found, sql` union `)}) select id from hits)`;
};

/**
 * The records that hold the typed term in a text of their own, or in the name of a reference that the kind is searched through:
 * best matches first, newest first among equals, at most 100 (decisions, 'The API').
 */
export async function searchRows(
  database: Handle,
  kind: RecordKind,
  typed: string,
  isPublished: PublicationFilter,
): Promise<ListingRow[]> {
  const term = searchTerm(typed);
  if (!term) return [];
  return selectRows(database, kind)
    .where('id', 'in', idsWithTerm(database, kind, term))
    .where(byState(isPublished))
    .orderBy(matchRank(kind.table, term))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SEARCH_LIMIT)
    .execute();
}
