import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';

/** Pages count from 1; the search has a page of its own. */
export interface ListMemory {
  text: string;
  isPublished?: boolean;
  page: number;
  searchPage: number;
}

interface Kept extends ListMemory {
  /** The record for whose edit page the list was left. */
  opened?: RaRecord['id'];
}

const START: ListMemory = { text: '', page: 1, searchPage: 1 };

const keyOf = (resource: string) => ['listMemory', resource];

/**
 * What the list was like when it was left. Kept in the query cache, as react-admin's store is shared by all tabs: the cache is the tab's
 * own, and goes with the person.
 */
export const useListMemory = (resource: string) => {
  const queryClient = useQueryClient();
  const [{ opened, ...start }] = useState(
    () => queryClient.getQueryData<Kept>(keyOf(resource)) ?? { ...START, opened: undefined },
  );
  const [memory, setMemory] = useState<ListMemory>(start);
  useEffect(() => {
    queryClient.setQueryDefaults(['listMemory'], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData<Kept>(keyOf(resource), memory);
  }, [queryClient, resource, memory]);
  const change = useCallback((fields: Partial<ListMemory>) => setMemory((previous) => ({ ...previous, ...fields })), []);
  return { memory, change, opened };
};

/** Remembers, as the list is about to be left, which of its records is opened. */
export const useRememberOpened = (resource: string) => {
  const queryClient = useQueryClient();
  return (opened: RaRecord['id']) => queryClient.setQueryData<Kept>(keyOf(resource), (memory = START) => ({ ...memory, opened }));
};
