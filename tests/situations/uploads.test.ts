import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, vi } from 'vitest';
import { createApp } from '../../src/server/start/app';
import { ownApi, type TestApi } from '../world/api';
import { testFolder } from '../world/disk';
import { formOf, sound } from '../world/forms';
import { sendInHalves } from '../world/halfSent';
import { killedNow, lookInto, openFolder } from '../world/kill';
import { rawClient, startListening } from '../world/listening';
import { deactivate, endSessions, somebodyElse } from '../world/meanwhile';
import { fault, storageAway } from '../world/parts';
import { forgetPast } from '../world/past';
import { addPerson } from '../world/people';
import { addRecord } from '../world/records';
import { situation } from './situation';

let api: TestApi;
beforeEach(async () => {
  api = await ownApi();
});

const song = (songFile: File) => formOf({ title: 'Hyperballad', songFile });
const post = (songFile: File, app = api.app) => api.call('POST', 'listings/songs', { form: song(songFile), app });
const titles = async () => (await api.call('GET', 'listings/songs')).rows.map(({ title }) => title);

/** Nothing of a form is left: no record, no file, nothing half written. */
const expectNothingLeft = async () => {
  const staged = readdirSync(api.services.store.stagingFolder);
  expect([await titles(), staged, api.files.stored()]).toEqual([[], [], []]);
};

for (const [what, happen] of [
  ['its person was put out of action', deactivate],
  ['its session was ended', endSessions],
] as const)
  situation('an upload', 'meanwhile', `is refused when ${what} meanwhile`, async () => {
    const { token, email } = await addPerson(api);
    const { status } = await sendInHalves(api, 'listings/songs', song(sound()), { token, meanwhile: () => happen(api, email) });
    expect(status).toBe(401);
    await expectNothingLeft();
  });

situation('an upload', 'meanwhile', 'leaves nothing when its record, or what it points at, was deleted meanwhile', async () => {
  const [artist, id] = [await addRecord(api, 'artists', 'Björk'), await addRecord(api, 'songs', 'Gone')];
  const before = api.files.stored().length;
  const deletes = (kind: 'songs' | 'artists', which: string) => () => somebodyElse(api).deletes(kind, which);
  const changed = await sendInHalves(api, `listings/songs/${id}`, song(sound()), {
    method: 'PATCH',
    meanwhile: deletes('songs', id),
  });
  const form = formOf({ title: 'Of nobody', artist, songFile: sound() });
  const made = await sendInHalves(api, 'listings/songs', form, { meanwhile: deletes('artists', artist) });
  expect([changed.status, made.status]).toEqual([404, 400]);
  expect(api.files.stored().length).toBe(before);
  // The picture of the song and of the artist go with them.
  await forgetPast(api);
  expect([await titles(), readdirSync(api.services.store.stagingFolder), api.files.stored()]).toEqual([[], [], []]);
});

situation('an upload', 'lost line', 'leaves nothing when it breaks off in the middle', async () => {
  const broken = await sendInHalves(api, 'listings/songs', song(sound()), {
    meanwhile: () => Promise.reject(fault('ECONNRESET')),
  });
  expect([broken.status, broken.message]).toEqual([400, 'The upload was cut off before it was complete. Please try again.']);
  await expectNothingLeft();
});

situation('an upload', 'lost line', 'of somebody who is not signed in holds no connection longer than another call', async () => {
  const { api: listening, port, stop } = await startListening({ patience: { connectionsCheckingInterval: 20, body: 150 } });
  const slow = async (type: string) => {
    const client = await rawClient(port);
    client.send(`POST /api/v1/auth/login HTTP/1.1\r\nHost: api.test\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`);
    const drops = setInterval(() => client.send(' '), 20);
    return { ...client, end: () => clearInterval(drops) };
  };
  const upload = await slow('multipart/form-data; boundary=x');
  // As long as two other calls are waited for, one after the other.
  for (let count = 0; count < 2; count += 1) {
    const call = await slow('application/json');
    expect(await call.answer()).toMatch(/^HTTP\/1\.1 408 /);
    call.end();
  }
  const answer = upload.received();
  upload.end();
  upload.socket.destroy();
  await stop();
  await listening.close();
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});

situation('an upload', 'full disk', 'is refused in a sentence and leaves nothing, wherever the room ends', async () => {
  const { store } = api.services;
  const put = store.putStaged;
  store.putStaged = () => Promise.reject(fault('ENOSPC', 'no space left on device'));
  const answer = await post(sound());
  expect([answer.status, answer.body.message]).toEqual([507, expect.stringMatching(/^The server has no room left.+\.$/)]);
  await expectNothingLeft();
  store.putStaged = put;
  expect((await post(sound())).status).toBe(201);
});

situation('an upload', 'other parts away', 'is told to come again while the storage takes no connection', async () => {
  // The storage's own client says so, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const app = createApp({ ...api.services, store: storageAway(api.dataDir) });
  const { status, headers } = await post(sound(), app);
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  await expectNothingLeft();
});

situation('an upload', 'other parts away', 'is told to come again while the folder of files is gone', async () => {
  await rm(join(api.dataDir, 'files'), { recursive: true });
  // Or it makes the folder anew.
  expect([201, 503]).toContain((await post(sound())).status);
});

situation('an upload', 'kill', 'leaves record and file together or neither, wherever the server is killed', async () => {
  const folder = testFolder();
  const { services, call } = await openFolder(folder);
  const left: string[] = [];
  const { putStaged } = services.store;
  services.store.putStaged = async (...given) => {
    left.push(killedNow(folder));
    const stored = await putStaged(...given);
    left.push(killedNow(folder));
    return stored;
  };
  expect((await call('POST', 'listings/songs', song(sound()))).status).toBe(201);
  left.push(killedNow(folder));
  const songs: unknown[] = [];
  for (const each of left) {
    const { close } = await openFolder(each);
    await close();
    const keys = lookInto(each, (file) => file.prepare('select key from files').pluck().all());
    songs.push(lookInto(each, (file) => file.prepare('select count(*) from songs').pluck().get()));
    expect(readdirSync(join(each, 'staging'))).toEqual([]);
    expect(readdirSync(join(each, 'files'))).toEqual(expect.arrayContaining(keys));
  }
  expect(songs).toEqual([0, 0, 1]);
});
