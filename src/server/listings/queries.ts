import { type RawBuilder, sql } from 'kysely';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { once, prepare } from '../database/prepare';
import { ApiError } from '../errors/apiError';
import type { PageRequest } from '../http/paging';
import type { StoredKind } from './kinds';
import type { Handle, ListingRow } from './row';
import {
  inState,
  ofKind,
  type PublicationFilter,
  pageOf,
  recordColumns,
  SHOWN_NEWEST_FIRST,
  selectRows,
  selectShown,
  withIds,
} from './select';

/** The record with this id, or undefined. */
export const findRow = (database: Handle, kind: StoredKind, id: string): Promise<ListingRow | undefined> =>
  selectRows(database, kind).where('id', '=', id).executeTakeFirst();

const notFound = ({ noun }: StoredKind) => new ApiError(404, `This ${noun} was not found. It may have been deleted.`);

/** The record with this id; ApiError 404 in words where there is none. */
export async function requireRow(database: Handle, kind: StoredKind, id: string): Promise<ListingRow> {
  const row = await findRow(database, kind, id);
  if (!row) throw notFound(kind);
  return row;
}

const shownOf = once((kind: StoredKind) =>
  prepare<{ id: string }, ListingRow>((_handle, values) => {
    const record = sql`select ${recordColumns(kind)} from ${sql.table(kind.table)} where id = ${values(({ id }) => id)} and ${inState(kind)}`;
    return selectShown(kind, sql`(${record}) as shown`, SHOWN_NEWEST_FIRST);
  }),
);

/** The record with this id as `selectShown` reads it; ApiError 404 in words where there is none. */
export async function requireShown(database: Handle, kind: StoredKind, id: string): Promise<ListingRow> {
  // No id has U+0000, which PostgreSQL takes in no text (see database/nul.ts).
  const [row] = id.includes('\0') ? [] : await shownOf(kind)(database, { id });
  if (!row) throw notFound(kind);
  return row;
}

const pagesOf = once((kind: StoredKind) => {
  const prepared = (isPublished: PublicationFilter) => {
    const page = (from: RawBuilder<unknown>) => selectShown(kind, from, SHOWN_NEWEST_FIRST);
    const first = pageOf(kind, recordColumns(kind), isPublished, sql`limit ${sql.lit(SERVER_PAGE_SIZE + 1)}`);
    return {
      // The page that is asked for most has its numbers in the query: PostgreSQL can then plan it once for all.
      first: prepare<unknown, ListingRow>(() => page(sql`(${first}) as shown`)),
      any: prepare<{ limit: number; offset: number }, ListingRow>((_handle, values) => {
        const limits = sql`limit ${values(({ limit }) => limit)} offset ${values(({ offset }) => offset)}`;
        return page(withIds(kind, pageOf(kind, sql`id`, isPublished, limits)));
      }),
    };
  };
  return { all: prepared(undefined), published: prepared(true), unpublished: prepared(false) };
});

/**
 * One page of a kind, newest first in an order that never ties, as `selectShown` reads it.
 * @returns its rows, and whether more follow: found out by one row more than asked for, as counting a large catalogue takes longest of all
 */
export async function listRows(
  database: Handle,
  kind: StoredKind,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
  isPublished: PublicationFilter,
): Promise<{ rows: ListingRow[]; more: boolean }> {
  const { all, published, unpublished } = pagesOf(kind);
  const pages = isPublished === undefined ? all : isPublished ? published : unpublished;
  const isFirst = limit === SERVER_PAGE_SIZE && offset === 0;
  const rows = await (isFirst ? pages.first : pages.any)(database, { limit: limit + 1, offset });
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/** The number of records of a kind. */
export async function countRows(database: Handle, kind: StoredKind, isPublished: PublicationFilter): Promise<number> {
  let query = database
    .selectFrom(kind.table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(ofKind(kind));
  if (isPublished !== undefined) query = query.where('isPublished', '=', isPublished ? 1 : 0);
  const { total } = await query.executeTakeFirstOrThrow();
  return Number(total);
}
