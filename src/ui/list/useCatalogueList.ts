import { useEffect, useMemo } from 'react';
import { type RaRecord, useGetList, useInfiniteGetList, useNotify } from 'react-admin';
import { SEARCH_DELAY, SEARCH_LIMIT, SERVER_PAGE_SIZE } from '../../contract/limits';
import { useCatalogueResource } from '../CatalogueResource';
import { isNearEnd, pageCount } from './pages';
import { useDebounced } from './useDebounced';
import { useListMemory } from './useListMemory';

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

const eachOnce = (rows: RaRecord[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

/**
 * Rows and state of a kind's list (spec 2, 4, 9): server pages of 20 pile up, each row once; paging works on the loaded rows; once a
 * term is entered the search's rows stand instead of the plain list's, always those of the term in the box.
 * Paging slices the loaded rows here and not in react-admin's useList, whose work grows with every loaded row.
 * @returns the current page, the state of `useListMemory` with its setter, and `loadMore`, which asks for the next server page again
 *   after a failure.
 */
export const useCatalogueList = () => {
  const { name: resource, quietSearchFailure } = useCatalogueResource();
  const notify = useNotify();
  const [memory, change] = useListMemory(resource);
  const { isPublished, perPage } = memory;
  const filter = useMemo(() => (isPublished === undefined ? {} : { isPublished }), [isPublished]);

  const term = memory.text.trim();
  const settledTerm = useDebounced(term, SEARCH_DELAY);
  const searching = term !== '';
  const page = searching ? memory.searchPage : memory.page;
  const setPage = (next: number) => change(searching ? { searchPage: next } : { page: next });

  const alertFailure = (error: Error) => notify(error.message, { type: 'error' });
  const plain = useInfiniteGetList(
    resource,
    { pagination: { page: 1, perPage: SERVER_PAGE_SIZE }, sort: NEWEST_FIRST, filter },
    { enabled: !searching, retry: false, onError: alertFailure },
  );
  const found = useGetList(
    resource,
    { pagination: { page: 1, perPage: SEARCH_LIMIT }, sort: NEWEST_FIRST, filter: { ...filter, q: settledTerm } },
    { enabled: searching && term === settledTerm, retry: false, onError: quietSearchFailure ? undefined : alertFailure },
  );

  const pages = plain.data?.pages;
  const rows = useMemo(
    () => eachOnce(searching ? (found.data ?? []) : (pages ?? []).flatMap((serverPage) => serverPage.data)),
    [searching, found.data, pages],
  );
  const settling = searching && term !== settledTerm;
  const isPending = settling || (searching ? found.isPending : plain.isPending);
  const failure = searching ? found.error : plain.error;
  const error = settling || (searching && quietSearchFailure) ? null : failure;

  const loadedPages = pageCount(rows.length, perPage);
  const current = isPending ? page : Math.min(page, loadedPages);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = plain;
  const wantsMore = !searching && isNearEnd(current, loadedPages) && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (wantsMore) fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  const pageRows = useMemo(() => rows.slice((current - 1) * perPage, current * perPage), [rows, current, perPage]);
  return {
    /** The rows of the current page. */
    rows: pageRows,
    total: rows.length,
    page: current,
    pages: loadedPages,
    perPage,
    setPage,
    isPending,
    isFetching: searching ? found.isFetching : plain.isFetching,
    /** Set while there is nothing to show because the call failed. */
    error: rows.length > 0 ? null : error,
    refetch: () => (searching ? found.refetch() : plain.refetch()),
    memory,
    change,
    isLoadingMore: plain.isFetchingNextPage,
    loadMoreFailed: !searching && isFetchNextPageError,
    loadMore: () => fetchNextPage(),
  };
};

export type CatalogueListValue = ReturnType<typeof useCatalogueList>;
