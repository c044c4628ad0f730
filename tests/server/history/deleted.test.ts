import { describe, expect, it } from 'vitest';
import { DELETED_PATHS, HISTORY_PATHS, playlistSongPath } from '../../../src/contract/endpoints';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../../src/contract/kinds';
import { MANAGER, ownApi, sharedApi, type TestApi } from '../../world/api';
import { playlistOf } from '../../world/existing';
import { formOf, NAME_FIELDS, picture, sound } from '../../world/forms';
import { tidyAfter } from '../../world/past';
import { addRecord, recordsOf } from '../../world/records';

const CATALOGUE = RESOURCE_NAMES.filter((name) => name !== 'users');
const MAX = `${MANAGER.firstName} ${MANAGER.lastName}`;

const now = new Date('2026-11-28T14:03:00.000Z');
const api = await sharedApi({ clock: () => now });

const remove = (kind: ResourceName, id: string, token = api.managerToken) =>
  api.call('DELETE', `${KINDS[kind].write}/${id}`, { token });
const deleted = async (kind: ResourceName, query = '') => (await api.call('GET', `${DELETED_PATHS.list(kind)}${query}`)).rows;
const bringBack = (kind: ResourceName, id: string, token = api.managerToken) =>
  api.call('PATCH', DELETED_PATHS.restore(kind, id), { token });
const forGood = (kind: ResourceName, id: string, token = api.adminToken) =>
  api.call('DELETE', DELETED_PATHS.remove(kind, id), { token });
const listed = async (kind: ResourceName, id: string) => (await recordsOf(api, kind)).find(({ _id }) => _id === id);
const found = async (kind: ResourceName, text: string) =>
  (await api.call('GET', `${KINDS[kind].search}?${KINDS[kind].searchTerm}=${text}`)).rows.map(({ _id }) => _id);

