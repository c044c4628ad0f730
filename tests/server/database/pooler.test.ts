import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../src/server/database/connect';
import { runExclusively } from '../../../src/server/database/transact';
import { createApp } from '../../../src/server/start/app';
import { createTestApi, type TestApi } from '../../world/api';
import { formOf } from '../../world/forms';
import { noPooler, startPooler } from '../../world/pooler';

const skipped = inject('postgres') === undefined ? 'there is no PostgreSQL server' : noPooler;

describe.skipIf(skipped !== undefined)(
  `PostgreSQL behind a pooler of transactions${skipped ? `, skipped: ${skipped}` : ''}`,
  () => {
    let api: TestApi;
    let pooler: Awaited<ReturnType<typeof startPooler>>;
    /** The API as two servers have it, both through the pooler. */
    let servers: (Pick<TestApi, 'services' | 'app'> & { call: TestApi['call'] })[];
    beforeAll(async () => {
      api = await createTestApi();
      pooler = await startPooler(api.target);
      servers = [];
      for (let count = 0; count < 2; count += 1) {
        const services = { ...api.services, database: await openDatabase(pooler.address, 10_000) };
        const app = createApp(services);
        servers.push({ app, services, call: (method, path, options) => api.call(method, path, { ...options, app }) });
      }
    });
    afterAll(async () => {
      for (const { services } of servers ?? []) await services.database.destroy();
      pooler?.stop();
      await api?.close();
    });

    it('answers 240 calls of reading and writing, 12 at a time, as without one', async () => {
      const answered: string[] = [];
      const work = async (worker: number) => {
        const { call } = servers[worker % 2] ?? api;
        for (let round = 0; round < 5; round += 1) {
          const form = formOf({ name: `Evening ${worker} ${round}` });
          const { status, record } = await call('POST', 'listings/playlists', { form });
          const paths = [
            'listings/playlists?limit=20',
            'listings/playlists/search?key=evening',
            `history/playlists/${record._id}`,
          ];
          const read = await Promise.all(paths.map((path) => call('GET', path)));
          answered.push(`POST ${status}`, ...read.map((answer) => `GET ${answer.status}`));
        }
      };
      await Promise.all(Array.from({ length: 12 }, (_, worker) => work(worker)));
      expect(answered.sort()).toEqual([...Array(180).fill('GET 200'), ...Array(60).fill('POST 201')]);
      for (const { app } of servers) expect((await app.request('/readyz')).status).toBe(200);
    });

    it('leaves no lock behind when servers start, however many at the same moment', async () => {
      // Which gives the connections to others all the time.
      const reads = Array.from({ length: 100 }, () => servers[0]?.call('GET', 'listings/playlists?limit=20'));
      const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(pooler.address)));
      await Promise.all(reads);
      await Promise.all(opened.map((database) => database.destroy()));
      const locks = sql`select objid from pg_locks where locktype = 'advisory'`;
      expect((await locks.execute(api.services.database)).rows).toEqual([]);
    });

    it('lets one server at a time send mails, and the next one once it is done', async () => {
      const [one, other] = servers.map(({ services }) => services.database);
      if (!one || !other) throw new Error('two servers are needed');
      const tried: boolean[] = [];
      const first = await runExclusively(one, 'mail', async () => {
        tried.push(await runExclusively(other, 'mail', async () => {}));
      });
      for (let count = 0; count < 8; count += 1) tried.push(await runExclusively(other, 'mail', async () => {}));
      expect([first, ...tried]).toEqual([true, false, ...Array(8).fill(true)]);
    });

    it('leaves the connections that others get as it found them', async () => {
      const database = await openDatabase(pooler.address);
      const settings = sql`select current_setting('jit') as jit, current_setting('statement_timeout') as limit`;
      const { rows } = await settings.execute(database);
      await database.destroy();
      expect(rows).toEqual([{ jit: 'on', limit: '0' }]);
    });
  },
);

it.runIf(inject('postgres') !== undefined)(
  'goes on where its connections have lost what they had prepared, as some poolers do',
  async () => {
    const api = await createTestApi();
    const list = async () => (await api.call('GET', 'listings/playlists')).status;
    const { database } = api.services;
    expect(await list()).toBe(200);
    expect((await sql`select name from pg_prepared_statements`.execute(database)).rows).not.toEqual([]);
    await sql`deallocate all`.execute(database);
    expect(await list()).toBe(200);
    expect((await api.call('POST', 'listings/playlists', { form: formOf({ name: 'Evening' }) })).status).toBe(201);
    await api.close();
  },
);
