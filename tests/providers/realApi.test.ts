import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { API_PATH } from '../../src/contract/limits';
import { createProviders } from '../../src/providers/createProviders';
import type { CatalogueRecord } from '../../src/providers/types';
import { ADMIN, createTestApi, MANAGER, type TestApi } from '../world/api';
import { picture, sound } from '../world/forms';

const { authProvider, loadDataProvider, services } = createProviders({ host: 'http://console.test' });
const dataProvider = await loadDataProvider();
const server = setupServer();
let api: TestApi;

// Pictures, sounds and passwords are made and checked for real.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

beforeAll(async () => {
  api = await createTestApi();
  server.use(http.all(`*${API_PATH}/*`, ({ request }) => api.app.fetch(request)));
  server.listen({ onUnhandledRequest: 'error' });
  await authProvider.login(ADMIN);
});
afterAll(async () => {
  server.close();
  await api.close();
});

const file = (rawFile: File) => ({ rawFile, src: 'blob:x', title: rawFile.name });
const image = async () => file(await picture('Дорога.png'));
const rows = async (kind: string, filter: Record<string, unknown> = {}) =>
  (await dataProvider.getList<CatalogueRecord>(kind, { pagination: { page: 1, perPage: 20 }, filter })).data;
const create = async (kind: string, data: Record<string, unknown>, publish = false) =>
  (await dataProvider.create<CatalogueRecord>(kind, { data, meta: { publish } })).data;

/** Kind -> what is typed and chosen; what may be emptied again; what of it is a file or a reference. */
const KINDS: readonly [string, () => Promise<Record<string, unknown>>, readonly string[]][] = [
  [
    'artists',
    async () => ({ stageName: 'Zürich', lastName: 'Li', photo: await image(), coverImage: await image() }),
    ['lastName', 'coverImage'],
  ],
  [
    'songs',
    async () => ({
      title: 'Zürich',
      artist: (await create('artists', { stageName: 'Of song', photo: await image() }, true))._id,
      album: (await create('albums', { name: 'Of song', albumArt: await image() }, true))._id,
      coverArt: await image(),
      fileUrl: file(sound('夜に駆ける.wav')),
    }),
    ['artist', 'album', 'fileUrl'],
  ],
  [
    'albums',
    async () => ({
      name: 'Zürich',
      artist: (await create('artists', { stageName: 'Of album', photo: await image() }))._id,
      albumArt: await image(),
    }),
    ['artist'],
  ],
  ['playlists', async () => ({ name: 'Zürich', featureImage: await image() }), []],
  [
    'videos',
    async () => ({
      title: 'Zürich',
      url: 'https://www.youtube.com/watch?v=jPeheoBa2_Y',
      channel: (await create('channels', { name: 'Of video', photo: await image() }))._id,
      thumbnail: await image(),
    }),
    ['channel', 'thumbnail'],
  ],
  ['channels', async () => ({ name: 'Zürich', photo: await image(), banner: await image() }), ['banner']],
  [
    'announcements',
    async () => ({
      title: 'Zürich',
      description: '<p>Out <strong>now</strong></p>',
      moreInfoLink: 'https://example.org',
      targetType: 'artist',
      targetId: (await create('artists', { stageName: 'Of news', photo: await image() }, true))._id,
      featureImage: await image(),
      contentImage: await image(),
    }),
    ['description', 'moreInfoLink', 'targetType', 'targetId', 'contentImage'],
  ],
  [
    'ads',
    async () => ({
      title: 'Zürich',
      description: '<p>Buy</p>',
      moreInfoLink: 'https://example.org',
      featureImage: await image(),
      contentImage: await image(),
    }),
    ['description', 'moreInfoLink', 'contentImage'],
  ],
];

describe.each(KINDS)('our providers and our API: %s', (kind, values, optional) => {
  it('[1.2] create, list, search, publish, update, empty and delete', async () => {
    const made = await create(kind, await values());
    expect(made).toMatchObject({ isPublished: false, id: made._id });
    expect((await rows(kind))[0]).toEqual(made);
    expect((await rows(kind, { q: 'zurich' })).map(({ id }) => id)).toEqual([made.id]);
    for (const name of optional) expect([name, Boolean(made[name])]).toEqual([name, true]);

    const { data: live } = await dataProvider.publish(kind, { id: made.id, previousData: made });
    expect(live).toMatchObject({ isPublished: true, publishedAt: expect.stringMatching(/Z$/) });

    const named = 'title' in made ? 'title' : 'stageName' in made ? 'stageName' : 'name';
    const { data: renamed } = await dataProvider.update(kind, {
      id: made.id,
      data: { ...live, [named]: ' Genève ' },
      previousData: live,
    });
    expect(renamed).toEqual({ ...live, [named]: 'Genève', version: 3, updatedAt: renamed.updatedAt });

    const emptied = Object.fromEntries(optional.map((name) => [name, null]));
    const { data: bare } = await dataProvider.update(kind, {
      id: made.id,
      data: { ...renamed, ...emptied },
      previousData: renamed,
    });
    for (const name of optional) expect([name, bare[name] ?? '']).toEqual([name, '']);
    expect(bare).toMatchObject({ [named]: 'Genève', isPublished: true });

    const { data: hidden } = await dataProvider.unpublish(kind, { id: made.id, previousData: bare });
    expect(hidden).toMatchObject({ isPublished: false, publishedAt: null });
    await dataProvider.delete(kind, { id: made.id, previousData: hidden });
    expect((await rows(kind)).some(({ id }) => id === made.id)).toBe(false);
  });

  it('create published', async () => {
    expect(await create(kind, await values(), true)).toMatchObject({ isPublished: true });
  });
});

