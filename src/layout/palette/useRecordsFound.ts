import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type GetListResult, type RaRecord, useDataProvider } from 'react-admin';
import type { ResourceName } from '../../contract/kinds';
import { SEARCH_DELAY, SEARCH_LIMIT, TYPE_AHEAD_MINIMUM } from '../../contract/limits';
import { isBlank } from '../../contract/text';
import type { CatalogueDataProvider } from '../../providers/types';
import { NEWEST_FIRST } from '../../ui/list/pages';
import { useDebounced } from '../../ui/list/useDebounced';

/** Kinds that are asked at one time: what else the person waits for has the line as well. */
const AT_ONCE = 3;
const KEPT_FOR = 5 * 60_000;

/** 3 characters with their spaces, but not blank (spec 5, type-ahead). */
const isSearchable = (text: string) => text.length >= TYPE_AHEAD_MINIMUM && !isBlank(text);

const searchOf = (text: string) => ({
  pagination: { page: 1, perPage: SEARCH_LIMIT },
  sort: NEWEST_FIRST,
  filter: { q: text.trim() },
});
/** The same as that of the kind's list: what one of them has found the other shows at once. */
const keyOf = (name: ResourceName, text: string): QueryKey => [name, 'getList', searchOf(text)];

interface RecordsFound {
  found: ReadonlyMap<ResourceName, readonly RaRecord[]>;
  /** What it was found for. */
  foundFor: string;
  state: 'short' | 'searching' | 'done';
  /** A kind could not be searched. */
  hasFailed: boolean;
}

/**
 * Records of all kinds by the search call of each (spec 7), once the typing pauses. What was found before stays until something is found for
 * what is typed now; a kind that fails is left out.
 * @param typed as it is meant: without what an input method still composes
 */
export const useRecordsFound = (kinds: readonly ResourceName[], typed: string): RecordsFound => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const settled = useDebounced(typed, SEARCH_DELAY);
  const isAsked = isSearchable(settled) && settled === typed;
  const isAnswered = (name: ResourceName) => (queryClient.getQueryState(keyOf(name, settled))?.status ?? 'pending') !== 'pending';
  const answered = kinds.filter(isAnswered).length;
  const results = useQueries({
    queries: kinds.map((name, index) => ({
      queryKey: keyOf(name, settled),
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList(name, { ...searchOf(settled), signal }),
      enabled: isAsked && index < answered + AT_ONCE,
      gcTime: KEPT_FOR,
      refetchOnWindowFocus: false,
    })),
  });
  const isDone = isAsked && results.every(({ isPending }) => !isPending);
  const hasSome = results.some(({ data }) => (data?.data.length ?? 0) > 0);
  const [foundFor, setFoundFor] = useState('');
  if (isAsked && (isDone || hasSome) && foundFor !== settled) setFoundFor(settled);

  const found = new Map<ResourceName, readonly RaRecord[]>();
  if (isSearchable(typed) && foundFor !== '')
    for (const name of kinds) {
      const rows = queryClient.getQueryData<GetListResult>(keyOf(name, foundFor))?.data;
      if (rows) found.set(name, rows);
    }
  return {
    found,
    foundFor,
    state: !isSearchable(typed) ? 'short' : isDone ? 'done' : 'searching',
    hasFailed: isAsked && results.some(({ isError }) => isError),
  };
};
