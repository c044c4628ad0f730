import { expect, it } from 'vitest';
import { SAME_SONGS_LIMIT } from '../../../src/contract/limits';
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

it('finds of several files the newest song of each, and tells whose file it is', async () => {
  const files = [sound('c.wav', 3), sound('d.wav', 4), sound('e.wav', 5)] as const;
  const hashes = await Promise.all(files.map(hashOf));
  for (const [title, song] of [
    ['Former', 0],
    ['Latter', 0],
    ['Other', 1],
  ] as const)
    await createId(api, 'songs', title, { songFile: files[song] });
  const several = await same(`${hashes.join(',')},${hashes[1]?.toUpperCase()}`);
  expect(several.rows.map(({ title, sha256 }) => [title, sha256])).toEqual([
    ['Other', hashes[1]],
    ['Latter', hashes[0]],
  ]);
  expect((await same(hashes[0] ?? '')).rows.map(({ sha256 }) => sha256)).toEqual([hashes[0], hashes[0]]);
});

const hash = '0'.repeat(64);
it.each(['', 'abc', 'g'.repeat(64), '0'.repeat(65), '%00', `${hash},`, `${hash},abc`, `${hash} ${hash}`])(
  'refuses %j, which is no SHA-256',
  async (sha256) => {
    expect(await same(sha256)).toMatchObject({ status: 400, body: { success: false, field: 'sha256' } });
  },
);

it('takes as many as the contract says, and looks at none of more', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => sha256Of(String(index))).join(',');
  expect(await same(many(SAME_SONGS_LIMIT))).toMatchObject({ status: 200, rows: [] });
  expect(await same(many(SAME_SONGS_LIMIT + 1))).toMatchObject({
    status: 400,
    body: { message: 'Please ask for at most 100 files in one call.', field: 'sha256' },
  });
});