describe('our providers and our API', () => {
  it('lookups find what is published', async () => {
    for (const kind of ['artists', 'albums', 'songs', 'channels', 'videos']) {
      const found = await rows(kind, { lookup: 'zurich' });
      expect([kind, found.length > 0, found.every(({ isPublished }) => isPublished === true)]).toEqual([kind, true, true]);
    }
  });

  it('songs of a playlist are added, read page by page, and removed', async () => {
    const playlist = await create('playlists', { name: 'Long' });
    const songs: CatalogueRecord[] = [];
    for (let index = 0; index < 21; index += 1) songs.push(await create('songs', { title: `Song ${index}` }));
    for (const song of songs) await dataProvider.addSongToPlaylist({ playlistId: playlist.id, songId: song.id });
    const page = (number: number) =>
      dataProvider.getManyReference<CatalogueRecord>('songs', {
        target: 'playlist',
        id: playlist.id,
        pagination: { page: number, perPage: 5 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
      });
    const [first, second] = [await page(1), await page(2)];
    expect([first.pageInfo, second.pageInfo]).toEqual([
      { hasNextPage: true, hasPreviousPage: false },
      { hasNextPage: false, hasPreviousPage: true },
    ]);
    expect([...first.data, ...second.data].map(({ id }) => id).sort()).toEqual(songs.map(({ id }) => id).sort());
    const [song] = songs;
    await dataProvider.removeSongFromPlaylist({ playlistId: playlist.id, songId: song?.id ?? '' });
    expect((await page(1)).data).toHaveLength(20);
    expect((await dataProvider.getSong({ id: song?.id ?? '' })).data.title).toBe('Song 0');
  });

  it('[1.4] users are created, changed, given a password and deleted', async () => {
    const user = await create('users', { email: ' New@Example.org ', firstName: 'New', lastName: 'Person', role: 'manager' });
    expect(user).toMatchObject({ firstName: 'New', role: 'manager', isActive: true });
    const { data: changed } = await dataProvider.update('users', {
      id: user.id,
      data: { ...user, lastName: '', isActive: false },
      previousData: user,
    });
    expect([changed.isActive, changed.lastName ?? '']).toEqual([false, '']);
    expect(await rows('users', { q: 'new' })).toMatchObject([{ id: user.id, isActive: false }]);
    const { data: reset } = await dataProvider.resetUserPassword({ userId: user.id });
    await expect(dataProvider.delete('users', { id: user.id, previousData: changed })).rejects.toMatchObject({
      status: 412,
      body: { data: { version: reset?.version }, changedBy: { fullName: 'Ada Admin' } },
    });
    await dataProvider.delete('users', { id: user.id, previousData: reset });
    expect((await rows('users')).some(({ id }) => id === user.id)).toBe(false);
  });

  it('the own account is changed, and the identity with it', async () => {
    await dataProvider.updateProfile({ email: ADMIN.email, firstName: 'Adele', lastName: '' });
    expect(services.session.user()).toMatchObject({ firstName: 'Adele', role: 'admin' });
    expect(services.session.user()?.lastName ?? '').toBe('');
    await dataProvider.updatePassword({
      password: ADMIN.password,
      newPassword: 'quite another phrase',
      confirmNewPassword: 'quite another phrase',
    });
    await expect(rows('users')).resolves.not.toEqual([]);
    await expect(
      dataProvider.updatePassword({
        password: 'wrong',
        newPassword: 'quite another phrase',
        confirmNewPassword: 'quite another phrase',
      }),
    ).rejects.not.toMatchObject({ status: 401 });
    await expect(dataProvider.forgetPassword({ email: ADMIN.email })).resolves.toEqual({ data: null });
    await expect(
      dataProvider.resetPassword({ token: 'no-such', password: 'quite another phrase', confirmPassword: 'quite another phrase' }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/\w+/) });
  });

  it('refusals come with the API’s sentence', async () => {
    await expect(create('songs', { title: '' })).rejects.toMatchObject({
      status: 400,
      message: 'Please fill in required fields',
    });
    await authProvider.logout();
    await expect(authProvider.login({ email: MANAGER.email, password: 'wrong' })).rejects.toMatchObject({
      message: expect.stringMatching(/\w+/),
    });
    await authProvider.login(MANAGER);
    await expect(rows('users')).rejects.toMatchObject({ status: 403 });
  });
});
