import { type Query, type QueryKey, type QueryState, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type GetListResult, type PaginationPayload, useEvent } from 'react-admin';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import type { CatalogueRecord } from '../../providers/types';
import { isNearEnd, pageCount } from './pages';

/** `meta.nextPage` is the number of the page after it, `meta.rowBefore` the id of the row right before it, where the server tells. */
type ServerPage = Pick<GetListResult<CatalogueRecord>, 'data' | 'meta'>;

interface ServerPagesOptions {
  keyOf: (pagination: PaginationPayload) => QueryKey;
  read: (pagination: PaginationPayload, signal: AbortSignal) => Promise<ServerPage>;
  enabled?: boolean;
  /** What was read before is read anew when it is seen; since the first drawing, where no moment is given. */
  openedAt?: number;
  /** Keeps all loaded server pages up to date, not only those on screen. */
  keepsAll?: boolean;
  /** The page that the person wants to see, from 1. */
  page: number;
  perPage: number;
}

/** Milliseconds for which nothing is read anew only because window or connection are back. */
const FRESH_FOR = 5_000;
const unlessFresh = ({ state }: Query<ServerPage>) => (Date.now() - state.dataUpdatedAt > FRESH_FOR ? 'always' : false);

/** After so many pages in a row without a row that is new the API does not turn pages. One such page is only what moved meanwhile. */
const MOST_BARREN = 2;

const nextPageOf = ({ meta }: ServerPage): number | undefined => {
  const next: unknown = meta?.nextPage;
  return typeof next === 'number' ? next : undefined;
};

interface LoadedPage {
  number: number;
  data: CatalogueRecord[];
  readAt: number;
  rowBefore: unknown;
}

/**
 * The pages that do not fit their neighbour any more, as others deleted, added or moved rows in between: the older one of each such pair,
 * by its number, with words for what does not fit.
 */
const findMisfits = (loaded: readonly LoadedPage[]) => {
  const misfits = new Map<number, string>();
  loaded.forEach((page, index) => {
    const before = loaded[index - 1];
    const last = before?.data.at(-1)?.id;
    if (!before || typeof page.rowBefore !== 'string' || page.rowBefore === last) return;
    const { number } = before.readAt <= page.readAt ? before : page;
    misfits.set(number, `${number}: ${last} is not ${page.rowBefore}`);
  });
  return misfits;
};

/** The rows of all server pages in their order, each once and as last read. */
const gatherRows = (loaded: readonly LoadedPage[]) => {
  const rows = new Map<CatalogueRecord['id'], { row: CatalogueRecord; readAt: number }>();
  for (const { data, readAt } of loaded)
    for (const row of data) if (readAt >= (rows.get(row.id)?.readAt ?? 0)) rows.set(row.id, { row, readAt });
  return Array.from(rows.values(), ({ row }) => row);
};

/**
 * Server pages that pile up (spec 4), a query for each: those on screen are kept up to date, the others once they come to be seen, and the
 * next one is asked for near the end (spec 9). One that does not fit its neighbour is read again: what is shown is what exists. `page` is
 * the last of `pages` where the wanted one does not exist.
 */
export const useServerPages = ({
  keyOf,
  read,
  enabled = true,
  keepsAll,
  page: wantedPage,
  perPage,
  ...since
}: ServerPagesOptions) => {
  const queryClient = useQueryClient();
  const [drawnAt] = useState(Date.now);
  const { openedAt = drawnAt } = since;
  const paginationOf = (number: number) => ({ page: number, perPage: SERVER_PAGE_SIZE });

  // Read from the cache, as which pages are wanted depends on what they hold. The queries below draw anew at every change to it.
  const loaded: LoadedPage[] = [];
  const known = new Set<CatalogueRecord['id']>();
  let next: number | undefined = 1;
  for (let barren = 0; next !== undefined; ) {
    const state: QueryState<ServerPage> | undefined = queryClient.getQueryState<ServerPage>(keyOf(paginationOf(next)));
    if (!state?.data) break;
    const { data, meta } = state.data;
    barren = data.some(({ id }) => !known.has(id)) ? 0 : barren + 1;
    for (const { id } of data) known.add(id);
    loaded.push({ number: next, data, readAt: state.dataUpdatedAt, rowBefore: meta?.rowBefore });
    next = barren < MOST_BARREN ? nextPageOf(state.data) : undefined;
  }
  const rows = gatherRows(loaded);
  const pages = pageCount(rows.length, perPage);
  const page = loaded.length > 0 ? Math.min(wantedPage, pages) : wantedPage;
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const shownIds = new Set(shown.map(({ id }) => id));
  // A server page without rows is seen wherever the person is.
  const wanted = loaded.map(({ number, data }) => ({
    number,
    isWanted: keepsAll || data.length === 0 || data.some(({ id }) => shownIds.has(id)),
  }));
  if (next !== undefined) wanted.push({ number: next, isWanted: isNearEnd(page, pages) });

  const results = useQueries({
    queries: wanted.map(({ number, isWanted }) => ({
      queryKey: keyOf(paginationOf(number)),
      queryFn: ({ signal }: { signal: AbortSignal }) => read(paginationOf(number), signal),
      enabled: enabled && isWanted,
      // Turning pages reads nothing twice, coming back to the list does.
      staleTime: ({ state }: Query<ServerPage>) => (state.dataUpdatedAt < openedAt ? 0 : Number.POSITIVE_INFINITY),
      refetchOnWindowFocus: unlessFresh,
      refetchOnReconnect: unlessFresh,
      notifyOnChangeProps: ['data' as const, 'error' as const, 'isFetching' as const],
    })),
  });
  const coming = loaded.length > 0 ? results[loaded.length] : undefined;
  const isFetching = results.some((result) => result.isFetching);
  const misfits = findMisfits(loaded);
  const unfit = wanted.flatMap(({ number, isWanted }) => (isWanted && misfits.get(number)) || []);
  const reread = useRef(new Set<string>());
  const readAgain = useEvent((pages: string) => {
    // Once for each: a server whose pages never fit is not asked without end.
    if (reread.current.has(pages)) return;
    reread.current.add(pages);
    for (const [number, words] of misfits)
      if (unfit.includes(words)) queryClient.invalidateQueries({ queryKey: keyOf(paginationOf(number)), exact: true });
  });
  const toReadAgain = enabled && !isFetching ? unfit.join() : '';
  useEffect(() => {
    if (toReadAgain !== '') readAgain(toReadAgain);
  }, [toReadAgain, readAgain]);

  return {
    rows,
    shown,
    page,
    pages,
    hasMore: next !== undefined,
    isPending: results[0]?.isPending === true,
    isRetrying: results[0]?.isPending === true && results[0].errorUpdateCount > 0,
    isFetching,
    failure: results.find(({ error, isFetching }, index) => error && !isFetching && wanted[index]?.isWanted)?.error ?? null,
    isLoadingMore: coming?.isFetching === true,
    hasLoadingMoreFailed: coming !== undefined && coming.errorUpdateCount > 0,
    retry: () => {
      for (const { error, refetch } of results) if (error) refetch();
    },
  };
};
