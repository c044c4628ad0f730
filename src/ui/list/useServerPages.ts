import { type Query, type QueryKey, QueryObserver, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type PaginationPayload, useEvent } from 'react-admin';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { createLoadedRows, type LoadedRows, type ServerPage } from './loadedPages';
import { isNearEnd, pageCount } from './pages';

interface ServerPagesOptions {
  /** Both are kept by the queries, with all that is known where they are made: not in a drawing. */
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

/** How a page is asked for. */
type Asked = Pick<ServerPagesOptions, 'keyOf' | 'read'> & { openedAt: number };

const paginationOf = (number: number) => ({ page: number, perPage: SERVER_PAGE_SIZE });

/** Outside the drawing that asks: a query would keep all that one knew, such as the rows gathered until then, a list for each page. */
const pageQuery = ({ keyOf, read, openedAt }: Asked, number: number, enabled: boolean) => ({
  queryKey: keyOf(paginationOf(number)),
  queryFn: ({ signal }: { signal: AbortSignal }) => read(paginationOf(number), signal),
  enabled,
  // Turning pages reads nothing twice, coming back to the list does.
  staleTime: ({ state }: Query<ServerPage>) => (state.dataUpdatedAt < openedAt ? 0 : Number.POSITIVE_INFINITY),
  refetchOnWindowFocus: unlessFresh,
  refetchOnReconnect: unlessFresh,
});

/**
 * Keeps pages in the cache while the list is shown, those too that are not on screen, and draws anew when one changes. Each is watched once,
 * when it comes.
 */
const useKept = (loaded: LoadedRows['loaded'], watch: (number: number) => QueryObserver<ServerPage>) => {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [kept] = useState(() => new Map<Query<ServerPage>, () => void>());
  const keep = useEvent((pages: LoadedRows['loaded']) => {
    const queries = new Set(pages.map(({ query }) => query));
    for (const [query, stop] of kept) {
      if (queries.has(query)) continue;
      stop();
      kept.delete(query);
    }
    for (const { number, query } of pages) if (!kept.has(query)) kept.set(query, watch(number).subscribe(redraw));
  });
  useEffect(() => keep(loaded), [loaded, keep]);
  useEffect(
    () => () => {
      for (const stop of kept.values()) stop();
      kept.clear();
    },
    [kept],
  );
};

/**
 * Server pages that pile up (spec 4), a query for each: those on screen are kept up to date, the others once they come to be seen, and the
 * next one is asked for near the end (spec 9). One that does not fit its neighbour is read again: what is shown is what exists. `page` is
 * the last of `pages` where the wanted one does not exist. To turn a page costs the same however many are loaded.
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
  const numberedKey = (number: number) => keyOf(paginationOf(number));

  // Read from the cache, as which pages are wanted depends on what they hold.
  const [gather] = useState(createLoadedRows);
  const { loaded, rows, places, empty, misfits, next } = gather(queryClient.getQueryCache(), numberedKey);
  const pages = pageCount(rows.length, perPage);
  const page = loaded.length > 0 ? Math.min(wantedPage, pages) : wantedPage;
  const shown = useMemo(() => rows.slice((page - 1) * perPage, page * perPage), [rows, page, perPage]);
  // A server page without rows is seen wherever the person is.
  const seen = new Set([...empty, ...shown.flatMap(({ id }) => places.get(id)?.pages ?? [])]);
  const wanted = loaded.filter(({ number }) => keepsAll || seen.has(number)).map(({ number }) => ({ number, isWanted: true }));
  if (next !== undefined) wanted.push({ number: next, isWanted: isNearEnd(page, pages) });

  const asked = { keyOf, read, openedAt };
  // Before the queries below let go of a page, so that nothing that is on its way is given up.
  useKept(
    loaded,
    (number) => new QueryObserver<ServerPage>(queryClient, { ...pageQuery(asked, number, false), notifyOnChangeProps: ['data'] }),
  );
  const results = useQueries({
    queries: wanted.map(({ number, isWanted }) => ({
      ...pageQuery(asked, number, enabled && isWanted),
      notifyOnChangeProps: ['data' as const, 'error' as const, 'isFetching' as const],
    })),
  });
  const first = loaded.length === 0 ? results[0] : undefined;
  const coming = loaded.length > 0 && next !== undefined ? results.at(-1) : undefined;
  const isFetching = results.some((result) => result.isFetching);
  const unfit = wanted.flatMap(({ number, isWanted }) => (isWanted && misfits.get(number)) || []);
  const reread = useRef(new Set<string>());
  const readAgain = useEvent((pages: string) => {
    // Once for each: a server whose pages never fit is not asked without end.
    if (reread.current.has(pages)) return;
    reread.current.add(pages);
    for (const [number, words] of misfits)
      if (unfit.includes(words)) queryClient.invalidateQueries({ queryKey: numberedKey(number), exact: true });
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
    isPending: first?.isPending === true,
    isRetrying: first?.isPending === true && first.errorUpdateCount > 0,
    isFetching,
    failure: results.find(({ error, isFetching }, index) => error && !isFetching && wanted[index]?.isWanted)?.error ?? null,
    isLoadingMore: coming?.isFetching === true,
    hasLoadingMoreFailed: coming !== undefined && coming.errorUpdateCount > 0,
    retry: () => {
      for (const { error, refetch } of results) if (error) refetch();
    },
  };
};
