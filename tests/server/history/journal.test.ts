import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HISTORY_PATHS, playlistSongPath, publicationPath } from '../../../src/contract/endpoints';
import { type HistoryEntry, historyEntrySchema } from '../../../src/contract/history';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../../src/contract/kinds';
import { ADMIN, type CallOptions, MANAGER, ownApi, sharedApi } from '../../world/api';
import { writeRecords } from '../../world/existing';
import { formOf, NAME_FIELDS, picture } from '../../world/forms';
import { addPerson } from '../../world/people';
import { addRecord } from '../../world/records';

const CATALOGUE = RESOURCE_NAMES.filter((name) => name !== 'users');
const ADA = `${ADMIN.firstName} ${ADMIN.lastName}`;
const MAX = `${MANAGER.firstName} ${MANAGER.lastName}`;

const now = new Date('2026-11-28T14:03:00.000Z');
const api = await sharedApi({ clock: () => now });

const history = async (kind: ResourceName, id: string, query = ''): Promise<HistoryEntry[]> =>
  z.array(historyEntrySchema).parse((await api.call('GET', `${HISTORY_PATHS.of(kind, id)}${query}`)).body.data);
/** Who did what, and which fields it changed from what to what, newest first. */
const told = async (kind: ResourceName, id: string) =>
  (await history(kind, id)).map(({ action, by, version, changes }) => [
    ...[version, action, by?.fullName],
    Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to]])),
  ]);
const update = (kind: ResourceName, id: string, fields: Record<string, string | File>, token = api.adminToken) =>
  api.call('PATCH', `${KINDS[kind].write}/${id}`, { form: formOf({ ...KINDS[kind].constants, ...fields }), token });
const restore = (kind: ResourceName, id: string, entry: HistoryEntry | undefined, options: CallOptions = {}) =>
  api.call('PATCH', HISTORY_PATHS.restore(kind, id, entry?._id ?? ''), options);
/** How a file is answered: 200 while it is kept. */
const statusOf = async (address: unknown) => (await api.app.request(String(address))).status;

describe.each(CATALOGUE)('the history of one of the %s', (kind) => {
  const name = NAME_FIELDS[kind];

  it('says who created, changed, published, un-published and deleted it, and brings back what it was', async () => {
    const id = await addRecord(api, kind, 'First');
    const { record } = await update(kind, id, { [name]: 'Second' }, api.managerToken);
    await api.call('PATCH', publicationPath(kind, id, true));
    const [publish, change, create] = await history(kind, id);
    expect(create).toMatchObject({ action: 'create', version: 1, at: now.toISOString(), by: { fullName: ADA } });
    expect(create?.changes).toContainEqual({ field: name, from: null, to: 'First' });
    expect(change).toMatchObject({ action: 'update', version: 2, by: { fullName: MAX } });
    expect(change?.changes).toEqual([{ field: name, from: 'First', to: 'Second' }]);
    expect(publish?.changes).toEqual([
      { field: 'isPublished', from: false, to: true },
      { field: 'publishedAt', from: null, to: now.toISOString() },
    ]);

    const restored = await restore(kind, id, create);
    expect(restored.record).toEqual({
      ...record,
      [name]: 'First',
      isPublished: true,
      publishedAt: now.toISOString(),
      version: 4,
    });
    expect((await told(kind, id))[0]).toEqual([4, 'restore', ADA, { [name]: ['Second', 'First'] }]);
    expect((await api.call('GET', `${KINDS[kind].search}?${KINDS[kind].searchTerm}=First`)).rows).toContainEqual(restored.record);
    // What is so already is not done again.
    expect((await restore(kind, id, create)).record).toEqual(restored.record);

    await api.call('PATCH', publicationPath(kind, id, false));
    await api.call('DELETE', `${KINDS[kind].write}/${id}`);
    const actions = (await history(kind, id)).map(({ action }) => action);
    expect(actions).toEqual(['delete', 'un-publish', 'restore', 'publish', 'update', 'create']);
    expect((await restore(kind, id, create)).status).toBe(404);
  });

  it('says in a refusal who changed the record, and when', async () => {
    const id = await addRecord(api, kind, 'Here');
    await update(kind, id, { [name]: 'There' }, api.managerToken);
    const sentence = `This ${KINDS[kind].noun} was changed by ${MAX} on 28 November 2026 at 14:03 UTC.`;
    const [deleted, restored] = [
      await api.call('DELETE', `${KINDS[kind].write}/${id}`, { headers: { 'If-Match': '"1"' } }),
      await restore(kind, id, (await history(kind, id))[1], { headers: { 'If-Match': '"1"' } }),
    ];
    expect([deleted.status, deleted.body.message]).toEqual([412, `${sentence} Nothing was deleted.`]);
    expect([restored.status, restored.body.message]).toEqual([412, `${sentence} Nothing was saved.`]);
  });

  it('brings back the files of an older version', async () => {
    const [field = '', file] = Object.entries(KINDS[kind].files).find(([, { takes }]) => takes === 'image') ?? [];
    const fill = async (colour: string) => update(kind, id, { [file?.sentAs ?? '']: await picture('a.png', colour) });
    const id = await addRecord(api, kind, 'Pictured');
    const [first, second] = [(await fill('#111111')).record, (await fill('#222222')).record];
    const [later, earlier] = await history(kind, id);
    expect(later?.changes).toEqual([{ field, from: first[field], to: second[field] }]);
    expect((await restore(kind, id, earlier)).record[field]).toBe(first[field]);
    expect([await statusOf(first[field]), await statusOf(second[field])]).toEqual([200, 200]);
    expect((await restore(kind, id, later)).record[field]).toBe(second[field]);
  });
});

