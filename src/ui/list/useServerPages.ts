import { type Query, type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetListResult, RaRecord } from 'react-admin';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { isNearEnd, pageCount } from './pages';

type ServerPage = Pick<GetListResult, 'data' | 'pageInfo'>;
type LoadedPage = ServerPage & { readAt: number };

/** Which server page is meant, from 1. */
export interface ServerPagination {
  page: number;
  perPage: number;
}

interface ServerPagesOptions {
  /** Key of a server page in the cache. */
  keyOf: (pagination: ServerPagination) => QueryKey;
  read: (pagination: ServerPagination, signal: AbortSignal) => Promise<ServerPage>;
  enabled?: boolean;
  /** The page that the person wants to see, from 1, and its number of rows. */
  page: number;
  perPage: number;
}

/** What was read less than this ago, in milliseconds, is not read anew because window or connection are back. */
const FRESH_FOR = 5_000;
const isOutdated = ({ state }: Query<ServerPage>) => (Date.now() - state.dataUpdatedAt > FRESH_FOR ? 'always' : false);

const hasNext = (page: ServerPage) => page.pageInfo?.hasNextPage === true;

/** The rows of all server pages in their order, each once and as last read, and where each server page begins among them. */
const gatherRows = (loaded: readonly LoadedPage[]) => {
  const rows = new Map<RaRecord['id'], { row: RaRecord; readAt: number }>();
  const starts: number[] = [];
  for (const { data, readAt } of loaded) {
    starts.push(rows.size);
    for (const row of data) if (readAt >= (rows.get(row.id)?.readAt ?? 0)) rows.set(row.id, { row, readAt });
  }
  return { rows: Array.from(rows.values(), ({ row }) => row), starts };
};

/**
 * Server pages that pile up (spec 4), a query for each: those on screen are kept up to date, the others once they come to be seen, and the
 * next one is asked for near the end (spec 9).
 * @returns the `rows` of all server pages; the person's `page` as far as it exists, of `pages`; the `failure` of the last call for what is
 *   on screen or next, and `retry`
 */
export const useServerPages = ({ keyOf, read, enabled = true, page: wantedPage, perPage }: ServerPagesOptions) => {
  const queryClient = useQueryClient();
  const [openedAt] = useState(Date.now);
  const paginationOf = (index: number) => ({ page: index + 1, perPage: SERVER_PAGE_SIZE });

  // Which of them are wanted depends on what they hold, so it is read here; the queries below tell of every change to it.
  const loaded: LoadedPage[] = [];
  const readNext = () => {
    const state = queryClient.getQueryState<ServerPage>(keyOf(paginationOf(loaded.length)));
    return state?.data && { ...state.data, readAt: state.dataUpdatedAt };
  };
  for (let next = readNext(); next; next = hasNext(next) ? readNext() : undefined) loaded.push(next);
  const last = loaded.at(-1);
  const { rows, starts } = gatherRows(loaded);
  const pages = pageCount(rows.length, perPage);
  const page = last ? Math.min(wantedPage, pages) : wantedPage;

  const isOnScreen = (index: number) => {
    const start = starts[index] ?? 0;
    // A page without rows is seen where they would be.
    const end = Math.max(start + 1, starts[index + 1] ?? rows.length);
    return start < page * perPage && end > (page - 1) * perPage;
  };
  const isWanted = (index: number) => (index < loaded.length ? isOnScreen(index) : isNearEnd(page, pages));
  const results = useQueries({
    queries: Array.from({ length: loaded.length + (!last || hasNext(last) ? 1 : 0) }, (_, index) => ({
      queryKey: keyOf(paginationOf(index)),
      queryFn: ({ signal }: { signal: AbortSignal }) => read(paginationOf(index), signal),
      enabled: enabled && isWanted(index),
      // Turning pages reads nothing twice, coming back to the list does.
      staleTime: ({ state }: Query<ServerPage>) => (state.dataUpdatedAt < openedAt ? 0 : Number.POSITIVE_INFINITY),
      refetchOnWindowFocus: isOutdated,
      refetchOnReconnect: isOutdated,
      notifyOnChangeProps: ['data' as const, 'error' as const, 'isFetching' as const],
    })),
  });
  const next = results[loaded.length];

  return {
    rows,
    page,
    pages,
    isPending: results[0]?.isPending === true,
    isFetching: results.some(({ isFetching }) => isFetching),
    failure: results.find(({ error, isFetching }, index) => error && !isFetching && isWanted(index))?.error ?? null,
    isLoadingMore: last !== undefined && next?.isFetching === true,
    hasLoadingMoreFailed: last !== undefined && next?.isError === true,
    retry: () => {
      for (const { error, refetch } of results) if (error) refetch();
    },
  };
};
