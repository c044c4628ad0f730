import { useEffect } from 'react';
import { type RaRecord, useDataProvider, useEvent, useGetList } from 'react-admin';
import { SEARCH_DELAY, SEARCH_LIMIT } from '../../contract/limits';
import type { CatalogueDataProvider } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useFailureAlert } from '../form/useFailureAlert';
import { NEWEST_FIRST, pageCount } from './pages';
import { useDebounced } from './useDebounced';
import { useListMemory } from './useListMemory';
import { useServerPages } from './useServerPages';

const NOTHING: RaRecord[] = [];

/**
 * Rows and state of a kind's list (spec 2, 4, 9). Once a term is entered the search's rows stand instead of the plain list's, always those
 * of the term in the box.
 * @returns the current page, and the state of `useListMemory` with its setter
 */
export const useCatalogueList = () => {
  const { name: resource, quietSearchFailure } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const alertFailure = useEvent(useFailureAlert());
  const [memory, change] = useListMemory(resource);
  const { isPublished, perPage } = memory;
  const sort = NEWEST_FIRST;
  const filter = isPublished === undefined ? {} : { isPublished };
  const term = memory.text.trim();
  const settledTerm = useDebounced(term, SEARCH_DELAY);
  const isSearching = term !== '';
  const isSettling = isSearching && term !== settledTerm;

  const plain = useServerPages({
    keyOf: (pagination) => [resource, 'getList', { pagination, sort, filter }],
    read: (pagination, signal) => dataProvider.getList(resource, { pagination, sort, filter, signal }),
    enabled: !isSearching,
    page: memory.page,
    perPage,
  });
  useEffect(() => {
    if (plain.failure) alertFailure(plain.failure);
  }, [plain.failure, alertFailure]);
  const found = useGetList(
    resource,
    { pagination: { page: 1, perPage: SEARCH_LIMIT }, sort, filter: { ...filter, q: settledTerm } },
    { enabled: isSearching && !isSettling, onError: quietSearchFailure ? undefined : (failure) => alertFailure(failure) },
  );

  const rows = isSearching ? (found.data ?? NOTHING) : plain.rows;
  const isPending = isSettling || (isSearching ? found.isPending : plain.isPending);
  const pages = isSearching ? pageCount(rows.length, perPage) : plain.pages;
  const searchPage = isPending ? memory.searchPage : Math.min(memory.searchPage, pages);
  const page = isSearching ? searchPage : plain.page;
  const searchFailure = isSettling || quietSearchFailure ? null : found.error;
  const failure = isSearching ? searchFailure : plain.failure;
  return {
    /** The rows of the current page. */
    rows: rows.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
    page,
    pages,
    perPage,
    setPage: (next: number) => change(isSearching ? { searchPage: next } : { page: next }),
    isPending,
    isFetching: isSearching ? found.isFetching : plain.isFetching,
    /** Set while there is nothing to show because the call failed. */
    error: rows.length > 0 ? null : failure,
    retry: () => (isSearching ? found.refetch() : plain.retry()),
    memory,
    change,
    isLoadingMore: plain.isLoadingMore,
    hasLoadingMoreFailed: !isSearching && plain.hasLoadingMoreFailed,
  };
};

export type CatalogueListValue = ReturnType<typeof useCatalogueList>;
