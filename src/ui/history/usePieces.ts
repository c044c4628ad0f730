import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { PageOf } from '../../providers/types';

interface Identified {
  _id: string;
}

/** Rows that are loaded page by page, as the person asks for more, each once. Nothing is kept once they are closed: they open as they are now. */
export const usePieces = <T extends Identified>(
  queryKey: QueryKey,
  read: (params: { page: number; signal: AbortSignal }) => Promise<PageOf<T>>,
) => {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }: PageOf<T>) => nextPage,
    gcTime: 0,
  });
  const rows = new Map<string, T>();
  for (const { data } of query.data?.pages ?? []) for (const row of data) if (!rows.has(row._id)) rows.set(row._id, row);
  const { isPending, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, error, errorUpdateCount } = query;
  const { fetchNextPage, refetch } = query;
  return {
    rows: [...rows.values()],
    isPending,
    isFetching,
    hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isRetrying: isFetching && (error !== null || (isPending && errorUpdateCount > 0)),
    failure: isFetching ? null : error,
    loadMore: () => fetchNextPage(),
    retry: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
    readAnew: () => refetch(),
  };
};

export type Pieces = Omit<ReturnType<typeof usePieces>, 'rows'> & { rows: readonly Identified[] };
