import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
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
 * The state of a kind's list, found again after an edit. It lives in the query cache because that is per tab and emptied at every
 * change of person, so that nobody sees another's term or page.
 * @returns the state, and a setter that takes the fields to change
 */
export const useListMemory = (resource: string) => {
  const queryClient = useQueryClient();
  const key = useCallback(() => ['listMemory', resource], [resource]);
  const [memory, setMemory] = useState<ListMemory>(() => queryClient.getQueryData<ListMemory>(key()) ?? START);
  const change = useCallback(
    (fields: Partial<ListMemory>) =>
      setMemory((previous) => {
        const next = { ...previous, ...fields };
        queryClient.setQueryDefaults(key(), { gcTime: Number.POSITIVE_INFINITY });
        queryClient.setQueryData(key(), next);
        return next;
      }),
    [queryClient, key],
  );
  return [memory, change] as const;
};
