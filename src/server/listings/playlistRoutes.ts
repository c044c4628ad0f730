import { Hono } from 'hono';
import { KINDS } from '../../contract/kinds';
import { answerData, answerPage } from '../http/answers';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationOf } from '../http/paging';
import { descriptionsOf } from '../openapi/describe';
import { PAGING, schemasOf } from '../openapi/records';
import type { Services } from '../services/services';
import { listingKind } from './kinds';
import { addPlaylistSong, listPlaylistSongs, removePlaylistSong } from './playlistSongs';
import { presentRows } from './present';

const describeCall = descriptionsOf(KINDS.playlists);
const playlist = schemasOf(KINDS.playlists).answer;
const CALLS = {
  songs: describeCall({
    summary: 'One page of a playlist’s songs, in playing order',
    query: PAGING,
    answer: schemasOf(KINDS.songs).page,
    refusals: [404],
  }),
  addSong: describeCall({ summary: 'Puts a song at the end of a playlist', answer: playlist, refusals: [404, 409] }),
  removeSong: describeCall({ summary: 'Takes a song out of a playlist', answer: playlist, refusals: [404] }),
};

/** The songs of a playlist (spec 7, 'Playlists'). Add and remove answer the playlist as it then is. */
export const playlistRoutes = (services: Services) => {
  const { database, store } = services;
  return new Hono<AppEnv>()
    .get('/:id/songs', CALLS.songs, async (context) => {
      const request = pageRequest(context.req.query());
      const { rows, before, total } = await listPlaylistSongs(database, context.req.param('id'), request);
      const shown = await presentRows(database, store, listingKind('songs'), rows);
      return answerPage(context, shown, paginationOf(request, total, before));
    })
    .patch('/:id/add-song/:songId', CALLS.addSong, async (context) => {
      const { id, songId } = context.req.param();
      return answerData(context, await addPlaylistSong({ ...services, by: context.get('signedIn') }, id, songId));
    })
    .patch('/:id/remove-song/:songId', CALLS.removeSong, async (context) => {
      const { id, songId } = context.req.param();
      return answerData(context, await removePlaylistSong({ ...services, by: context.get('signedIn') }, id, songId));
    });
};
