import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf, successOf } from '../../src/contract/envelope';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import { playlistSchema, songSchema } from '../../src/contract/listings';
import { RECORD_SCHEMAS } from '../../src/contract/records';
import { currentUserSchema, loginAnswerSchema } from '../../src/contract/session';
import { userSchema } from '../../src/contract/users';
import { call, createHandlers, failure, SAMPLE_TOKEN } from './handlers';
import { createSamples } from './samples';

const BASE = 'http://console.test/api/v1/';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (samples = createSamples()) => server.use(...createHandlers(samples));
const send = async (method: string, path: string, body?: BodyInit, type?: string): Promise<unknown> => {
  const response = await fetch(`${BASE}${path}`, { method, body, headers: type ? { 'content-type': type } : {} });
  return response.json();
};
const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const idsOf = (answer: unknown) =>
  pageOf(z.looseObject({ _id: z.string() }))
    .parse(answer)
    .data.map(({ _id }) => _id);
const firstId = (kind: ResourceName) => createSamples()[kind][0]?._id ?? '';

describe.each(RESOURCE_NAMES)('ready handlers of %s', (kind) => {
  const { list, search, searchTerm, write, constants } = KINDS[kind];
  const schema = RECORD_SCHEMAS[kind];

  it('answer the list in the shape of the contract', async () => {
    open();
    const answer = pageOf(schema).parse(await send('GET', `${list}?limit=20`));
    expect(answer.data).toHaveLength(2);
    expect(answer.pagination).toEqual({ next: null, prev: null });
  });

  it('answer the search', async () => {
    open();
    const answer = successOf(z.array(schema)).parse(await send('GET', `${search}?${searchTerm}=${firstId(kind)}`));
    expect(answer.data.length).toBeGreaterThan(0);
    expect(await send('GET', `${search}?${searchTerm}=no-such-thing`)).toMatchObject({ data: [] });
  });

  it('keep what is created, changed and deleted', async () => {
    open();
    const body = form({
      ...constants,
      title: 'New',
      name: 'New',
      firstName: 'New',
      url: 'https://youtu.be/x',
      email: 'n@example.org',
    });
    const created = z.object({ data: z.looseObject({ _id: z.string() }) }).parse(await send('POST', write, body)).data;
    await send('PATCH', `${write}/${created._id}`, form({ firstName: 'Newer', title: 'Newer', name: 'Newer' }));
    const rows = pageOf(z.looseObject({ _id: z.string() })).parse(await send('GET', `${list}?limit=20`)).data;
    expect(rows[0]).toMatchObject({ _id: created._id, title: 'Newer' });
    await send('DELETE', `${write}/${created._id}`);
    expect(idsOf({ pagination: {}, ...Object(await send('GET', `${list}?limit=20`)) })).not.toContain(created._id);
    expect(await send('DELETE', `${write}/${created._id}`)).toMatchObject({ success: false });
  });
});

describe('ready handlers', () => {
  it.each(RESOURCE_NAMES.filter((kind) => KINDS[kind].publishable))('publish and un-publish %s', async (kind) => {
    const { write, constants } = KINDS[kind];
    open();
    const path = `${write}/${firstId(kind)}`;
    expect(await send('PATCH', `${path}/un-publish`)).toMatchObject({ data: { isPublished: false, publishedAt: null } });
    expect(await send('PATCH', `${path}/publish`)).toMatchObject({
      data: { isPublished: true, publishedAt: expect.any(String) },
    });
    expect(await send('POST', `${write}/publish`, form({ ...constants }))).toMatchObject({ data: { isPublished: true } });
  });

  it('give pages of 20 that join without a gap', async () => {
    const samples = createSamples();
    const songs = Array.from({ length: 45 }, (_, index) => ({ _id: `s${index}`, title: `Song ${index}`, isPublished: true }));
    open({ ...samples, songs });
    const first = await send('GET', 'listings/songs?limit=20');
    expect(first).toMatchObject({ pagination: { next: { page: 2 }, prev: null } });
    const third = await send('GET', 'listings/songs?limit=20&page=3');
    expect(third).toMatchObject({ pagination: { next: null, prev: { page: 2 } } });
    const all = [first, await send('GET', 'listings/songs?limit=20&page=2'), third].flatMap(idsOf);
    expect(all).toEqual(songs.map(({ _id }) => _id));
  });

  it.each(['artists', 'albums', 'songs', 'videos', 'channels'])('look up published %s only', async (kind) => {
    open();
    const answer = await send('GET', `listings/${kind}/published/search?key=files`);
    expect(answer).toMatchObject({ data: [{ isPublished: true }] });
  });

  it('filter artists by state', async () => {
    open();
    expect(await send('GET', 'listings/artists?limit=20&isPublished=false')).toMatchObject({ data: [{ stageName: 'AC/DC' }] });
  });

  it('store files under the record’s own names, references with their names, and empty what is unset', async () => {
    open();
    const body = form({
      title: 'x',
      artist: 'artist-1',
      songCoverArt: new File(['x'], 'ü.png'),
      isPublished: 'true',
      unset: 'album,songFile',
    });
    const { data } = z.object({ data: songSchema }).parse(await send('PATCH', 'listings/songs/song-1', body));
    expect(data).toMatchObject({
      artist: { stageName: 'Björk' },
      coverArt: 'https://files.test/%C3%BC.png',
      album: null,
      fileUrl: null,
    });
  });

  it('read a song, and say when there is none', async () => {
    open();
    expect(successOf(songSchema).parse(await send('GET', 'listings/songs/song-2')).data.title).toBe('夜に駆ける');
    expect(await send('GET', 'listings/songs/none')).toEqual({ success: false, message: 'There is no such record.' });
  });

  it('keep the songs of a playlist', async () => {
    open();
    await send('PATCH', 'listings/playlists/playlist-1/add-song/song-2');
    expect(idsOf(await send('GET', 'listings/playlists/playlist-1/songs?limit=20'))).toEqual(['song-1', 'song-2']);
    const answer = await send('PATCH', 'listings/playlists/playlist-1/remove-song/song-1');
    expect(successOf(playlistSchema).parse(answer).data.songs).toEqual(['song-2']);
  });

  it('answer the auth calls', async () => {
    open();
    const json = (body: unknown) => [JSON.stringify(body), 'application/json'] as const;
    const login = successOf(loginAnswerSchema).parse(await send('POST', 'auth/login', ...json({})));
    expect(login.data.token).toBe(SAMPLE_TOKEN);
    expect(await send('POST', 'auth/forget-password', ...json({}))).toEqual({ success: true });
    expect(await send('POST', 'auth/reset-password/abc', ...json({}))).toEqual({ success: true });
    const profile = await send('PATCH', 'auth/update-profile', ...json({ firstName: 'Anna' }));
    expect(successOf(currentUserSchema).parse(profile).data.firstName).toBe('Anna');
    const password = await send('POST', 'auth/update-password', ...json({}));
    expect(successOf(z.object({ user: currentUserSchema })).parse(password).data.user.role).toBe('admin');
    expect(successOf(userSchema).parse(await send('PATCH', 'users/user-2/generate-password')).data.firstName).toBe('Ben');
  });

  it('stand behind a test’s own', async () => {
    open();
    server.use(http.delete(call('listings/artists/:id'), () => failure(409, 'Two songs use this artist.')));
    expect(await send('DELETE', 'listings/artists/artist-1')).toEqual({ success: false, message: 'Two songs use this artist.' });
    server.use(http.get(call('listings/artists'), () => HttpResponse.error()));
    await expect(send('GET', 'listings/artists?limit=20')).rejects.toThrow();
  });
});
