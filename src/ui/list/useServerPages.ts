import { type Query, type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetListResult, PaginationPayload, RaRecord } from 'react-admin';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { isNearEnd, pageCount } from './pages';

type ServerPage = Pick<GetListResult, 'data' | 'pageInfo'>;

interface ServerPagesOptions {
  /** Key of a server page in the cache. */
  keyOf: (pagination: PaginationPayload) => QueryKey;
  read: (pagination: PaginationPayload, signal: AbortSignal) => Promise<ServerPage>;
  enabled?: boolean;
  /** Keeps all loaded server pages up to date, where their number shows: a song is added behind the last. */
  keepsAll?: boolean;
  /** The page that the person wants to see, from 1, and its number of rows. */
  page: number;
  perPage: number;
}

/** What was read less than this ago, in milliseconds, is not read anew because window or connection are back. */
const FRESH_FOR = 5_000;
const unlessFresh = ({ state }: Query<ServerPage>) => (Date.now() - state.dataUpdatedAt > FRESH_FOR ? 'always' : false);

/** The rows of all server pages in their order, each once and as last read. */
const gatherRows = (loaded: readonly { data: RaRecord[]; readAt: number }[]) => {
  const rows = new Map<RaRecord['id'], { row: RaRecord; readAt: number }>();
  for (const { data, readAt } of loaded)
    for (const row of data) if (readAt >= (rows.get(row.id)?.readAt ?? 0)) rows.set(row.id, { row, readAt });
  return Array.from(rows.values(), ({ row }) => row);
};

/**
 * Server pages that pile up (spec 4), a query for each: those on screen are kept up to date, the others once they come to be seen, and the
 * next one is asked for near the end (spec 9).
 * @returns the `rows` of all server pages, of them those `shown` on the person's `page`, which is the last of `pages` where it does not exist;
 *   the `failure` of the last call for what is shown or next, and `retry`
 */
export const useServerPages = ({ keyOf, read, enabled = true, keepsAll, page: wantedPage, perPage }: ServerPagesOptions) => {
  const queryClient = useQueryClient();
  const [openedAt] = useState(Date.now);
  const paginationOf = (index: number) => ({ page: index + 1, perPage: SERVER_PAGE_SIZE });

  // Which of them are wanted depends on what they hold, so it is read here; the queries below tell of every change to it.
  const loaded: { data: RaRecord[]; readAt: number }[] = [];
  let hasMore = true;
  while (hasMore) {
    const state = queryClient.getQueryState<ServerPage>(keyOf(paginationOf(loaded.length)));
    if (!state?.data) break;
    loaded.push({ data: state.data.data, readAt: state.dataUpdatedAt });
    hasMore = state.data.pageInfo?.hasNextPage === true;
  }
  const rows = gatherRows(loaded);
  const pages = pageCount(rows.length, perPage);
  const page = loaded.length > 0 ? Math.min(wantedPage, pages) : wantedPage;
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const shownIds = new Set(shown.map(({ id }) => id));
  // A server page without rows is seen wherever the person is.
  const wanted = loaded.map(({ data }) => keepsAll || data.length === 0 || data.some(({ id }) => shownIds.has(id)));
  if (hasMore) wanted.push(isNearEnd(page, pages));

  const results = useQueries({
    queries: wanted.map((isWanted, index) => ({
      queryKey: keyOf(paginationOf(index)),
      queryFn: ({ signal }: { signal: AbortSignal }) => read(paginationOf(index), signal),
      enabled: enabled && isWanted,
      // Turning pages reads nothing twice, coming back to the list does.
      staleTime: ({ state }: Query<ServerPage>) => (state.dataUpdatedAt < openedAt ? 0 : Number.POSITIVE_INFINITY),
      refetchOnWindowFocus: unlessFresh,
      refetchOnReconnect: unlessFresh,
      notifyOnChangeProps: ['data' as const, 'error' as const, 'isFetching' as const],
    })),
  });
  const next = loaded.length > 0 ? results[loaded.length] : undefined;

  return {
    rows,
    shown,
    page,
    pages,
    isPending: results[0]?.isPending === true,
    isFetching: results.some(({ isFetching }) => isFetching),
    failure: results.find(({ error, isFetching }, index) => error && !isFetching && wanted[index])?.error ?? null,
    isLoadingMore: next?.isFetching === true,
    hasLoadingMoreFailed: next?.isError === true,
    retry: () => {
      for (const { error, refetch } of results) if (error) refetch();
    },
  };
};
