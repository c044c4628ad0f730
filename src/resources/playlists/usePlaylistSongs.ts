import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import { PANEL_PAGE_SIZE, SERVER_PAGE_SIZE } from '../../contract/limits';
import type { CatalogueDataProvider } from '../../providers/types';
import { isNearEnd, pageCount } from '../../ui/list/pages';

/** Key of the cache entry that holds a playlist's songs. */
export const playlistSongsKey = (playlistId: Identifier) => ['playlists', 'songs', String(playlistId)];

/**
 * The songs of a playlist: server pages pile up, the panel shows 5 a page, and more is requested when the current page is the last, the
 * second to last, or the only one (spec 2, 9).
 * @returns the `rows` of the current page, all `loaded` songs, the pages, the call's state, and `retry` after an `error`
 */
export const usePlaylistSongs = (playlistId: Identifier) => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const [page, setPage] = useState(1);
  const query = useInfiniteQuery({
    queryKey: playlistSongsKey(playlistId),
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getManyReference('songs', {
        target: 'playlist',
        id: playlistId,
        pagination: { page: pageParam, perPage: SERVER_PAGE_SIZE },
        sort: { field: 'position', order: 'ASC' },
        filter: {},
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, lastPage) => (last.pageInfo?.hasNextPage ? lastPage + 1 : undefined),
    retry: false,
  });

  const answers = query.data?.pages;
  const loaded = useMemo(() => {
    const songs: RaRecord[] = (answers ?? []).flatMap((answer) => answer.data);
    return [...new Map(songs.map((song) => [song.id, song])).values()];
  }, [answers]);
  const pages = pageCount(loaded.length, PANEL_PAGE_SIZE);
  const current = Math.min(page, pages);

  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const wantsMore = isNearEnd(current, pages) && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (wantsMore) fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  return {
    rows: loaded.slice((current - 1) * PANEL_PAGE_SIZE, current * PANEL_PAGE_SIZE),
    loaded,
    page: current,
    pages,
    setPage,
    isLoading: query.isPending || query.isFetchingNextPage,
    error: query.error,
    retry: () => query.refetch(),
  };
};
