import { useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import { PANEL_PAGE_SIZE } from '../../contract/limits';
import type { CatalogueDataProvider } from '../../providers/types';
import { useServerPages } from '../../ui/list/useServerPages';

/** Key of a playlist's songs in the cache. */
export const playlistSongsKey = (playlistId: Identifier) => ['playlists', 'songs', String(playlistId)];

const SORT = { field: 'position', order: 'ASC' } as const;

/** The songs of a playlist, 5 a page (spec 2, 9). @returns what useServerPages gives, and `setPage` */
export const usePlaylistSongs = (playlistId: Identifier) => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const [page, setPage] = useState(1);
  const reference = { target: 'playlist', id: playlistId, sort: SORT, filter: {} };
  const songs = useServerPages({
    keyOf: (pagination) => [...playlistSongsKey(playlistId), pagination],
    read: (pagination, signal) => dataProvider.getManyReference('songs', { ...reference, pagination, signal }),
    keepsAll: true,
    page,
    perPage: PANEL_PAGE_SIZE,
  });
  return { ...songs, setPage };
};
