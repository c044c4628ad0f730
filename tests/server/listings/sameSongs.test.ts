import { expect, it } from 'vitest';
import { sharedApi } from '../../world/api';
import { picture, sound } from '../../world/forms';
import { sha256Of } from '../../world/importing';
import { createId, update } from './kinds';

const api = await sharedApi();

const hashOf = async (file: File) => sha256Of(new Uint8Array(await file.arrayBuffer()));
const same = (sha256: string, token = api.managerToken) => api.call('GET', `listings/songs/same?sha256=${sha256}`, { token });
const titles = async (file: File) => (await same(await hashOf(file))).rows.map(({ title }) => title);

it('finds the songs of a file by its bytes, newest first, until they go or get another file', async () => {
  const [file, other] = [sound('a.wav', 1), sound('b.wav', 2)];
  const one = await createId(api, 'songs', 'One', { songFile: file });
  const two = await createId(api, 'songs', 'Two', { songFile: sound('other name.wav', 1) });
  expect(await titles(file)).toEqual(['Two', 'One']);
  expect((await same((await hashOf(file)).toUpperCase())).rows).toHaveLength(2);
  await update(api, 'songs', one, { songFile: other });
  await api.call('DELETE', `listings/songs/${two}`);
  expect(await titles(file)).toEqual([]);
  expect(await titles(other)).toEqual(['One']);
});

it('finds no song by the bytes of a picture', async () => {
  const cover = await picture();
  await createId(api, 'songs', 'Pictured', { songCoverArt: cover });
  expect(await titles(cover)).toEqual([]);
});

it.each(['', 'abc', 'g'.repeat(64), '0'.repeat(65), '%00'])('refuses %j, which is no SHA-256', async (sha256) => {
  expect(await same(sha256)).toMatchObject({ status: 400, body: { success: false, field: 'sha256' } });
});

it('asks for a token', async () => {
  expect((await api.call('GET', `listings/songs/same?sha256=${'0'.repeat(64)}`, { token: null })).status).toBe(401);
});