it('leads from page to page, newest first', async () => {
  const id = await addRecord(api, 'channels', 'Version 1');
  for (let version = 2; version <= 7; version += 1) await update('channels', id, { name: `Version ${version}` });
  const page = async (query: string) => {
    const { body } = await api.call('GET', `${HISTORY_PATHS.of('channels', id)}${query}`);
    return [
      z
        .array(historyEntrySchema)
        .parse(body.data)
        .map(({ version }) => version),
      body.pagination?.next,
      body.pagination?.prev,
    ];
  };
  expect(await page('?limit=3')).toEqual([[7, 6, 5], { page: 2 }, null]);
  expect(await page('?limit=3&page=3')).toEqual([[1], null, { page: 2 }]);
  expect(await page('?limit=3&page=9')).toEqual([[], null, { page: 3 }]);
});

it('is empty for a record from before there was a history, and not there for an unknown one, or under another kind', async () => {
  const [id = ''] = await writeRecords(api, 'ads', [{ title: 'Old' }]);
  expect(await history('ads', id)).toEqual([]);
  for (const path of [HISTORY_PATHS.of('announcements', id), HISTORY_PATHS.of('ads', 'unknown')])
    expect((await api.call('GET', path)).status).toBe(404);
  const unknown = await restore('ads', id, undefined);
  expect([unknown.status, (await api.call('PATCH', HISTORY_PATHS.restore('ads', id, 'unknown'))).status]).toEqual([404, 404]);
});

it('names what a record pointed to, as it was called then, and leaves empty what is gone', async () => {
  const [one, other] = [await addRecord(api, 'artists', 'Björk'), await addRecord(api, 'artists', 'Beyoncé')];
  const id = await addRecord(api, 'songs', 'Halo', { fields: { artist: one, songCoverArt: await picture() } });
  await update('songs', id, { artist: other, unset: 'album' });
  await update('artists', one, { stageName: 'Renamed' });
  const [change, create] = await history('songs', id);
  const [from, to] = [
    { _id: one, name: 'Björk' },
    { _id: other, name: 'Beyoncé' },
  ];
  expect(change?.changes).toEqual([{ field: 'artist', from, to }]);
  expect(create?.changes).toContainEqual({ field: 'artist', from: null, to: from });
  expect((await restore('songs', id, create)).record.artist).toMatchObject({ _id: one, stageName: 'Renamed' });
  await restore('songs', id, change);
  await api.call('DELETE', `listings/artists/${one}`);
  expect((await restore('songs', id, create)).record).toMatchObject({ title: 'Halo', artist: null });
});

it('knows what an announcement was about, which is about nothing once that is gone', async () => {
  const song = await addRecord(api, 'songs', 'Halo');
  const id = await addRecord(api, 'announcements', 'Tour', { fields: { targetType: 'song', targetId: song } });
  await update('announcements', id, { unset: 'targetType,targetId' });
  const [change, create] = await history('announcements', id);
  expect(change?.changes).toContainEqual({ field: 'targetId', from: { _id: song, name: 'Halo' }, to: null });
  expect((await restore('announcements', id, create)).record).toMatchObject({ targetType: 'song', target: { name: 'Halo' } });
  await restore('announcements', id, change);
  await api.call('DELETE', `listings/songs/${song}`);
  expect((await restore('announcements', id, create)).record).toMatchObject({ targetType: null, targetId: null, target: null });
});

it('does not bring back a version that lacks what the record needs today', async () => {
  const plain = await api.call('POST', 'listings/songs', { form: formOf({ title: 'Plain' }) });
  const plainId = String(plain.record._id);
  await update('songs', plainId, { songCoverArt: await picture() });
  const refused = await restore('songs', plainId, (await history('songs', plainId))[1]);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { field: 'songCoverArt', message: expect.stringContaining('lacks') },
  ]);
});

