import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { DEFAULT_PER_PAGE } from '../../contract/limits';

/** Where a list stands: what the person typed and chose. Pages count from 1; the search has a page of its own. */
export interface ListMemory {
  text: string;
  isPublished?: boolean;
  perPage: number;
  page: number;
  searchPage: number;
}

const START: ListMemory = { text: '', perPage: DEFAULT_PER_PAGE, page: 1, searchPage: 1 };

/**
 * The state of a kind's list, found again after an edit. Kept in the query cache and not in react-admin's store, which all tabs share: the
 * cache is the tab's own, and emptied at every change of person.
 * @returns the state, and a setter that takes the fields to change
 */
export const useListMemory = (resource: string) => {
  const queryClient = useQueryClient();
  const [memory, setMemory] = useState(() => queryClient.getQueryData<ListMemory>(['listMemory', resource]) ?? START);
  useEffect(() => {
    queryClient.setQueryDefaults(['listMemory'], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(['listMemory', resource], memory);
  }, [queryClient, resource, memory]);
  const change = useCallback((fields: Partial<ListMemory>) => setMemory((previous) => ({ ...previous, ...fields })), []);
  return [memory, change] as const;
};
