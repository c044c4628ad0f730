import { useEffect, useState } from 'react';
import { type Identifier, type PaginationPayload, useDataProvider } from 'react-admin';
import { PANEL_PAGE_SIZE, SERVER_PAGE_SIZE } from '../../contract/limits';
import type { CatalogueDataProvider } from '../../providers/types';
import { useFailureAlert } from '../../ui/form/useFailureAlert';
import { pageCount } from '../../ui/list/pages';
import { useServerPages } from '../../ui/list/useServerPages';
import { useServices } from '../../ui/services';
import { heldSongIds } from './heldSongs';

export const playlistSongsKey = (playlistId: Identifier) => ['playlists', 'songs', String(playlistId)];

const SORT = { field: 'position', order: 'ASC' } as const;

/** Where the server pages of a playlist's songs are kept, and how one is read. */
const songPages = (dataProvider: CatalogueDataProvider, playlistId: Identifier) => {
  const reference = { target: 'playlist', id: playlistId, sort: SORT, filter: {} };
  return {
    keyOf: (pagination: PaginationPayload) => [...playlistSongsKey(playlistId), pagination],
    read: (pagination: PaginationPayload, signal: AbortSignal) =>
      dataProvider.getManyReference('songs', { ...reference, pagination, signal }),
  };
};

/** At most so many songs are loaded to come to the last page: nobody waits for thousands because one was added to them. */
const WITHIN_REACH = 5 * SERVER_PAGE_SIZE;

/**
 * What useServerPages gives of a playlist's songs, 5 a page (spec 2, 9), `setPage`, and `goToNew`, which shows the song that was just added and loads
 * what lies between. Why songs do not come is told in an alert (spec 8).
 */
export const usePlaylistSongs = (playlistId: Identifier) => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const alertFailure = useFailureAlert();
  const { held } = useServices();
  const [page, setPage] = useState(1);
  const songs = useServerPages({
    ...songPages(dataProvider, playlistId),
    keepsAll: true,
    page,
    perPage: PANEL_PAGE_SIZE,
  });
  const { failure, rows, hasMore } = songs;
  useEffect(() => {
    if (failure) alertFailure(failure);
  }, [failure, alertFailure]);
  const goToNew = () => {
    const known = heldSongIds(held, playlistId)?.length;
    // Too many to know how many: nowhere to go.
    if (known === undefined && hasMore) return;
    const count = Math.max(known ?? 0, rows.length + 1);
    if (count - rows.length <= WITHIN_REACH) setPage(pageCount(count, PANEL_PAGE_SIZE));
  };
  return { ...songs, setPage, goToNew };
};