it('tells of the songs that came into a playlist and went, and brings none back', async () => {
  const [id, song] = [await addRecord(api, 'playlists', 'Evening'), await addRecord(api, 'songs', 'Halo')];
  await api.call('PATCH', playlistSongPath(id, 'add', song), { token: api.managerToken });
  await api.call('PATCH', playlistSongPath(id, 'remove', song));
  const named = { _id: song, name: 'Halo' };
  expect((await told('playlists', id)).slice(0, 2)).toEqual([
    [3, 'remove-song', ADA, { songs: [named, null] }],
    [2, 'add-song', MAX, { songs: [null, named] }],
  ]);
  expect((await restore('playlists', id, (await history('playlists', id))[1])).record).toMatchObject({ songs: [], version: 3 });
});

describe('the history of a user', () => {
  it('tells what admins and the person did, and no password; the name of who did it stays when they are gone', async () => {
    const form = formOf({ email: 'ben@example.org', firstName: 'Ben', lastName: 'Okri', role: 'manager' });
    const leaver = await addPerson(api, { role: 'admin', firstName: 'Lea', lastName: 'Ver' });
    const id = String((await api.call('POST', 'users', { form, token: leaver.token })).record._id);
    const patch = (json: object) => api.call('PATCH', `users/${id}`, { json });
    await patch({ firstName: 'Benjamin', isActive: false });
    await patch({ isActive: true });
    await patch({ isActive: false });
    await api.call('PATCH', `users/${id}/generate-password`);
    await api.call('DELETE', `users/${leaver.id}`);
    expect(await told('users', id)).toEqual([
      [5, 'generate-password', ADA, {}],
      [4, 'deactivate', ADA, { isActive: [true, false] }],
      [3, 'activate', ADA, { isActive: [false, true] }],
      [2, 'update', ADA, { firstName: ['Ben', 'Benjamin'], isActive: [true, false] }],
      [
        ...[1, 'create', 'Lea Ver'],
        {
          ...{ email: [null, 'ben@example.org'], firstName: [null, 'Ben'], lastName: [null, 'Okri'] },
          ...{ role: [null, 'manager'], isActive: [null, true] },
        },
      ],
    ]);
    const created = (await history('users', id)).at(-1);
    expect((await restore('users', id, created)).record).toMatchObject({ firstName: 'Ben', isActive: false, version: 6 });
    await api.call('DELETE', `users/${id}`);
    expect((await told('users', id))[0]).toEqual([6, 'delete', ADA, {}]);
  });

  it('is for admins, and goes back by the rules of every change', async () => {
    const person = await addPerson(api, { firstName: 'Ana', lastName: 'Lima' });
    const profile = (json: object) => api.call('PATCH', 'auth/update-profile', { token: person.token, json });
    await profile({ lastName: 'Silva', email: 'ana@example.org' });
    await profile({ email: 'ana.silva@example.org', unset: 'lastName' });
    const [newest, older] = await history('users', person.id);
    expect([newest?.by?._id, newest?.action]).toEqual([person.id, 'update']);
    for (const path of [HISTORY_PATHS.of('users', person.id), HISTORY_PATHS.of('users', 'unknown')])
      expect((await api.call('GET', path, { token: person.token })).status).toBe(403);
    await addPerson(api, { email: 'ana@example.org' });
    expect(await restore('users', person.id, older)).toMatchObject({ status: 409, body: { field: 'email' } });
    expect((await restore('users', person.id, older, { token: person.token })).status).toBe(403);
  });
});

it('is not there where it is switched off, nor are files of older versions', async () => {
  const off = await ownApi({ settings: { historyDays: 0 } });
  const send = async (method: string, path: string, colour: string) =>
    off.call(method, path, { form: formOf({ name: 'Here', photo: await picture('a.png', colour) }) });
  const { record } = await send('POST', 'listings/channels', '#111111');
  await send('PATCH', `listings/channels/${record._id}`, '#222222');
  expect(off.files.stored().filter((name) => name.includes('.'))).toHaveLength(1);
  expect((await off.call('GET', HISTORY_PATHS.of('channels', String(record._id)))).status).toBe(404);
  const refused = await off.call('DELETE', `listings/channels/${record._id}`, { headers: { 'If-Match': '"1"' } });
  expect(refused.body.message).toBe('This channel was changed meanwhile. Nothing was deleted.');
});

it('tells of all fifty who change a record at once, each once', async () => {
  const id = await addRecord(api, 'channels', 'Raced');
  await Promise.all(Array.from({ length: 50 }, (_, index) => update('channels', id, { name: `Racer ${index}` })));
  const entries = await history('channels', id, '?limit=100');
  expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: 51 }, (_, index) => 51 - index));
  for (const [index, { changes }] of entries.slice(0, -1).entries())
    expect(changes[0]?.from).toBe(entries[index + 1]?.changes.find(({ field }) => field === 'name')?.to);
});
