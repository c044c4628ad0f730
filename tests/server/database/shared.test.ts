import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../src/server/database/connect';
import { remakeSearchTexts } from '../../../src/server/database/searchTexts';
import { createMailWorker } from '../../../src/server/mail/worker';
import { createApp } from '../../../src/server/start/app';
import { accountMails } from '../../../src/server/users/accountMails';
import { createFirstAdmin } from '../../../src/server/users/firstAdmin';
import { createTestApi, type TestApi } from '../../world/api';
import { writeRecords } from '../../world/existing';
import { formOf, picture } from '../../world/forms';
import { addPerson, login, tryLogin } from '../../world/people';

let api: TestApi;
let now: number;
/** The API as other processes have it: the same database through connections of their own. */
let others: TestApi[];
beforeEach(async () => {
  now = Date.now();
  api = await createTestApi({ clock: () => new Date(now) });
  others = [];
  for (let count = 0; count < 2; count += 1) {
    const services = { ...api.services, database: await openDatabase(api.target) };
    const app = createApp(services);
    const call: TestApi['call'] = (method, path, options) => api.call(method, path, { ...options, app });
    others.push({ ...api, app, services, call });
  }
});
afterEach(async () => {
  for (const { services } of others) await services.database.destroy();
  await api.close();
});

const everywhere = () => [api, ...others];
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('several processes on one database', () => {
  it('know each other’s sessions, and their ends', async () => {
    const person = await addPerson(api);
    const [other = api] = others;
    const token = await login(other, person);
    expect((await api.call('GET', 'listings/artists', { token })).status).toBe(200);
    await api.call('PATCH', `users/${person.id}`, { json: { isActive: false } });
    expect((await other.call('GET', 'listings/artists', { token })).status).toBe(401);
  });

  it('keep one admin of three who demote each other at the same moment', async () => {
    const admins = [await addPerson(api, { role: 'admin' }), await addPerson(api, { role: 'admin' })];
    const [ada] = (await api.call('GET', 'users/search?key=ada')).rows;
    const ids = [String(ada?._id), ...admins.map(({ id }) => id)];
    const tokens = [api.adminToken, ...admins.map(({ token }) => token)];
    await Promise.all(
      everywhere().map((each, index) =>
        each.call('PATCH', `users/${ids[(index + 1) % 3]}`, { token: tokens[index], json: { role: 'manager' } }),
      ),
    );
    const left = await api.services.database.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
  });

  it('make one account of an address, whoever asks', async () => {
    const form = () => formOf({ email: 'ben@example.org', firstName: 'Ben', role: 'manager' });
    const answers = await Promise.all(everywhere().map((each) => each.call('POST', 'users', { form: form() })));
    expect(statuses(answers)).toEqual([201, 409, 409]);
    expect(answers.map(({ body }) => body.message)).toContain('Another user has this email already.');
  });

  it('put a song once into a playlist, and different ones at different places', async () => {
    const playlist = (await api.call('POST', 'listings/playlists', { form: formOf({ name: 'Evening' }) })).record._id;
    const songs: unknown[] = [];
    for (const title of ['One', 'Two', 'Three'])
      songs.push((await api.call('POST', 'listings/songs', { form: formOf({ title }) })).record._id);
    const add = (each: TestApi, song: unknown) => each.call('PATCH', `listings/playlists/${playlist}/add-song/${song}`);
    expect(statuses(await Promise.all(everywhere().map((each) => add(each, songs[0]))))).toEqual([200, 409, 409]);
    expect(statuses(await Promise.all([add(api, songs[1]), ...others.map((each) => add(each, songs[2]))]))).toEqual([
      200, 200, 409,
    ]);
    const rows = await api.services.database.selectFrom('playlistSongs').select('position').orderBy('position').execute();
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('take a reset link once', async () => {
    const person = await addPerson(api);
    await api.call('POST', 'auth/forget-password', { token: null, json: { email: person.email } });
    const [mail] = await api.mails();
    const [, token] = /reset-password\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const reset = (each: TestApi, index: number) => {
      const password = `a new long password ${index}`;
      return each.call('POST', `auth/reset-password/${token}`, {
        token: null,
        json: { password, confirmPassword: password, token },
      });
    };
    expect(statuses(await Promise.all(everywhere().map(reset)))).toEqual([200, 400, 400]);
  });

  it('do once what is sent to each of them under one key at the same moment', async () => {
    const photo = await picture();
    for (const [path, fields] of [
      ['listings/playlists', { name: 'Evening' }],
      ['listings/artists', { stageName: 'Björk', photo }],
      ['users', { email: 'ben@example.org', firstName: 'Ben', role: 'manager' }],
    ] as const) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const answers = await Promise.all(everywhere().map((each) => each.call('POST', path, { form: formOf(fields), headers })));
      expect(statuses(answers)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ record }) => record._id)).size).toBe(1);
    }
    const rows = await Promise.all(['playlists', 'artists'].map((kind) => api.call('GET', `listings/${kind}`)));
    expect([...rows.map((answer) => answer.rows.length), api.files.stored().length]).toEqual([1, 1, 1]);
  });

  it('count wrong passwords together', async () => {
    const person = await addPerson(api);
    const answers = [];
    for (let round = 0; round < 3; round += 1)
      answers.push(...(await Promise.all(everywhere().map((each) => tryLogin(each, person.email, 'wrong')))));
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  });

  it('send a mail once', async () => {
    const sent: string[] = [];
    const workers = others.map(({ services: { database, clock, log } }) =>
      createMailWorker({
        database,
        transport: { send: async ({ to }) => void sent.push(to.address), close: () => undefined },
        compose: accountMails({ database, consoleUrl: 'https://console.test', clock }),
        clock,
        log,
      }),
    );
    const form = formOf({ email: 'ben@example.org', firstName: 'Ben', role: 'manager' });
    await api.call('POST', 'users', { form });
    for (const worker of workers) worker.wake();
    await Promise.all(workers.map((worker) => worker.idle()));
    const mails = [...sent, ...(await api.mails()).map(({ to }) => to.address)];
    expect(mails).toEqual(['ben@example.org']);
    for (const worker of workers) await worker.stop();
  });

  it('make old search texts anew together, and keep what is renamed meanwhile', async () => {
    const names = Array.from({ length: 1_500 }, (_, number) => `N’ Roses ${number}`);
    const ids = await writeRecords(
      api,
      'playlists',
      names.map((name) => ({ name })),
    );
    const { database, log } = api.services;
    await sql`update playlists set search_text = replace(search_text, '''', '’')`.execute(database);
    await database.insertInto('searchWork').values({ tableName: 'playlists', doneTo: '' }).execute();
    const works = await Promise.all(everywhere().map(({ services }) => remakeSearchTexts(services.database, log)));
    const renamed = await api.call('PATCH', `listings/playlists/${ids[1_400]}`, { form: formOf({ name: 'D’Angelo' }) });
    expect(renamed.status).toBe(200);
    await Promise.all(works.map(({ done }) => done));
    const rows = await database.selectFrom('playlists').select('searchText').where('searchText', 'like', '%’%').execute();
    expect(rows).toEqual([]);
    for (const key of [`n' roses 1499`, `d'angelo`])
      expect((await api.call('GET', `listings/playlists/search?key=${key}`)).rows).toHaveLength(1);
  });

  it('leave no record that points at a deleted one', async () => {
    const photo = await picture();
    for (let round = 0; round < 3; round += 1) {
      const artist = (await api.call('POST', 'listings/artists', { form: formOf({ stageName: 'Björk', photo }) })).record._id;
      const [one = api, two = api] = others;
      const answers = await Promise.all([
        api.call('DELETE', `listings/artists/${artist}`),
        one.call('POST', 'listings/songs', { form: formOf({ title: 'Hyperballad', artist: String(artist) }) }),
        two.call('POST', 'ad-news', {
          form: formOf({ type: 'news', title: 'New', featureImage: photo, targetType: 'artist', targetId: String(artist) }),
        }),
      ]);
      const [gone, ...made] = answers.map(({ status }) => status);
      expect([200, 409]).toContain(gone);
      for (const status of made) expect(gone === 200 ? [400] : [201, 400]).toContain(status);
    }
  });
});

