import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../src/server/http/context';
import { fillWithSamples } from '../../../src/server/samples/fillWithSamples';
import { ADMIN, sharedApi, type TestApi } from '../../world/api';
import { addPerson } from '../../world/people';

const said: string[] = [];
const fill = async () => {
  const app = new Hono<AppEnv>();
  app.fetch = beside(api.app.fetch);
  await fillWithSamples({ app, services: api.services, close: api.close }, api.dataDir, (text) => said.push(text));
};
/** People who found the demo before it was full: they delete the first song and artist they see, change the password, and delete an admin. */
const beside = (fetch: TestApi['app']['fetch']) => {
  const waiting = new Set(['songs', 'artists']);
  return async (request: Request) => {
    const kind = request.method === 'POST' ? /listings\/(\w+)/.exec(request.url)?.[1] : undefined;
    const answer = await fetch(request);
    if (kind === undefined || !waiting.delete(kind)) return answer;
    const { data }: { data: { _id: string } } = await answer.clone().json();
    expect((await api.call('DELETE', `listings/${kind}/${data._id}`)).status).toBe(200);
    if (kind === 'artists') {
      expect((await api.call('DELETE', `users/${founder}`)).status).toBe(200);
      return answer;
    }
    const json = { password: ADMIN.password, newPassword: 'a phrase of their own', confirmNewPassword: 'a phrase of their own' };
    expect((await api.call('POST', 'auth/update-password', { json })).status).toBe(200);
    return answer;
  };
};
const all = async (kind: string) => (await api.call('GET', `listings/${kind}?limit=100`)).rows;

const api = await sharedApi();
/** The admin in whose name the samples begin. */
const founder = (await addPerson(api, { role: 'admin' })).id;
await api.services.database
  .updateTable('users')
  .set({ createdAt: '2020-01-01T00:00:00.000Z' })
  .where('id', '=', founder)
  .execute();
await fill();

describe('the sample catalogue (npm run demo)', () => {
  it('has so many artists that paging and load-more show, published and not, each with a picture', async () => {
    const artists = await all('artists');
    expect(artists.length).toBeGreaterThanOrEqual(60);
    expect(new Set(artists.map((artist) => artist.isPublished))).toEqual(new Set([true, false]));
    for (const { photo } of artists.slice(0, 5)) {
      const answer = await api.app.fetch(new Request(`http://api.test${photo}`));
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^image\/(jpeg|png)$/)]);
    }
  });

  it('has names in several scripts and directions, with signs that searches trip over, and one very long word', async () => {
    const names = (await all('artists')).map(({ stageName, firstName }) => String(stageName ?? firstName));
    for (const script of ['Han', 'Hiragana', 'Hangul', 'Arabic', 'Hebrew', 'Cyrillic', 'Greek', 'Devanagari', 'Thai'])
      expect(names.join(' ')).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    for (const sign of ['/', ')))', '%', '_', '"', "'", '#', '+', '&']) expect(names.join(' ')).toContain(sign);
    expect(Math.max(...names.map((name) => Math.max(...name.split(' ').map((word) => word.length))))).toBeGreaterThan(50);
  });

  it.each(['channels', 'albums', 'playlists', 'videos'])('has %s', async (kind) => {
    expect((await all(kind)).length).toBeGreaterThan(5);
  });

  it('has songs that play, of different lengths, with artist, album and cover', async () => {
    const songs = await all('songs');
    expect(songs.length).toBeGreaterThan(40);
    expect(new Set(songs.map((song) => song.duration)).size).toBeGreaterThan(10);
    expect(songs.every((song) => song.album !== null && song.coverArt !== null && song.fileUrl !== null)).toBe(true);
    const [first] = songs;
    const range = await api.app.fetch(new Request(`http://api.test${first?.fileUrl}`, { headers: { Range: 'bytes=0-3' } }));
    expect([range.status, await range.text()]).toEqual([206, 'RIFF']);
  });

  it('has a playlist of everything and an empty one', async () => {
    const lengths = (await all('playlists')).map(({ songs }) => (Array.isArray(songs) ? songs.length : -1));
    expect(lengths).toContain((await all('songs')).length);
    expect(lengths).toContain(0);
  });

  it('has colleagues of both roles, active and not, whose passwords go out by mail', async () => {
    const people = (await api.call('GET', 'users')).rows.filter(({ email }) => String(email).endsWith('@label.example'));
    expect(people.length).toBeGreaterThan(4);
    expect(new Set(people.map(({ role }) => role))).toEqual(new Set(['admin', 'manager']));
    expect(new Set(people.map(({ isActive }) => isActive))).toEqual(new Set([true, false]));
    expect((await api.mails()).map(({ to }) => to.address).sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('is made once: what people delete stays deleted', async () => {
    const [video] = await all('videos');
    await api.call('DELETE', `listings/videos/${video?._id}`);
    const left = await all('videos');
    await fill();
    expect(await all('videos')).toEqual(left);
    expect(said).toHaveLength(2);
    expect(existsSync(join(api.dataDir, 'sample-catalogue'))).toBe(true);
  });

  it('goes on without what people delete while it is made, and says how much that was', () => {
    expect(said[1]).toMatch(/^\d+ of the samples are left out: somebody was at work in the catalogue meanwhile\.$/);
  });

  it('leaves no open session behind', async () => {
    const sessions = await api.services.database.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(2);
  });
});
