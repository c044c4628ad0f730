import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';

/** Pages count from 1; the search has a page of its own. */
export interface ListMemory {
  text: string;
  isPublished?: boolean;
  page: number;
  searchPage: number;
  /** The record whose edit page was opened last. */
  opened?: RaRecord['id'];
}

const START: ListMemory = { text: '', page: 1, searchPage: 1 };

const keyOf = (resource: string) => ['listMemory', resource];

/** Kept in the query cache, as react-admin's store is shared by all tabs: the cache is the tab's own, and goes with the person. */
export const useListMemory = (resource: string) => {
  const queryClient = useQueryClient();
  const [memory, setMemory] = useState(() => queryClient.getQueryData<ListMemory>(keyOf(resource)) ?? START);
  useEffect(() => {
    queryClient.setQueryDefaults(['listMemory'], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(keyOf(resource), memory);
  }, [queryClient, resource, memory]);
  const change = useCallback((fields: Partial<ListMemory>) => setMemory((previous) => ({ ...previous, ...fields })), []);
  return [memory, change] as const;
};

/** Remembers, as the list is about to be left, which of its records is opened. */
export const useRememberOpened = (resource: string) => {
  const queryClient = useQueryClient();
  return (opened: RaRecord['id']) =>
    queryClient.setQueryData<ListMemory>(keyOf(resource), (memory = START) => ({ ...memory, opened }));
};