describe('a new database', () => {
  it('gets its tables and its first admin once, however many processes start at the same moment', async () => {
    const server = inject('postgres');
    const name = `${server?.template}_new_${randomBytes(4).toString('hex')}`;
    const client = new pg.Client({ connectionString: server?.url });
    await client.connect();
    await client.query(`create database ${name} template template0 encoding 'UTF8'`);
    const url = new URL(server?.url ?? '');
    url.pathname = name;
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(url.href)));
    const given = { adminEmail: 'ada@example.org', adminPassword: 'correct horse battery' };
    const made = await Promise.all(opened.map((database) => createFirstAdmin(database, given, new Date())));
    expect(made.filter((admin) => admin !== undefined)).toHaveLength(1);
    for (const database of opened) await database.destroy();
    await client.query(`drop database ${name}`);
    await client.end();
  });
});

describe('a database server that goes away', () => {
  it('is told as 503, and once it is back the calls work again', async () => {
    const name = new URL(api.target).pathname.slice(1);
    const client = new pg.Client({ connectionString: inject('postgres')?.url });
    await client.connect();
    const [other = api] = others;
    expect((await other.call('GET', 'listings/artists')).status).toBe(200);
    await client.query(`alter database ${name} allow_connections false`);
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const { status, body, headers } = await other.call('GET', 'listings/artists');
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(body.message).toMatch(/^The server can’t reach its data at the moment\./);
    await client.query(`alter database ${name} allow_connections true`);
    await expect.poll(async () => (await other.call('GET', 'listings/artists')).status).toBe(200);
    await client.end();
  });
});

describe('a query that takes too long', () => {
  it('is given up and told as 503', async () => {
    const impatient = await openDatabase(api.target, 100);
    const app = createApp({ ...api.services, database: impatient });
    const client = new pg.Client({ connectionString: api.target });
    await client.connect();
    await client.query('begin; lock table artists in access exclusive mode');
    const { status, body, headers } = await api.call('GET', 'listings/artists/search?key=a', { app });
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    expect(body.message).toMatch(/^This took the server too long/);
    await client.query('rollback');
    expect((await api.call('GET', 'listings/artists/search?key=a', { app })).status).toBe(200);
    await client.end();
    await impatient.destroy();
  });
});

describe('a text that PostgreSQL can not hold', () => {
  it('finds nothing instead of failing', async () => {
    const answers = [
      await api.call('GET', 'listings/songs/%00'),
      await api.call('GET', 'listings/songs/search?key=a%00b'),
      await tryLogin(api, 'a\0b@example.org', 'wrong password'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 401]);
  });
});
