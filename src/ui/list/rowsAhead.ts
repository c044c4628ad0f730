import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaginationPayload } from 'react-admin';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import type { CatalogueDataProvider } from '../../providers/types';
import { NEWEST_FIRST } from './pages';

type Filter = { isPublished?: boolean };

/** Where the server pages of a kind's list are kept, and how one is read. */
export const listPages = (resource: string, dataProvider: CatalogueDataProvider, filter: Filter = {}) => {
  const sort = NEWEST_FIRST;
  return {
    keyOf: (pagination: PaginationPayload) => [resource, 'getList', { pagination, sort, filter }],
    read: (pagination: PaginationPayload, signal: AbortSignal) =>
      dataProvider.getList(resource, { pagination, sort, filter, signal }),
  };
};

const readAt = (resource: string) => ['rowsAhead', resource];

/** Reads what the list of a kind begins with while the console around it is still to be drawn: it is drawn with its rows at once. */
export const readRowsAhead = (queryClient: QueryClient, dataProvider: CatalogueDataProvider, resource: string) => {
  const { keyOf, read } = listPages(resource, dataProvider);
  const first = { page: 1, perPage: SERVER_PAGE_SIZE };
  queryClient.setQueryData(readAt(resource), Date.now());
  void queryClient.prefetchQuery({ queryKey: keyOf(first), queryFn: ({ signal }) => read(first, signal) });
};

/** @returns since when rows count as read for this list: since it is open, or since they were read ahead for it */
export const useOpenedAt = (resource: string): number => {
  const queryClient = useQueryClient();
  const [openedAt] = useState(() => queryClient.getQueryData<number>(readAt(resource)) ?? Date.now());
  useEffect(() => queryClient.removeQueries({ queryKey: readAt(resource), exact: true }), [queryClient, resource]);
  return openedAt;
};
