import { type Query, type QueryKey, type QueryState, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetListResult, PaginationPayload, RaRecord } from 'react-admin';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { isNearEnd, pageCount } from './pages';

/** `meta.nextPage` is the number of the page after it. */
type ServerPage = Pick<GetListResult, 'data' | 'meta'>;

interface ServerPagesOptions {
  keyOf: (pagination: PaginationPayload) => QueryKey;
  read: (pagination: PaginationPayload, signal: AbortSignal) => Promise<ServerPage>;
  enabled?: boolean;
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

/** The rows of all server pages in their order, each once and as last read. */
const gatherRows = (loaded: readonly { data: RaRecord[]; readAt: number }[]) => {
  const rows = new Map<RaRecord['id'], { row: RaRecord; readAt: number }>();
  for (const { data, readAt } of loaded)
    for (const row of data) if (readAt >= (rows.get(row.id)?.readAt ?? 0)) rows.set(row.id, { row, readAt });
  return Array.from(rows.values(), ({ row }) => row);
};

/**
 * Server pages that pile up (spec 4), a query for each: those on screen are kept up to date, the others once they come to be seen, and the
 * next one is asked for near the end (spec 9). `page` is the last of `pages` where the wanted one does not exist.
 */
export const useServerPages = ({ keyOf, read, enabled = true, keepsAll, page: wantedPage, perPage }: ServerPagesOptions) => {
  const queryClient = useQueryClient();
  const [openedAt] = useState(Date.now);
  const paginationOf = (number: number) => ({ page: number, perPage: SERVER_PAGE_SIZE });

  // Read from the cache, as which pages are wanted depends on what they hold. The queries below draw anew at every change to it.
  const loaded: { number: number; data: RaRecord[]; readAt: number }[] = [];
  const known = new Set<RaRecord['id']>();
  let next: number | undefined = 1;
  for (let barren = 0; next !== undefined; ) {
    const state: QueryState<ServerPage> | undefined = queryClient.getQueryState<ServerPage>(keyOf(paginationOf(next)));
    if (!state?.data) break;
    const { data } = state.data;
    barren = data.some(({ id }) => !known.has(id)) ? 0 : barren + 1;
    for (const { id } of data) known.add(id);
    loaded.push({ number: next, data, readAt: state.dataUpdatedAt });
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

  return {
    rows,
    shown,
    page,
    pages,
    hasMore: next !== undefined,
    isPending: results[0]?.isPending === true,
    isFetching: results.some(({ isFetching }) => isFetching),
    failure: results.find(({ error, isFetching }, index) => error && !isFetching && wanted[index]?.isWanted)?.error ?? null,
    isLoadingMore: coming?.isFetching === true,
    hasLoadingMoreFailed: coming?.isError === true,
    retry: () => {
      for (const { error, refetch } of results) if (error) refetch();
    },
  };
};
