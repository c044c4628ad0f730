import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Finding, POINTS, tryContract } from '../../src/check/run';
import { KINDS, RESOURCE_NAMES } from '../../src/contract/kinds';
import { API_PATH, IDEMPOTENCY_HEADER } from '../../src/contract/limits';
import { ADMIN, sharedApi } from '../world/api';

const api = await sharedApi();

const tryOut = (fetch: (request: Request) => Response | Promise<Response>) =>
  tryContract({ host: 'http://api.test', ...ADMIN, fetch });
const own = (request: Request) => api.app.fetch(request);

const isOther = async (request: Request) => /check-\w+[ -]another/.test(await request.text());

type Server = Hono;
const success = (data: unknown) => Response.json({ success: true, data });

/** What our server answers to a path, in other words or to another question. */
const other =
  (path: string, { asked = (url: string) => url, told = (text: string) => text }) =>
  (server: Server) =>
    server.get(path, async ({ req }) => {
      const answer = await own(new Request(asked(req.url), req.raw));
      return new Response(told(await answer.text()), answer);
    });
const without = (query: RegExp) => ({ asked: (url: string) => url.replace(query, '') });

/** Points in which a server differs, and what it does otherwise than ours. */
const DEVIATIONS: readonly [points: string[], deviate: (server: Server) => Server][] = [
  [
    ['auth: a call without a token is 401', 'auth: a call with an unknown token is 401'],
    (server) =>
      server.use(async (context, next) => {
        await next();
        if (context.res.status === 401 && !context.req.path.endsWith('/login'))
          context.res = Response.json({ success: false, message: 'No.' }, { status: 403 });
      }),
  ],
  [
    ['auth: the role of who signs in is admin or manager'],
    (server) =>
      server.post('/auth/login', async ({ req }) => {
        const answer = await own(req.raw);
        return new Response((await answer.text()).replace('"role":"admin"', '"role":"ADMIN"'), answer);
      }),
  ],
  [['auth: logout ends the session of its token, and no other'], (server) => server.post('/auth/logout', () => success(null))],
  [
    ['auth: session says that somebody is at work'],
    (server) => server.get('/auth/session', () => Response.json({ success: false, message: 'No.' }, { status: 500 })),
  ],
  [['artists: isPublished keeps to published or unpublished ones'], other('/listings/artists', without(/&isPublished=\w+/))],
  [['songs: lookup finds published ones, and only those'], other('/listings/songs/published/search', without(/\/published/))],
  [
    ['songs: a single song is answered by its id'],
    (server) => server.get('/listings/songs/:id{[0-9a-f-]{36}}', () => new Response('<p>not here</p>', { status: 404 })),
  ],
  [
    [
      'songs: a song is found by the SHA-256 of its file',
      'songs: songs of several files are found by one call, each with the SHA-256 of its file',
    ],
    (server) =>
      server.get('/listings/songs/same', ({ req }) => own(new Request(req.url.replace('/same', '/search?key=e&'), req.raw))),
  ],
  [
    ['albums: un-publish takes it back'],
    (server) => server.patch('/listings/albums/:id/un-publish', () => Response.json({ success: false, message: 'Not today.' })),
  ],
  [
    ['playlists: remove-song takes a song out'],
    (server) => server.patch('/listings/playlists/:id/remove-song/:songId', () => success(null)),
  ],
  [
    ['announcements: search finds by title, and nothing else', 'announcements: dates are of ISO 8601, with their zone'],
    (server) => server.get('/ad-news/news/search', () => success(undefined)),
  ],
  [
    ['channels: a deleted record is told, and can be brought back, unpublished', 'channels: delete removes the record'],
    (server) => server.delete('/listings/channels/:id', ({ req }) => success({ _id: req.param('id') })),
  ],
  [['albums: list gives other records on another page'], other('/listings/albums', without(/&page=\d+/g))],
  [['videos: list keeps to limit'], other('/listings/videos', without(/limit=1&/))],
  [
    ['channels: search gives other records on a page that it names'],
    other('/listings/channels/search', { told: (text) => text.replace('"next":null', '"next":{"page":2}') }),
  ],
  [
    ['playlists: songs keep to limit', 'playlists: songs are others on another page'],
    other('/listings/playlists/:id/songs', without(/limit=\d+|&page=\d+/g)),
  ],
  [
    ['ads: dates are of ISO 8601, with their zone'],
    other('/ad-news/ads', { told: (text) => text.replaceAll(/"createdAt":"[^"]+"/g, '"createdAt":"29/11/2026, 10:00"') }),
  ],
  [
    ['videos: dates are of ISO 8601, with their zone'],
    other('/listings/videos/search', { told: (text) => text.replaceAll(/("publishedAt":"[^"]+)Z"/g, '$1"') }),
  ],
  [
    ['albums: the history tells what was done, newest first, and brings an older version back'],
    other('/history/albums/:id', { told: (text) => text.replaceAll(/("at":"[^"]+)Z"/g, '$1"') }),
  ],
  [
    ['announcements: the address of each file leads to it'],
    (server) =>
      other('/ad-news/news', { told: (text) => text.replaceAll('/files/', '/no-files/') })(
        server.get('/no-files/:key', () => new Response('<p>The console</p>', { headers: { 'Content-Type': 'text/html' } })),
      ),
  ],
  [
    ['channels: the address of each file leads to it'],
    other('/listings/channels', { told: (text) => text.replaceAll('"/api/v1/files/', '"files/') }),
  ],
  [
    ['users: list and search show the role that was sent'],
    other('/users/search', { told: (text) => text.replaceAll('"role":"manager"', '"role":"Manager"') }),
  ],
  [
    ['users: no list shows a password'],
    other('/users', { told: (text) => text.replaceAll('"fullName"', '"passwordHash":"x","fullName"') }),
  ],
];

/** Ours, but for all of these at once. */
const wrongServer = () =>
  DEVIATIONS.reduce((server, [, deviate]) => deviate(server), new Hono().basePath(API_PATH)).all('*', ({ req }) => own(req.raw));

describe('check:api', () => {
  it('finds that the API of this house conforms in every point, and leaves nothing behind', async () => {
    const { findings, left } = await tryOut(own);
    expect(findings.filter(({ outcome }) => outcome !== 'conforms')).toEqual([]);
    expect(findings.length).toBe(POINTS.length);
    expect(findings.length).toBeGreaterThan(90);
    expect(left).toEqual([]);
    for (const kind of ['artists', 'songs', 'albums', 'playlists', 'videos', 'channels'])
      expect((await api.call('GET', `listings/${kind}`)).rows).toEqual([]);
    for (const kind of ['artists', 'songs', 'ads']) expect((await api.call('GET', `deleted/${kind}`)).rows).toEqual([]);
    expect((await api.call('GET', 'users')).rows).toHaveLength(2);
  });

  it('tries every kind of record after those that it points to', () => {
    const first = (kind: string) => POINTS.findIndex(({ title }) => title.startsWith(`${kind}: create`));
    for (const kind of RESOURCE_NAMES)
      for (const target of [...Object.values(KINDS[kind].references), kind])
        expect([kind, first(target) >= 0 && first(target) <= first(kind)]).toEqual([kind, true]);
  });

  describe('finds that a server differs, which is ours but for a few points,', () => {
    let differing: Finding[] = [];
    beforeAll(async () => {
      const { fetch } = wrongServer();
      const { findings, left } = await tryOut((request) => fetch(request));
      differing = findings.filter(({ outcome }) => outcome === 'differs');
      // What the server says to have deleted is taken for deleted.
      expect(left).toEqual([]);
    }, 120_000);

    it.each(DEVIATIONS.flatMap(([points]) => points))('in “%s”', (point) => {
      expect(differing.map(({ title }) => title)).toContain(point);
    });

    it('in nothing else, and repeats what it says', () => {
      expect(differing.map(({ title }) => title).sort()).toEqual(DEVIATIONS.flatMap(([points]) => points).sort());
      expect(differing.find(({ title }) => title.startsWith('albums: un-publish'))?.why).toContain('Not today.');
    });
  });

  const KEYED = RESOURCE_NAMES.map((name) => `${name}: create happens once under one Idempotency-Key`);
  const withoutKey = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.delete(IDEMPOTENCY_HEADER);
    return new Request(request, { headers });
  };

  it('says of a server that makes another form under the same key of a create, that this is wrong', async () => {
    const { findings, left } = await tryOut(async (request) =>
      own((await isOther(request.clone())) ? withoutKey(request) : request),
    );
    const found = findings.filter(({ outcome }) => outcome !== 'conforms');
    expect(found.map(({ title }) => title).sort()).toEqual(KEYED.toSorted());
    for (const each of found)
      expect(each).toMatchObject({ outcome: 'differs', why: expect.stringContaining('made another record') });
    expect(left).toEqual([]);
  });

  it('lets a server do without versions, keys of creates, history, what was deleted of late, the calls of a session, and who has which bytes', async () => {
    const { fetch } = new Hono()
      .basePath(API_PATH)
      .all('/history/*', ({ notFound }) => notFound())
      .all('/deleted/*', ({ notFound }) => notFound())
      .all('/auth/:call{session|logout}', ({ notFound }) => notFound())
      .get('/listings/songs/same', ({ notFound }) => notFound())
      .notFound(() => Response.json({ success: false, message: 'Not here.' }, { status: 404 }))
      .all('*', async ({ req }) => {
        const answer = await own(withoutKey(req.raw));
        return new Response((await answer.text()).replaceAll(/"version":\d+,/g, ''), answer);
      });
    const { findings, left } = await tryOut((request) => fetch(request));
    const others = findings.filter(({ outcome }) => outcome !== 'conforms');
    expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['not offered']));
    expect(others).toHaveLength(4 * RESOURCE_NAMES.length + 3);
    for (const { title, why } of others) if (KEYED.includes(title)) expect(why).toContain('does not know the header');
    expect(left).toEqual([]);
  });

  it('tells in words of a server that is not there', async () => {
    const { findings } = await tryOut(() => Promise.reject(new Error('connect ECONNREFUSED')));
    expect(findings[0]?.why).toBe('POST auth/login was not answered (connect ECONNREFUSED).');
  });

  it.each([
    [
      'a page in its place',
      () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
      /answered 200 with no JSON \(text\/html, 3 bytes\)/,
    ],
    ['a refusal', () => Response.json({ success: false, message: 'Wrong.' }, { status: 401 }), /answered 401: Wrong\./],
    ['nothing', () => Promise.reject(new Error('refused')), /was not answered \(refused\)/],
  ])('ends at once where the sign-in gets %s', async (_what, answer, why) => {
    const { findings } = await tryOut(answer);
    expect(findings).toEqual([
      { title: 'auth: login answers data.token and data.user', outcome: 'differs', why: expect.stringMatching(why) },
    ]);
  });

  it('deletes what it made when it is stopped half way', async () => {
    const stop = new AbortController();
    const onFinding = ({ title }: { title: string }) => title.startsWith('songs: create') && stop.abort();
    const options = { host: 'http://api.test', ...ADMIN, fetch: own, onFinding, signal: stop.signal };
    const { findings, left } = await tryContract(options);
    expect([findings.length < POINTS.length, left]).toEqual([true, []]);
    for (const kind of ['artists', 'albums', 'songs']) expect((await api.call('GET', `listings/${kind}`)).rows).toEqual([]);
  });
});
