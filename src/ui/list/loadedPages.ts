import { hashKey, type Query, type QueryCache, type QueryKey } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';

/** `meta.nextPage` is the number of the page after it, `meta.rowBefore` the id of the row right before it, where the server tells. */
export type ServerPage = Pick<GetListResult<CatalogueRecord>, 'data' | 'meta'>;

type Id = CatalogueRecord['id'];

interface LoadedPage {
  number: number;
  query: Query<ServerPage>;
  data: CatalogueRecord[];
  readAt: number;
}

interface Place {
  at: number;
  readAt: number;
  /** Numbers of all pages that hold the row: one that moved meanwhile may be on two. */
  pages: number[];
}

/** After so many pages in a row without a row that is new the API does not turn pages. One such page is only what moved meanwhile. */
const MOST_BARREN = 2;

const nextPageOf = ({ meta }: ServerPage): number | undefined => {
  const next: unknown = meta?.nextPage;
  return typeof next === 'number' ? next : undefined;
};

const emptyFold = () => ({
  loaded: [] as LoadedPage[],
  /** The rows of all server pages in their order, each once and as last read. */
  rows: [] as CatalogueRecord[],
  places: new Map<Id, Place>(),
  /** Numbers of pages without rows. */
  empty: [] as number[],
  /**
   * The pages that do not fit their neighbour any more, as others deleted, added or moved rows in between: the older one of each such
   * pair, by its number, with words for what does not fit.
   */
  misfits: new Map<number, string>(),
  barren: 0,
  next: 1 as number | undefined,
});

export type LoadedRows = Readonly<ReturnType<typeof emptyFold>>;

/** What was gathered and one page more, the one that was to come next. */
const withPage = (fold: LoadedRows, page: LoadedPage, { data, meta }: ServerPage): LoadedRows => {
  const { number, readAt } = page;
  const rows = [...fold.rows];
  let hasNew = false;
  for (const row of data) {
    const place = fold.places.get(row.id);
    if (!place) {
      hasNew = true;
      fold.places.set(row.id, { at: rows.push(row) - 1, readAt, pages: [number] });
      continue;
    }
    if (!place.pages.includes(number)) place.pages.push(number);
    if (readAt < place.readAt) continue;
    rows[place.at] = row;
    place.readAt = readAt;
  }
  const before = fold.loaded.at(-1);
  const last = before?.data.at(-1)?.id;
  if (before && typeof meta?.rowBefore === 'string' && meta.rowBefore !== last) {
    const older = before.readAt <= readAt ? before : page;
    fold.misfits.set(older.number, `${older.number}: ${last} is not ${meta.rowBefore}`);
  }
  const barren = hasNew ? 0 : fold.barren + 1;
  return {
    ...fold,
    loaded: [...fold.loaded, page],
    rows,
    empty: data.length === 0 ? [...fold.empty, number] : fold.empty,
    barren,
    next: barren < MOST_BARREN ? nextPageOf({ data, meta }) : undefined,
  };
};

/**
 * Gathers the rows of server pages that pile up in the query cache. What was gathered is kept: while no page changes, and where one comes
 * at the end, no row is looked at again, however many there are.
 */
export const createLoadedRows = () => {
  let fold: LoadedRows = emptyFold();
  return (cache: QueryCache, keyOf: (number: number) => QueryKey): LoadedRows => {
    const queryOf = (number: number) => cache.get<ServerPage>(hashKey(keyOf(number)));
    const isSame = ({ query, data, readAt }: LoadedPage) =>
      query.state.data?.data === data && query.state.dataUpdatedAt === readAt && cache.get(query.queryHash) === query;
    const [first] = fold.loaded;
    if (first && (queryOf(first.number) !== first.query || !fold.loaded.every(isSame))) fold = emptyFold();
    while (fold.next !== undefined) {
      const number: number = fold.next;
      const query = queryOf(number);
      if (!query?.state.data) break;
      const page = { number, query, data: query.state.data.data, readAt: query.state.dataUpdatedAt };
      fold = withPage(fold, page, query.state.data);
    }
    return fold;
  };
};
