import { Hono } from 'hono';
import { page, success } from '../http/answers';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationOf } from '../http/paging';
import type { Services } from '../services/services';
import { LISTING_KINDS } from './kinds';
import { addPlaylistSong, listPlaylistSongs, removePlaylistSong } from './playlistSongs';
import { presentRecord, presentRows } from './presenter';

/** The songs of a playlist (spec 7, 'Playlists'). Add and remove answer the playlist as it then is. */
export const playlistRoutes = ({ database, store }: Services) =>
  new Hono<AppEnv>()
    .get('/:id/songs', async (context) => {
      const request = pageRequest(context.req.query());
      const { rows, total } = await listPlaylistSongs(database, context.req.param('id'), request);
      return page(context, await presentRows(database, store, LISTING_KINDS.songs, rows), paginationOf(request, total));
    })
    .patch('/:id/add-song/:songId', async (context) => {
      const { id, songId } = context.req.param();
      await addPlaylistSong(database, id, songId);
      return success(context, await presentRecord(database, store, LISTING_KINDS.playlists, id));
    })
    .patch('/:id/remove-song/:songId', async (context) => {
      const { id, songId } = context.req.param();
      await removePlaylistSong(database, id, songId);
      return success(context, await presentRecord(database, store, LISTING_KINDS.playlists, id));
    });
