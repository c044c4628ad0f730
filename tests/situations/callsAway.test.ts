import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { createApp } from '../../src/server/start/app';
import { ownApi, type TestApi } from '../world/api';
import { MINUTE } from '../world/clock';
import { fillDisk, testFolder } from '../world/disk';
import { formOf, picture } from '../world/forms';
import { killedNow, lookInto, openFolder } from '../world/kill';
import { CONNECTION_LOST, DISK_FULL, faulty } from '../world/parts';
import { addPerson, statusOf, tryLogin } from '../world/people';
import { situation } from './situation';

const START = Date.parse('2026-03-04T09:00:00Z');
let now = START;
let api: TestApi;
beforeEach(async () => {
  now = START;
  api = await ownApi({ embedded: true, clock: () => new Date(now) });
});

/** The same API on a database that fails as told. */
const appWith = (faultOf: (does: 'read' | 'write') => Error | undefined) =>
  createApp({ ...api.services, database: faulty(api.services.database, faultOf) });
const NO_ROOM = 'The server has no room left, so nothing was saved. Please tell an administrator.';
const readiness = async (app: TestApi['app']) => (await app.fetch(new Request('http://api.test/readyz'))).status;

situation(
  'every call',
  'full disk',
  'is refused in a sentence, leaves neither a record nor a file, and reading goes on',
  async () => {
    const makeRoom = await fillDisk(api.services.database);
    let answer = await api.call('GET', 'listings/artists');
    let made = 0;
    for (; made < 500; made += 1) {
      answer = await api.call('POST', 'listings/channels', { form: formOf({ name: 'x'.repeat(200), photo: await picture() }) });
      if (answer.status !== 201) break;
    }
    expect([answer.status, answer.body.message]).toEqual([507, NO_ROOM]);
    expect(api.files.stored()).toHaveLength(made);
    expect((await api.call('GET', 'listings/channels?limit=100')).rows).toHaveLength(Math.min(made, 100));
    await makeRoom();
    const form = formOf({ name: 'Room', photo: await picture() });
    expect((await api.call('POST', 'listings/channels', { form })).status).toBe(201);
  },
);

situation('every call', 'full disk', 'says at a sign-in that there is no room, not that something went wrong', async () => {
  const person = await addPerson(api);
  await fillDisk(api.services.database);
  let answer = await tryLogin(api, person.email, person.password);
  // One page of the database holds the tries and sessions of some.
  for (let count = 0; count < 60 && answer.status === 200; count += 1)
    answer = await tryLogin(api, person.email, person.password);
  expect([200, 507]).toContain(answer.status);
});

situation('every call', 'full disk', 'lists records to whoever is signed in', async () => {
  const app = appWith((does) => (does === 'write' ? DISK_FULL : undefined));
  now += 2 * MINUTE;
  expect((await api.call('GET', 'listings/artists', { app })).status).toBe(200);
});

situation('every call', 'full disk', 'is not ready while nothing can be written', async () => {
  expect(await readiness(appWith((does) => (does === 'write' ? DISK_FULL : undefined)))).toBe(503);
});

situation('every call', 'other parts away', 'is told to come again while the database is away', async () => {
  let isAway = true;
  const app = appWith(() => (isAway ? CONNECTION_LOST : undefined));
  const { status, body, headers } = await api.call('GET', 'listings/artists', { app });
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(body.message).toMatch(/^The server can’t reach its data at the moment\./);
  isAway = false;
  expect((await api.call('GET', 'listings/artists', { app })).status).toBe(200);
});

situation('every call', 'other parts away', 'is told to come again while the database takes no writes', async () => {
  const readOnly = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' });
  const app = appWith((does) => (does === 'write' ? readOnly : undefined));
  const { status } = await api.call('POST', 'listings/playlists', { app, form: formOf({ name: 'Evening' }) });
  expect([status, await readiness(app)]).toEqual([503, 503]);
});

situation('every call', 'other parts away', 'writes nothing into a database that is gone', async () => {
  const folder = testFolder();
  const { call } = await openFolder(folder);
  await rm(join(folder, 'catalogue.sqlite'));
  expect((await call('POST', 'listings/playlists', formOf({ name: 'Lost at the end' }))).status).toBeGreaterThanOrEqual(500);
});

situation('every call', 'other parts away', 'is not ready without the folder of its files', async () => {
  await rm(join(api.dataDir, 'files'), { recursive: true });
  expect(await readiness(api.app)).toBe(503);
});

situation(
  'every call',
  'kill',
  'has done all of what it was asked or nothing, at whichever query the server is killed',
  async () => {
    const folder = testFolder();
    const { services, call } = await openFolder(folder);
    const left: string[] = [];
    const killedAtEachQuery = faulty(services.database, () => {
      left.push(killedNow(folder));
      return undefined;
    });
    const form = formOf({ email: 'ben@example.org', firstName: 'Ben', role: 'manager' });
    const answer = await call('POST', 'users', form, createApp({ ...services, database: killedAtEachQuery }));
    expect(answer.status).toBe(201);
    left.push(killedNow(folder));
    const found = left.map((folderLeft) =>
      lookInto(folderLeft, (file) => {
        const count = (table: string) => file.prepare<[], number>(`select count(*) from ${table}`).pluck().get();
        return [file.pragma('integrity_check', { simple: true }), count('users'), count('mail_jobs')].join();
      }),
    );
    expect([found[0], found.at(-1)]).toEqual(['ok,1,0', 'ok,2,1']);
    expect(new Set(found).size).toBe(2);
  },
);

situation('every call', 'clock', 'lets nobody wait longer than a wait may be, though the clock was set back', async () => {
  const person = await addPerson(api);
  now += 24 * 60 * MINUTE;
  for (let tries = 0; tries < 6; tries += 1) await tryLogin(api, person.email, 'not the password');
  now = START;
  const { status, headers } = await tryLogin(api, person.email, person.password);
  expect(status === 200 || Number(headers.get('Retry-After')) <= 15 * 60).toBe(true);
});

situation('every call', 'clock', 'is answered whatever the clock says, also before 1970 and after 9999', async () => {
  for (const moment of ['1969-12-31T23:59:59Z', '2026-03-29T01:30:00Z', '9999-12-31T23:59:59Z']) {
    now = Date.parse(moment);
    const { token } = await addPerson(api);
    expect(await statusOf(api, token)).toBe(200);
    expect((await api.call('POST', 'listings/playlists/publish', { token, form: formOf({ name: moment }) })).status).toBe(201);
  }
});
