import { z } from 'zod';
import { generatePasswordPath, playlistSongPath, playlistSongsPath } from '../contract/endpoints';
import { kindOf } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { dataOf, requireRefusal } from './client';
import { Differs } from './outcome';
import { call, madeOf, type Point, pagesOf, recordOf, requireInList, rowsOf, type Trial } from './trial';

const nameIn = (reference: unknown, field: string): unknown =>
  typeof reference === 'object' && reference !== null && field in reference
    ? Object.entries(reference).find(([key]) => key === field)?.[1]
    : undefined;

const songsIn = async (trial: Trial, playlist: string) =>
  rowsOf('songs', await call(trial, 'GET', `${playlistSongsPath(playlist)}?limit=${SERVER_PAGE_SIZE}`)).map(({ _id }) => _id);

/** What songs and playlists have beside the calls of every kind (spec 3, 7). */
export const SONG_POINTS: readonly Point[] = [
  {
    title: 'songs: a single song is answered by its id',
    holds: async (trial) => {
      const { id } = madeOf(trial, 'songs');
      const song = recordOf('songs', await call(trial, 'GET', `${kindOf('songs').list}/${id}`));
      if (song._id !== id) throw new Differs(`it answers the song ${song._id}`);
    },
  },
  {
    title: 'songs: the list shows the stageName of the artist and the name of the album',
    holds: async (trial) => {
      const song = await requireInList(trial, madeOf(trial, 'songs'));
      const [artist, album] = [
        await requireInList(trial, madeOf(trial, 'artists')),
        await requireInList(trial, madeOf(trial, 'albums')),
      ];
      if (nameIn(song.artist, 'stageName') !== artist.stageName) throw new Differs(`artist is ${JSON.stringify(song.artist)}`);
      if (nameIn(song.album, 'name') !== album.name) throw new Differs(`album is ${JSON.stringify(song.album)}`);
    },
  },
];

export const PLAYLIST_POINTS: readonly Point[] = [
  {
    title: 'playlists: pagination leads through all pages, each record once',
    holds: async (trial) => {
      for (let count = 0; count <= SERVER_PAGE_SIZE; count += 1) {
        const name = `${trial.mark} page ${count}`;
        const form = new FormData();
        form.append('name', name);
        const { _id } = recordOf('playlists', await call(trial, 'POST', kindOf('playlists').write, { form }));
        trial.made.push({ kind: 'playlists', id: _id, name });
      }
      const seen: string[] = [];
      for await (const rows of pagesOf(trial, 'playlists')) seen.push(...rows.map(({ _id }) => _id));
      const missing = trial.made.filter(({ kind, id }) => kind === 'playlists' && !seen.includes(id));
      if (missing.length > 0) throw new Differs(`${missing.length} of the new records are on no page`);
      if (new Set(seen).size < seen.length) throw new Differs('records are on more than one page');
    },
  },
  {
    title: 'playlists: add-song puts a song in, once',
    holds: async (trial) => {
      const [playlist, song] = [madeOf(trial, 'playlists').id, madeOf(trial, 'songs').id];
      dataOf(await call(trial, 'PATCH', playlistSongPath(playlist, 'add', song)), z.unknown());
      if (!(await songsIn(trial, playlist)).includes(song)) throw new Differs('the songs of the playlist do not show it');
      requireRefusal(await call(trial, 'PATCH', playlistSongPath(playlist, 'add', song)));
    },
  },
  {
    title: 'playlists: remove-song takes a song out',
    holds: async (trial) => {
      const [playlist, song] = [madeOf(trial, 'playlists').id, madeOf(trial, 'songs').id];
      dataOf(await call(trial, 'PATCH', playlistSongPath(playlist, 'remove', song)), z.unknown());
      if ((await songsIn(trial, playlist)).includes(song)) throw new Differs('the songs of the playlist still show it');
    },
  },
];

export const USER_POINTS: readonly Point[] = [
  {
    title: 'users: update deactivates and activates',
    holds: async (trial) => {
      const made = madeOf(trial, 'users');
      for (const isActive of [false, true]) {
        const { email, firstName, role } = await requireInList(trial, made);
        dataOf(
          await call(trial, 'PATCH', `${kindOf('users').write}/${made.id}`, { json: { email, firstName, role, isActive } }),
          z.unknown(),
        );
        const after = await requireInList(trial, made);
        if (after.isActive !== isActive)
          throw new Differs(`isActive is ${JSON.stringify(after.isActive)} after ${isActive} was sent`);
      }
    },
  },
  {
    title: 'users: generate-password gives a new password',
    holds: async (trial) => {
      dataOf(await call(trial, 'PATCH', generatePasswordPath(madeOf(trial, 'users').id)), z.unknown());
    },
  },
  {
    title: 'users: no list shows a password',
    holds: async (trial) => {
      const shown = Object.keys(await requireInList(trial, madeOf(trial, 'users'))).filter((field) =>
        /password|hash|salt|token/i.test(field),
      );
      if (shown.length > 0) throw new Differs(`it shows ${shown.join(', ')}`);
    },
  },
];
