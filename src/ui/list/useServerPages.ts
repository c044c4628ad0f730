import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GetListResult, type RaRecord, useDataProvider, useEvent } from 'react-admin';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import type { CatalogueDataProvider } from '../../providers/types';
import { NEWEST_FIRST } from './pages';

interface ServerPage extends Pick<GetListResult, 'data' | 'pageInfo'> {
  pageParam: number;
  /** Milliseconds of the wall clock. */
  readAt: number;
  /** The list changed since, and nobody has looked at this page. */
  isOld?: boolean;
}

/** A page that was read less than this ago, in milliseconds, is not read anew because the window has the focus again. */
const FRESH_FOR = 5_000;

/** The rows of all pages in their order, each once and as last read, and how many of them stand before each page. */
const gather = (pages: readonly ServerPage[]) => {
  const rows = new Map<RaRecord['id'], RaRecord>();
  const starts: number[] = [];
  for (const { data, isOld } of pages) {
    starts.push(rows.size);
    for (const row of data) if (!isOld || !rows.has(row.id)) rows.set(row.id, row);
  }
  return { rows: [...rows.values()], starts };
};

interface ServerPagesOptions {
  filter: Record<string, unknown>;
  enabled: boolean;
  /** The part of the loaded rows that is on screen: from the first, counted from 0, to before the last. */
  shown: (loaded: number) => { first: number; last: number };
  /** Hears of every call that failed. */
  onError: (error: Error) => void;
}

/**
 * The server's pages of a kind's list, which pile up (spec 4), in the cache of react-admin's useInfiniteGetList. That hook reads all of
 * them anew at every return to the list and after every change; here those on screen are, and the others when they come to be seen.
 * @returns the `rows` of all pages and the state of the query
 */
export const useServerPages = (resource: string, { filter, enabled, shown, onError }: ServerPagesOptions) => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const [openedAt] = useState(Date.now);
  /** Numbers of the server's pages that have rows on screen. */
  const seen = useRef<readonly number[]>([]);
  const first = { pagination: { page: 1, perPage: SERVER_PAGE_SIZE }, sort: NEWEST_FIRST, filter };
  const queryKey = [resource, 'getInfiniteList', first];

  const isDue = ({ isOld, readAt }: ServerPage) => isOld === true || readAt < openedAt;
  const isSpared = (page: ServerPage, isChanged: boolean) =>
    !seen.current.includes(page.pageParam) || !(isChanged || isDue(page) || Date.now() - page.readAt > FRESH_FOR);

  const query = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: 1,
    getNextPageParam: ({ pageInfo, pageParam }: ServerPage) => (pageInfo?.hasNextPage ? pageParam + 1 : undefined),
    queryFn: async ({ pageParam, signal }): Promise<ServerPage> => {
      const known = queryClient
        .getQueryData<InfiniteData<ServerPage>>(queryKey)
        ?.pages.find((page) => page.pageParam === pageParam);
      const isChanged = queryClient.getQueryState(queryKey)?.isInvalidated === true;
      if (known && isSpared(known, isChanged)) return isChanged ? { ...known, isOld: true } : known;
      const pagination = { page: pageParam, perPage: SERVER_PAGE_SIZE };
      const { data, pageInfo } = await dataProvider.getList(resource, { ...first, pagination, signal });
      return { data, pageInfo, pageParam, readAt: Date.now() };
    },
  });
  const { data, error, isFetching, refetch } = query;

  const { rows, starts } = useMemo(() => gather(data?.pages ?? []), [data]);
  const range = shown(rows.length);
  const onScreen = (data?.pages ?? []).filter((_, index) => {
    const start = starts[index] ?? 0;
    // A page without rows is seen where they would be.
    const end = Math.max(start + 1, starts[index + 1] ?? rows.length);
    return start < range.last && end > range.first;
  });
  // Not in an effect: the query asks in one, before any of ours.
  useLayoutEffect(() => {
    seen.current = onScreen.map(({ pageParam }) => pageParam);
  });

  const wantsReading = enabled && !isFetching && !error && onScreen.some(isDue);
  // At every turn, for a call may begin and end between two of them. One that is under way stays.
  useEffect(() => {
    if (wantsReading) refetch({ cancelRefetch: false });
  });

  const tell = useEvent(onError);
  useEffect(() => {
    if (error && !isFetching) tell(error);
  }, [error, isFetching, tell]);

  return { ...query, rows };
};
