import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { DEFAULT_PER_PAGE } from '../../contract/limits';

/** Pages count from 1; the search has a page of its own. */
export interface ListMemory {
  text: string;
  isPublished?: boolean;
  perPage: number;
  page: number;
  searchPage: number;
}

const START: ListMemory = { text: '', perPage: DEFAULT_PER_PAGE, page: 1, searchPage: 1 };

/** Kept in the query cache, as react-admin's store is shared by all tabs: the cache is the tab's own, and goes with the person. */
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
