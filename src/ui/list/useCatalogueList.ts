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

  const hits = found.data ?? NOTHING;
  const hitPages = pageCount(hits.length, perPage);
  const hitPage = Math.min(memory.searchPage, hitPages);
  const search = {
    rows: hits,
    shown: hits.slice((hitPage - 1) * perPage, hitPage * perPage),
    page: hitPage,
    pages: hitPages,
    isPending: isSettling || found.isPending,
    isFetching: found.isFetching,
    failure: isSettling || quietSearchFailure ? null : found.error,
    isLoadingMore: false,
    hasLoadingMoreFailed: false,
    retry: () => found.refetch(),
  };
  return {
    ...(isSearching ? search : plain),
    perPage,
    setPage: (page: number) => change(isSearching ? { searchPage: page } : { page }),
    memory,
    change,
  };
};

export type CatalogueListValue = ReturnType<typeof useCatalogueList>;
