import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

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
    queryClient.setQueryData<Kept>(keyOf(resource), (kept = START) => ({ ...kept, opened: undefined }));
  }, [queryClient, resource]);
  const change = useCallback(
    (fields: Partial<ListMemory>) => {
      // At once, and not with the next drawing: the last change may be made as the list is left.
      queryClient.setQueryData<Kept>(keyOf(resource), (kept = START) => ({ ...kept, ...fields }));
      setMemory((previous) => ({ ...previous, ...fields }));
    },
    [queryClient, resource],
  );
  return { memory, change, opened };
};

/** Remembers, as the list is about to be left, which of its records is opened. */
export const useRememberOpened = (resource: string) => {
  const queryClient = useQueryClient();
  return (opened: RaRecord['id']) => queryClient.setQueryData<Kept>(keyOf(resource), (memory = START) => ({ ...memory, opened }));
};

/** State of a move in the history that leads back to a list, as the browser's own way back does. */
export const BACK_TO_LIST = { isBackToList: true };

const leadsBack = (state: unknown) => typeof state === 'object' && state !== null && 'isBackToList' in state;

/**
 * The record that the person comes back from.
 * @param opened for whose edit page the list was left
 * @returns its id until it is told that the focus has left its row
 */
export const useCameFrom = (opened: RaRecord['id'] | undefined) => {
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const { state } = useLocation();
  const [cameFrom, setCameFrom] = useState(isWayBack || leadsBack(state) ? opened : undefined);
  return [cameFrom, useCallback(() => setCameFrom(undefined), [])] as const;
};
