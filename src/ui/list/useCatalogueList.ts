import { useEffect, useMemo } from 'react';
import { type RaRecord, useGetList, useNotify } from 'react-admin';
import { SEARCH_DELAY, SEARCH_LIMIT } from '../../contract/limits';
import { useCatalogueResource } from '../CatalogueResource';
import { isNearEnd, NEWEST_FIRST, pageCount } from './pages';
import { useDebounced } from './useDebounced';
import { useListMemory } from './useListMemory';
import { useServerPages } from './useServerPages';

const NOTHING: RaRecord[] = [];

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
  const rangeOf = (loaded: number) => {
    const current = Math.min(page, pageCount(loaded, perPage));
    return { first: (current - 1) * perPage, last: current * perPage };
  };
  const plain = useServerPages(resource, { filter, enabled: !searching, shown: rangeOf, onError: alertFailure });
  const found = useGetList(
    resource,
    { pagination: { page: 1, perPage: SEARCH_LIMIT }, sort: NEWEST_FIRST, filter: { ...filter, q: settledTerm } },
    { enabled: searching && term === settledTerm, retry: false, onError: quietSearchFailure ? undefined : alertFailure },
  );

  const rows = searching ? (found.data ?? NOTHING) : plain.rows;
  const settling = searching && term !== settledTerm;
  const isPending = settling || (searching ? found.isPending : plain.isPending);
  const failure = searching ? found.error : plain.error;
  const error = settling || (searching && quietSearchFailure) ? null : failure;

  const loadedPages = pageCount(rows.length, perPage);
  const current = isPending ? page : Math.min(page, loadedPages);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = plain;
  const wantsMore = !searching && isNearEnd(current, loadedPages) && hasNextPage && !isFetching && !isFetchNextPageError;
  // At every turn, for a call may begin and end between two of them. One that is under way stays.
  useEffect(() => {
    if (wantsMore) fetchNextPage({ cancelRefetch: false });
  });

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
