import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AD_NEWS_KINDS, LISTING_KINDS } from '../../../src/contract/kinds';
import { isPostgres } from '../../../src/server/database/engine';
import { createApp } from '../../../src/server/start/app';
import { moveFiles, moveRecords } from '../../../src/server/transfer/moveCatalogue';
import { digestTables } from '../../../src/server/transfer/tables';
import { createTestApi, type TestApi } from '../../world/api';
import { openTestDatabase, type TestDatabase } from '../../world/database';
import { formOf, NAME_FIELDS, picture, requiredBeside, sound } from '../../world/forms';
import { createTestFiles } from '../../world/store';

let api: TestApi;
let target: TestDatabase;
let source: TestApi['services']['database'];
beforeEach(async () => {
  api = await createTestApi({ embedded: true });
  source = api.services.database;
  target = await openTestDatabase();
  const photo = await picture();
  const artist = await api.call('POST', 'listings/artists/publish', { form: formOf({ stageName: 'Beyoncé \u{1f3b5}', photo }) });
  const song = formOf({ title: 'Halo', artist: String(artist.record._id), songFile: sound('tone.wav', 2) });
  const { record } = await api.call('POST', 'listings/songs', { form: song });
  const playlist = await api.call('POST', 'listings/playlists', { form: formOf({ name: 'Evening' }) });
  await api.call('PATCH', `listings/playlists/${playlist.record._id}/add-song/${record._id}`);
  await api.call('POST', 'ad-news', { form: formOf({ type: 'ad', title: 'Ad', featureImage: photo, description: '<p>Hi</p>' }) });
  await api.call('POST', 'users', { form: formOf({ email: 'ben@example.org', firstName: 'Ben', role: 'manager' }) });
  await api.mails();
});
afterEach(async () => {
  await target.close();
  await api.close();
});

const LISTS = ['artists', 'songs', 'playlists'].map((kind) => `listings/${kind}`).concat('ad-news/ads', 'users');
const answers = (app?: ReturnType<typeof createApp>) =>
  Promise.all(LISTS.map(async (path) => (await api.call('GET', path, { app })).body));

describe('moving the records to another database', () => {
  it('brings every table over, so that people and calls go on as before', async () => {
    const once = (app?: ReturnType<typeof createApp>) =>
      api.call('POST', 'listings/playlists', {
        app,
        form: formOf({ name: 'Once' }),
        headers: { 'Idempotency-Key': 'of-a-form' },
      });
    const first = await once();
    const [song] = (await api.call('GET', 'listings/songs')).rows;
    const other = await api.call('POST', 'listings/songs', { form: formOf({ title: 'Gone' }) });
    await api.call('DELETE', `listings/songs/${other.record._id}`);
    const rows = await moveRecords(source, target.database, false);
    expect(rows).toBeGreaterThan(10);
    expect(await digestTables(target.database)).toEqual(await digestTables(source));
    const app = createApp({ ...api.services, database: target.database });
    expect((await once(app)).body).toEqual(first.body);
    expect(await answers(app)).toEqual(await answers());
    for (const path of ['deleted/songs', `history/songs/${song?._id}`, `history/songs/${other.record._id}`]) {
      const moved = await api.call('GET', path, { app });
      expect([moved.rows.length > 0, moved.body]).toEqual([true, (await api.call('GET', path)).body]);
    }
    expect((await api.call('GET', 'listings/songs/search?key=beyonce', { app })).rows).toHaveLength(1);
  });

  it('leaves no kind of record behind', async () => {
    const kinds = [...LISTING_KINDS, ...AD_NEWS_KINDS];
    for (const { name, write } of kinds) {
      const form = formOf({ [NAME_FIELDS[name]]: `One of ${name}`, ...(await requiredBeside(name)) });
      expect((await api.call('POST', write, { form })).status).toBe(201);
    }
    await moveRecords(source, target.database, false);
    const app = createApp({ ...api.services, database: target.database });
    for (const { name, list } of kinds) {
      const [moved] = (await api.call('GET', list, { app })).rows;
      expect(moved).toMatchObject({ [NAME_FIELDS[name]]: `One of ${name}` });
    }
  });

  it('can be called again: done is done, and what changed since takes --overwrite', async () => {
    const rows = await moveRecords(source, target.database, false);
    expect(await moveRecords(source, target.database, false)).toBe(rows);
    await api.call('POST', 'listings/playlists', { form: formOf({ name: 'Morning' }) });
    await expect(moveRecords(source, target.database, false)).rejects.toThrow('add --overwrite to replace them');
    // The playlist, and what is said of it in the history.
    expect(await moveRecords(source, target.database, true)).toBe(rows + 2);
  });

  it('moves many more rows than are read at once', async () => {
    const now = new Date().toISOString();
    const tries = Array.from({ length: 1_203 }, (_, index) => ({
      key: `${index}`,
      count: index,
      lastAt: now,
      blockedUntil: now,
    }));
    for (let from = 0; from < tries.length; from += 200)
      await source
        .insertInto('tries')
        .values(tries.slice(from, from + 200))
        .execute();
    await moveRecords(source, target.database, false);
    expect((await digestTables(target.database)).find(({ table }) => table === 'tries')?.rows).toBe(1_203);
    if (!isPostgres(target.database)) return;
    // The planner knows of them at once, and not only when the server comes to count them.
    const { rows } = await sql`select reltuples as counted from pg_class where oid = 'tries'::regclass`.execute(target.database);
    expect(rows).toEqual([{ counted: 1_203 }]);
  });
});

describe('moving the files to another store', () => {
  it('brings over each that a record holds, once', async () => {
    const other = createTestFiles(`${api.dataDir}/other`);
    const { photo } = (await api.call('GET', 'listings/artists')).rows[0] ?? {};
    expect((await api.app.request(`${photo}?w=96`)).headers.get('Content-Type')).toBe('image/webp');
    const kept = () => api.files.stored().filter((name) => name !== 'small');
    for (let times = 0; times < 2; times += 1) expect(await moveFiles(source, api.services.store, other.store)).toBe(3);
    expect(other.stored().sort()).toEqual(kept().sort());
    // What only an older version and a deleted record know moves along.
    const [ad, song] = [(await api.call('GET', 'ad-news/ads')).rows[0], (await api.call('GET', 'listings/songs')).rows[0]];
    await api.call('PATCH', `ad-news/${ad?._id}`, { form: formOf({ featureImage: await picture() }) });
    await api.call('DELETE', `listings/songs/${song?._id}`);
    expect(await moveFiles(source, api.services.store, other.store)).toBe(4);
    expect(other.stored().sort()).toEqual(kept().sort());
  });
});
