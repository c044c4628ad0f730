import { describe, expect, it } from 'vitest';
import { playlistSongPath, publicationPath } from '../../../src/contract/endpoints';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../../src/contract/kinds';
import { type CallOptions, sharedApi } from '../../world/api';
import { writeRecords } from '../../world/existing';
import { formOf, NAME_FIELDS } from '../../world/forms';
import { addRecord, recordsOf } from '../../world/records';

const CATALOGUE = RESOURCE_NAMES.filter((name) => name !== 'users');

let now = new Date('2026-11-28T14:03:00.000Z');
const api = await sharedApi({ clock: () => now });
/** A second goes by. */
const later = () => {
  now = new Date(now.getTime() + 1_000);
  return now.toISOString();
};

const pathOf = (kind: ResourceName, id: string) => `${KINDS[kind].write}/${id}`;
/** A rename, as a call of the kind sends it. */
const renamed = (kind: ResourceName, name: string): CallOptions => {
  const fields = { ...KINDS[kind].constants, [kind === 'users' ? 'firstName' : NAME_FIELDS[kind]]: name };
  return KINDS[kind].updateBody === 'json' ? { json: fields } : { form: formOf(fields) };
};
const rename = (kind: ResourceName, id: string, name: string, match?: string) =>
  api.call('PATCH', pathOf(kind, id), { ...renamed(kind, name), headers: match === undefined ? {} : { 'If-Match': match } });
const listed = async (kind: ResourceName, id: string) => (await recordsOf(api, kind)).find(({ _id }) => _id === id);

describe.each(RESOURCE_NAMES)('a record of %s', (kind) => {
  it('counts its changes from 1 on, and says when the last one was, in each answer', async () => {
    const id = await addRecord(api, kind, 'Before');
    expect(await listed(kind, id)).toMatchObject({ version: 1, updatedAt: now.toISOString() });
    const expected = { version: 2, updatedAt: later() };
    expect((await rename(kind, id, 'After', '"1"')).record).toMatchObject(expected);
    expect(await listed(kind, id)).toMatchObject(expected);
    const { search, searchTerm } = KINDS[kind];
    expect((await api.call('GET', `${search}?${searchTerm}=After`)).rows).toContainEqual(expect.objectContaining(expected));
  });

  it('is as it was, at the same version, after a save that changes nothing', async () => {
    const id = await addRecord(api, kind, 'Same');
    const updatedAt = now.toISOString();
    later();
    expect((await rename(kind, id, 'Same')).record).toMatchObject({ version: 1, updatedAt });
  });

  it('is neither changed nor deleted by who knows another version; they get it as it is now', async () => {
    const id = await addRecord(api, kind, 'Mine');
    await rename(kind, id, 'Theirs');
    const current = await listed(kind, id);
    for (const [method, act] of Object.entries({ PATCH: 'saved', DELETE: 'deleted' })) {
      const { status, body } = await api.call(method, pathOf(kind, id), {
        ...(method === 'PATCH' ? renamed(kind, 'Mine again') : {}),
        headers: { 'If-Match': '"1"' },
      });
      expect([status, body.message]).toEqual([412, expect.stringMatching(new RegExp(`was changed.+Nothing was ${act}\\.$`))]);
      expect(body.data).toEqual(current);
    }
    expect(await listed(kind, id)).toEqual(current);
    expect((await rename(kind, id, 'Mine', 'version 2')).status).toBe(400);
    expect((await api.call('DELETE', pathOf(kind, id), { headers: { 'If-Match': '"2"' } })).status).toBe(200);
    expect((await rename(kind, id, 'Mine', '"2"')).status).toBe(404);
  });
});

/** All records are changed by one query, users by another. */
it.each(['channels', 'ads', 'users'] as const)(
  'takes one of fifty who change the same version of %s at once, and the others know it from the answer',
  async (kind) => {
    const id = await addRecord(api, kind, 'Raced');
    const names = Array.from({ length: 50 }, (_, index) => `Racer ${index}`);
    const answers = await Promise.all(names.map((name) => rename(kind, id, name, '"1"')));
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 49]);
    const current = await listed(kind, id);
    expect(current).toMatchObject({ version: 2 });
    for (const { record } of answers) expect(record).toEqual(current);
  },
);

/** As many as get in each other's way on every connection there is, and no more: tries grow with their square. */
const MANY = 20;
it('counts each of many who try again until they get through', async () => {
  const id = await addRecord(api, 'channels', 'Raced');
  const untilSaved = async (name: string) => {
    let known: unknown = 1;
    for (;;) {
      const { status, record } = await rename('channels', id, name, `"${known}"`);
      if (status === 200) return record.version;
      known = record.version;
    }
  };
  const versions = await Promise.all(Array.from({ length: MANY }, (_, index) => untilSaved(`Racer ${index}`)));
  expect(versions.map(Number).sort((one, other) => one - other)).toEqual(Array.from({ length: MANY }, (_, index) => index + 2));
});

it.each(CATALOGUE)('counts for %s what publishing and un-publishing change', async (kind) => {
  const id = await addRecord(api, kind, 'State');
  const set = async (publish: boolean, match?: string) => {
    later();
    const headers = match === undefined ? undefined : { 'If-Match': match };
    return api.call('PATCH', publicationPath(kind, id, publish), { headers });
  };
  const version = async (publish: boolean) => (await set(publish)).record.version;
  // To publish once more moves the moment.
  expect([await version(false), await version(true), await version(true), await version(false)]).toEqual([1, 2, 3, 4]);
  expect(await set(true, '"3"')).toMatchObject({ status: 412, record: { version: 4, isPublished: false } });
  expect((await set(true, '"4"')).record).toMatchObject({ version: 5, isPublished: true });
});

it('counts the songs that come into a playlist and go out by hand, whatever version is given', async () => {
  const [playlist, song] = [await addRecord(api, 'playlists', 'Evening'), await addRecord(api, 'songs', 'Halo')];
  const move = (action: 'add' | 'remove') =>
    api.call('PATCH', playlistSongPath(playlist, action, song), { headers: { 'If-Match': '"9"' } });
  expect((await move('add')).record).toMatchObject({ version: 2, songs: [song] });
  expect((await move('add')).status).toBe(409);
  expect((await move('remove')).record).toMatchObject({ version: 3, songs: [] });
  await move('add');
  await api.call('DELETE', `listings/songs/${song}`);
  expect(await listed('playlists', playlist)).toMatchObject({ version: 4, songs: [] });
});

it('refuses an update before it looks at its files', async () => {
  const [id = ''] = await writeRecords(api, 'channels', [{ name: 'Here', photo: null }]);
  const send = (match: string) =>
    api.call('PATCH', `listings/channels/${id}`, {
      form: formOf({ photo: new File(['no picture'], 'photo.png') }),
      headers: { 'If-Match': match },
    });
  expect([(await send('"7"')).status, (await send('"1"')).status]).toEqual([412, 422]);
});