describe.each(CATALOGUE)('a deleted record of %s', (kind) => {
  it('is in no list and search, is told with who deleted it and when, and comes back unpublished', async () => {
    const id = await addRecord(api, kind, `Returning ${kind}`, { publish: true });
    const record = await listed(kind, id);
    await remove(kind, id);
    expect([await listed(kind, id), await found(kind, `Returning ${kind}`)]).toEqual([undefined, []]);
    const { deletedBy, deletedAt, ...shown } = (await deleted(kind))[0] ?? {};
    expect([shown, deletedBy, deletedAt]).toEqual([record, { _id: expect.any(String), fullName: MAX }, now.toISOString()]);

    const back = await bringBack(kind, id);
    expect(back).toMatchObject({ status: 200, record: { ...record, isPublished: false, publishedAt: null, version: 2 } });
    expect([await listed(kind, id), await found(kind, `Returning ${kind}`)]).toEqual([back.record, [id]]);
    for (const field of Object.keys(KINDS[kind].files))
      if (record?.[field]) expect((await api.app.request(String(record[field]))).status).toBe(200);
    expect((await deleted(kind)).map(({ _id }) => _id)).not.toContain(id);
    const entries = (await api.call('GET', HISTORY_PATHS.of(kind, id))).rows;
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ['restore', 2],
      ['delete', 1],
      ['create', 1],
    ]);
    const again = await bringBack(kind, id);
    expect([again.status, again.body.message]).toEqual([404, expect.stringContaining('not found among those deleted of late')]);
    expect(await api.call('PATCH', `${KINDS[kind].write}/${id}`, { form: formOf({ [NAME_FIELDS[kind]]: 'New' }) })).toMatchObject(
      {
        status: 200,
        record: { version: 3 },
      },
    );
  });

  it('goes for good by an admin, with its history and its files', async () => {
    const kept = api.files.stored().sort();
    const id = await addRecord(api, kind, 'Going');
    const [field] = Object.values(KINDS[kind].files);
    await api.call('PATCH', `${KINDS[kind].write}/${id}`, { form: formOf({ [field?.sentAs ?? '']: await picture() }) });
    expect((await forGood(kind, id)).status).toBe(404);
    await remove(kind, id);
    expect((await forGood(kind, id, api.managerToken)).status).toBe(403);
    expect(await forGood(kind, id)).toMatchObject({ status: 200, record: { _id: id } });
    expect(api.files.stored().sort()).toEqual(kept);
    const answers = [await bringBack(kind, id), await forGood(kind, id), await api.call('GET', HISTORY_PATHS.of(kind, id))];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

it('shows the deleted records of a kind in pages, last deleted first', async () => {
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) ids.unshift(await addRecord(api, 'ads', name));
  for (const id of ids.toReversed()) await remove('ads', id);
  const page = async (query: string) => {
    const { rows, body } = await api.call('GET', `${DELETED_PATHS.list('ads')}${query}`);
    return [rows.map(({ _id }) => _id), body.pagination?.next ?? null, body.pagination?.prev ?? null];
  };
  expect(await page('?limit=2')).toEqual([ids.slice(0, 2), { page: 2 }, null]);
  expect(await page('?limit=2&page=2')).toEqual([ids.slice(2), null, { page: 1 }]);
  expect((await deleted('announcements')).map(({ _id }) => _id)).not.toContain(ids[0]);
});

it('brings a song back to its places, of playlists that still live', async () => {
  const { playlist, songs } = await playlistOf(api, 'Evening', 3);
  const gone = await addRecord(api, 'playlists', 'Gone');
  const [first = '', second = '', third = ''] = songs;
  for (const song of [second, third]) await api.call('PATCH', playlistSongPath(gone, 'add', song));
  const playing = async () => (await api.call('GET', `listings/playlists/${playlist}/songs`)).rows.map(({ _id }) => _id);
  for (const song of [second, third]) await remove('songs', song);
  await remove('playlists', gone);
  const latest = await addRecord(api, 'songs', 'Latest');
  // It takes the place of the second song, which is free.
  await api.call('PATCH', playlistSongPath(playlist, 'add', latest));
  for (const song of [second, third]) await bringBack('songs', song);
  expect(await playing()).toEqual([first, second, third, latest]);

  await remove('playlists', playlist);
  const kept = (await deleted('playlists')).find(({ _id }) => _id === playlist);
  expect(kept?.songs).toEqual([first, second, third, latest]);
  await remove('songs', second);
  expect((await bringBack('playlists', playlist)).record.songs).toEqual([first, third, latest]);
});

it('lets an artist go whose only songs are deleted, and brings a song back without them', async () => {
  const artist = await addRecord(api, 'artists', 'Björk');
  const fields = { artist, songFile: sound('jóga.wav', 2), songCoverArt: await picture() };
  const song = await addRecord(api, 'songs', 'Jóga', { fields });
  expect((await remove('artists', artist)).status).toBe(409);
  await remove('songs', song);
  expect((await deleted('songs'))[0]).toMatchObject({ artist: { _id: artist, stageName: 'Björk' }, fileName: 'jóga.wav' });
  expect((await remove('artists', artist)).status).toBe(200);
  expect((await deleted('songs'))[0]).toMatchObject({ artist: null });
  expect((await bringBack('songs', song)).record).toMatchObject({ title: 'Jóga', artist: null, duration: 2 });
  const [entry] = (await api.call('GET', HISTORY_PATHS.of('songs', song))).rows;
  expect(entry?.changes).toEqual([{ field: 'artist', from: { _id: artist, name: '' }, to: null }]);
});

it('brings a record back once, however many ask', async () => {
  const id = await addRecord(api, 'channels', 'Wanted');
  await remove('channels', id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => bringBack('channels', id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
});

describe('what was kept long enough goes', () => {
  const countFiles = (tested: TestApi) => tested.files.stored().filter((name) => name.includes('.')).length;

  it('after 30 days a deleted record, after 365 what is known of older versions, each with its files', async () => {
    const tidied = await ownApi({ clock: () => now });
    const form = async (colour: string) => formOf({ name: 'Here', photo: await picture('a.png', colour) });
    const create = async () =>
      String((await tidied.call('POST', 'listings/channels', { form: await form('#111111') })).record._id);
    const change = async (id: string) => tidied.call('PATCH', `listings/channels/${id}`, { form: await form('#222222') });
    const [living, dead] = [await create(), await create()];
    for (const id of [living, dead]) await change(id);
    await tidied.call('DELETE', `listings/channels/${dead}`);
    const nothing = { entries: 0, records: 0 };
    expect([await tidyAfter(tidied, 29), countFiles(tidied)]).toEqual([nothing, 4]);
    expect([await tidyAfter(tidied, 30), countFiles(tidied)]).toEqual([{ entries: 0, records: 1 }, 2]);
    expect([await tidyAfter(tidied, 364), countFiles(tidied)]).toEqual([nothing, 2]);
    expect([await tidyAfter(tidied, 365), countFiles(tidied)]).toEqual([{ entries: 2, records: 0 }, 1]);
    expect((await tidied.call('GET', HISTORY_PATHS.of('channels', living))).rows).toEqual([]);
  });

  it('but for a file that is in use again', async () => {
    const tidied = await ownApi({ clock: () => now });
    const send = async (method: string, path: string, colour: string) =>
      (await tidied.call(method, path, { form: formOf({ name: 'Here', photo: await picture('a.png', colour) }) })).record;
    const { _id = '', photo } = await send('POST', 'listings/channels', '#111111');
    await send('PATCH', `listings/channels/${_id}`, '#222222');
    const [, create] = (await tidied.call('GET', HISTORY_PATHS.of('channels', _id))).rows;
    await tidied.call('PATCH', HISTORY_PATHS.restore('channels', _id, String(create?._id)));
    await tidyAfter(tidied, 366);
    expect([countFiles(tidied), (await tidied.app.request(String(photo))).status]).toEqual([1, 200]);
  });
});
