import { generatePasswordPath, playlistSongPath, playlistSongsPath } from '../contract/endpoints';
import { KINDS, type ResourceName } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { Difference, requireRefusal, requireSuccess } from './client';
import { formOf } from './forms';
import { PLAYLIST_SONG_PAGES } from './pagePoints';
import {
  callSignedIn,
  madeOf,
  type Point,
  pagesOf,
  pointsOf,
  recordOf,
  requireInList,
  requireValue,
  rowsOf,
  type Trial,
} from './trial';

const { playlists, songs, users } = KINDS;

const moveSong = (trial: Trial, action: 'add' | 'remove', song = 0) =>
  callSignedIn(trial, 'PATCH', playlistSongPath(madeOf(trial, playlists).id, action, madeOf(trial, songs, song).id));

const isSongIn = async (trial: Trial) => {
  const path = `${playlistSongsPath(madeOf(trial, playlists).id)}?limit=${SERVER_PAGE_SIZE}`;
  return rowsOf(songs, await callSignedIn(trial, 'GET', path)).some(({ _id }) => _id === madeOf(trial, songs).id);
};

export const SPECIAL_POINTS: Readonly<Partial<Record<ResourceName, readonly Point[]>>> = {
  playlists: pointsOf('playlists', {
    'pagination leads through all pages, each record once': async (trial) => {
      for (let count = 0; count <= SERVER_PAGE_SIZE; count += 1) {
        const name = `${trial.mark} page ${count}`;
        const { _id } = recordOf(playlists, await callSignedIn(trial, 'POST', playlists.write, { form: formOf({ name }) }));
        trial.made.push({ kind: playlists, id: _id, name });
      }
      const seen: string[] = [];
      for await (const rows of pagesOf(trial, playlists)) seen.push(...rows.map(({ _id }) => _id));
      const missing = trial.made.filter(({ kind, id }) => kind === playlists && !seen.includes(id));
      if (missing.length > 0) throw new Difference(`${missing.length} of the new records are on no page`);
      if (new Set(seen).size < seen.length) throw new Difference('records are on more than one page');
    },
    'add-song puts a song in, once': async (trial) => {
      requireSuccess(await moveSong(trial, 'add'));
      if (!(await isSongIn(trial))) throw new Difference('the songs of the playlist do not show it');
      requireRefusal(await moveSong(trial, 'add'));
    },
    'add-song takes another one': async (trial) => requireSuccess(await moveSong(trial, 'add', 1)),
    ...PLAYLIST_SONG_PAGES,
    'remove-song takes a song out': async (trial) => {
      requireSuccess(await moveSong(trial, 'remove'));
      if (await isSongIn(trial)) throw new Difference('the songs of the playlist still show it');
    },
  }),
  users: pointsOf('users', {
    'update deactivates and activates': async (trial) => {
      const made = madeOf(trial, users);
      for (const isActive of [false, true]) {
        const { email, firstName, role } = await requireInList(trial, made);
        const json = { email, firstName, role, isActive };
        requireSuccess(await callSignedIn(trial, 'PATCH', `${users.write}/${made.id}`, { json }));
        requireValue('the changed user', await requireInList(trial, made), 'isActive', isActive);
      }
    },
    'generate-password gives a new password': async (trial) =>
      requireSuccess(await callSignedIn(trial, 'PATCH', generatePasswordPath(madeOf(trial, users).id))),
    'no list shows a password': async (trial) => {
      const user = await requireInList(trial, madeOf(trial, users));
      const secrets = Object.keys(user).filter((field) => /password|hash|salt|token/i.test(field));
      if (secrets.length > 0) throw new Difference(`it shows ${secrets.join(', ')}`);
    },
  }),
};
