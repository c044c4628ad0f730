import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POINTS, tryContract } from '../../src/check/run';
import { KINDS, RESOURCE_NAMES } from '../../src/contract/kinds';
import { API_PATH, IDEMPOTENCY_HEADER } from '../../src/contract/limits';
import { ADMIN, createTestApi, type TestApi } from '../world/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const tryOut = (fetch: (request: Request) => Response | Promise<Response>) =>
  tryContract({ host: 'http://api.test', ...ADMIN, fetch });
const own = (request: Request) => api.app.fetch(request);

const isOther = async (request: Request) => /check-\w+[ -]another/.test(await request.text());

/** Ours, but for a few points. */
const wrongServer = () => {
  const success = (data: unknown) => Response.json({ success: true, data });
  return new Hono()
    .basePath(API_PATH)
    .use(async (context, next) => {
      await next();
      if (context.res.status === 401 && !context.req.path.endsWith('/login'))
        context.res = Response.json({ success: false, message: 'No.' }, { status: 403 });
    })
    .get('/listings/artists', ({ req }) => own(new Request(req.url.replace(/&isPublished=\w+/, ''), req.raw)))
    .get('/listings/songs/published/search', ({ req }) => own(new Request(req.url.replace('/published', ''), req.raw)))
    .get('/listings/songs/:id{[0-9a-f-]{36}}', () => new Response('<p>not here</p>', { status: 404 }))
    .patch('/listings/albums/:id/un-publish', () => Response.json({ success: false, message: 'Not today.' }))
    .patch('/listings/playlists/:id/remove-song/:songId', () => success(null))
    .get('/ad-news/news/search', () => Response.json({ success: true, data: {} }))
    .get('/users', async ({ req }) => {
      const answer: { data: object[] } = await (await own(req.raw)).json();
      return Response.json({ ...answer, data: answer.data.map((user) => ({ ...user, passwordHash: 'x' })) });
    })
    .delete('/listings/channels/:id', ({ req }) => success({ _id: req.param('id') }))
    .all('*', ({ req }) => own(req.raw));
};

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

  it('names exactly the points in which another server differs', async () => {
    const { fetch } = wrongServer();
    const { findings, left } = await tryOut((request) => fetch(request));
    const differing = findings.filter(({ outcome }) => outcome !== 'conforms');
    expect(differing.map(({ title, outcome }) => [title, outcome])).toEqual(
      [
        'auth: a call without a token is 401',
        'auth: a call with an unknown token is 401',
        'artists: isPublished keeps to published or unpublished ones',
        'albums: un-publish takes it back',
        'songs: lookup finds published ones, and only those',
        'songs: a single song is answered by its id',
        'playlists: remove-song takes a song out',
        'channels: a deleted record is told, and can be brought back, unpublished',
        'announcements: search finds by title, and nothing else',
        'users: no list shows a password',
        'channels: delete removes the record',
      ].map((title) => [title, 'differs']),
    );
    expect(differing.find(({ title }) => title.startsWith('albums'))?.why).toContain('Not today.');
    // What the server says to have deleted is taken for deleted.
    expect(left).toEqual([]);
  });

  it.each([
    ['that does not know the key of a create, that this is optional', () => true, 'not offered', 'does not know the header'],
    ['that makes another form under the same key, that this is wrong', isOther, 'differs', 'made another record'],
  ] as const)('says of a server %s', async (_what, isBlind, outcome, why) => {
    const { findings, left } = await tryOut(async (request) => {
      if (!request.headers.has(IDEMPOTENCY_HEADER) || !(await isBlind(request.clone()))) return own(request);
      const headers = new Headers(request.headers);
      headers.delete(IDEMPOTENCY_HEADER);
      return own(new Request(request, { headers }));
    });
    const found = findings.filter((each) => each.outcome !== 'conforms');
    expect(found.map(({ title }) => title).sort()).toEqual(
      RESOURCE_NAMES.map((name) => `${name}: create happens once under one Idempotency-Key`).sort(),
    );
    for (const each of found) expect(each).toMatchObject({ outcome, why: expect.stringContaining(why) });
    expect(left).toEqual([]);
  });

  it('lets a server do without versions, history and what was deleted of late', async () => {
    const { fetch } = new Hono()
      .basePath(API_PATH)
      .all('/history/*', ({ notFound }) => notFound())
      .all('/deleted/*', ({ notFound }) => notFound())
      .notFound(() => Response.json({ success: false, message: 'Not here.' }, { status: 404 }))
      .all('*', async ({ req }) => {
        const answer = await own(req.raw);
        return new Response((await answer.text()).replaceAll(/"version":\d+,/g, ''), answer);
      });
    const { findings } = await tryOut((request) => fetch(request));
    const others = findings.filter(({ outcome }) => outcome !== 'conforms');
    expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['not offered']));
    expect(others).toHaveLength(3 * RESOURCE_NAMES.length - 1);
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
