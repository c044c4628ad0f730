import { describe, expect, it } from 'vitest';
import { playlistSongPath, playlistSongsPath } from '../../../src/contract/endpoints';
import { sharedApi } from '../../world/api';
import { NOBODY } from '../../world/values/ids';
import { createId, listed } from './kinds';

const api = await sharedApi();
const songs: string[] = [];
for (let number = 0; number < 12; number += 1) songs.push(await createId(api, 'songs', `Song ${number}`));

const song = (place: number) => songs[place] ?? '';
const change = (playlist: string, action: 'add' | 'remove', id: string) =>
  api.call('PATCH', playlistSongPath(playlist, action, id));
const panel = async (playlist: string, query = '') => {
  const { rows, body, status } = await api.call('GET', `${playlistSongsPath(playlist)}${query}`);
  return { status, ids: rows.map((row) => row._id), pagination: body.pagination, rows };
};
const playlistOf = async (...places: number[]) => {
  const id = await createId(api, 'playlists', 'A playlist');
  for (const place of places) expect((await change(id, 'add', song(place))).status).toBe(200);
  return id;
};

describe('the songs of a playlist (spec 7, Playlists)', () => {
  it('are none at first', async () => {
    const { status, ids, pagination } = await panel(await playlistOf());
    expect({ status, ids, pagination }).toEqual({ status: 200, ids: [], pagination: { next: null, prev: null } });
  });

  it('come in the order in which they were added, each as the list of songs shows it', async () => {
    const id = await playlistOf(3, 0, 7);
    const { ids, rows } = await panel(id, '?limit=20');
    expect(ids).toEqual([song(3), song(0), song(7)]);
    expect(rows[1]).toEqual(await listed(api, 'songs', song(0)));
    expect((await listed(api, 'playlists', id))?.songs).toEqual(ids);
  });

  it('come in pages, each once', async () => {
    const id = await playlistOf(...songs.keys());
    const [first, second, third] = [
      await panel(id, '?limit=5'),
      await panel(id, '?limit=5&page=2'),
      await panel(id, '?limit=5&page=3'),
    ];
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(songs);
    expect([first.pagination, second.pagination, third.pagination]).toEqual([
      { next: { page: 2 }, prev: null },
      { next: { page: 3 }, prev: { page: 1, lastId: first.ids.at(-1) } },
      { next: null, prev: { page: 2, lastId: second.ids.at(-1) } },
    ]);
  });

  it('[3.11] are answered to an add and a remove as part of the playlist', async () => {
    const id = await playlistOf(1);
    expect((await change(id, 'add', song(2))).record).toMatchObject({ _id: id, songs: [song(1), song(2)] });
    expect((await change(id, 'remove', song(1))).record).toMatchObject({ _id: id, songs: [song(2)] });
  });

  it('[5.25] stand in it once: a second add is refused in the words of spec 5', async () => {
    const id = await playlistOf(1);
    const { status, body } = await change(id, 'add', song(1));
    expect(status).toBe(409);
    expect(body).toEqual({ success: false, message: 'Duplication not allowed, Song already exists' });
    expect((await panel(id)).ids).toEqual([song(1)]);
  });

  it('stand in it once also when added twice at the same moment', async () => {
    const id = await playlistOf();
    const statuses = (await Promise.all([1, 1, 1, 1].map((place) => change(id, 'add', song(place))))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect((await panel(id)).ids).toEqual([song(1)]);
  });

  it('can be taken out and put back, at the end', async () => {
    const id = await playlistOf(1, 2, 3);
    await change(id, 'remove', song(1));
    await change(id, 'add', song(1));
    expect((await panel(id)).ids).toEqual([song(2), song(3), song(1)]);
  });

  it('answer 404 for a song that is not in it, and say which of the two leads nowhere', async () => {
    const id = await playlistOf(1);
    const refused = await change(id, 'remove', song(2));
    expect([refused.status, refused.body.message]).toEqual([
      404,
      'This song is not in the playlist. It may have been removed already.',
    ]);
    expect((await change(id, 'add', NOBODY)).body.message).toMatch(/^This song was not found/);
    expect((await change(NOBODY, 'add', song(1))).body.message).toMatch(/^This playlist was not found/);
  });

  it('leave every playlist when the song is deleted; deleting a playlist deletes no song', async () => {
    const gone = await createId(api, 'songs', 'Soon gone');
    const [first, second] = [await playlistOf(1, 2), await playlistOf(3)];
    for (const id of [first, second]) await change(id, 'add', gone);
    expect((await api.call('DELETE', `listings/songs/${gone}`)).status).toBe(200);
    expect((await panel(first)).ids).toEqual([song(1), song(2)]);
    expect((await panel(second)).ids).toEqual([song(3)]);
    expect((await api.call('DELETE', `listings/playlists/${first}`)).status).toBe(200);
    expect(await listed(api, 'songs', song(1))).toMatchObject({ _id: song(1) });
  });
});
