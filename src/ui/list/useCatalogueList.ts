import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useEvent, useGetList } from 'react-admin';
import { SEARCH_LIMIT } from '../../contract/limits';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useFailureAlert } from '../form/useFailureAlert';
import { NEWEST_FIRST, pageCount } from './pages';
import { listPages, useOpenedAt } from './rowsAhead';
import { useDebounced } from './useDebounced';
import { useListMemory } from './useListMemory';
import { useRowsPerPage } from './useRowsPerPage';
import { useServerPages } from './useServerPages';
import { useTypedText } from './useTypedText';

const NO_ROWS: CatalogueRecord[] = [];

/** Milliseconds that the answer to a search is kept once nothing shows it: a person types many, and comes back to the last. */
const KEPT_FOR = 5 * 60_000;

/** Milliseconds after which a search is told to take its time: what turns at every pause in typing is seen by nobody, and is work. */
const SLOW_AFTER = 300;

/**
 * Rows and state of a kind's list (spec 2, 4, 9): the search's, once there is a term. While a search runs the rows of before stay, as
 * `isStale`.
 */
export const useCatalogueList = () => {
  const { name: resource, quietSearchFailure } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const alertFailure = useEvent(useFailureAlert());
  const { memory, change, opened } = useListMemory(resource);
  const { isTyping, type } = useTypedText(memory.text, (text) => change({ text, searchPage: 1 }));
  const [perPage, setPerPage] = useRowsPerPage();
  const openedAt = useOpenedAt(resource);
  const { isPublished } = memory;
  const sort = NEWEST_FIRST;
  const filter = isPublished === undefined ? {} : { isPublished };
  const term = memory.text.trim();
  const isSearching = term !== '';

  const searchOf = (q: string) => ({ pagination: { page: 1, perPage: SEARCH_LIMIT }, sort, filter: { ...filter, q } });
  const found = useGetList<CatalogueRecord>(resource, searchOf(term), {
    enabled: isSearching,
    gcTime: KEPT_FOR,
    onError: quietSearchFailure ? undefined : (failure) => alertFailure(failure),
  });
  const plain = useServerPages({
    ...listPages(resource, dataProvider, filter),
    openedAt,
    enabled: !isSearching && !isTyping,
    page: memory.page,
    perPage,
  });
  useEffect(() => {
    if (plain.failure) alertFailure(plain.failure);
  }, [plain.failure, alertFailure]);

  /** The search failed and nothing is said of it (spec 8): the rows of before stay, rather than a word that there are none. */
  const isIgnored = quietSearchFailure === true && isSearching && !isTyping && found.isError;
  /** Of the rows that are shown; '' for those of the plain list. */
  const [shownTerm, setShownTerm] = useState(term);
  const isOfBefore = isTyping || shownTerm !== term;
  const isStale = isOfBefore && !isIgnored;
  if (isStale && !isTyping && !(isSearching && found.isPending)) setShownTerm(term);
  const isAsking = isStale && !isTyping && found.isFetching;
  const isSlow = useDebounced(isAsking, SLOW_AFTER) && isAsking;
  const kept = useGetList<CatalogueRecord>(resource, searchOf(shownTerm), { enabled: false, gcTime: KEPT_FOR });

  const search = isOfBefore ? kept : found;
  const hits = search.data ?? NO_ROWS;
  const hitPages = pageCount(hits.length, perPage);
  const hitPage = Math.min(memory.searchPage, hitPages);
  const shownHits = useMemo(() => hits.slice((hitPage - 1) * perPage, hitPage * perPage), [hits, hitPage, perPage]);
  const list =
    shownTerm === ''
      ? plain
      : {
          rows: hits,
          shown: shownHits,
          page: hitPage,
          pages: hitPages,
          hasMore: false,
          isPending: search.isPending,
          isRetrying: search.isPending && search.errorUpdateCount > 0,
          isFetching: search.isFetching,
          failure: search.error,
          isLoadingMore: false,
          hasLoadingMoreFailed: false,
          retry: () => search.refetch(),
        };
  const view = {
    ...list,
    retry: useEvent(list.retry),
    isPending: list.isPending || (isStale && list.rows.length === 0),
    failure: isStale ? null : list.failure,
    isStale,
    shownTerm,
    perPage,
    setPerPage: useEvent((rows: number) => {
      setPerPage(rows);
      change({ page: 1, searchPage: 1 });
    }),
    setPage: useEvent((page: number) => change(shownTerm === '' ? { page } : { searchPage: page })),
  };
  return { view, memory, change, type, isTyping, opened, isSlow };
};

/** Each field is the same as before while it has not changed: what takes them apart is not drawn anew at every key in the search box. */
export type CatalogueListView = ReturnType<typeof useCatalogueList>['view'];

/** Without what only the rows tell, such as that they are of before. */
export type PagesView = Omit<CatalogueListView, 'isStale' | 'isFetching'>;
