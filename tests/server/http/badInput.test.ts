import { describe, expect, it } from 'vitest';
import { ownApi, sharedApi } from '../../world/api';

const api = await sharedApi();

const JSON_TYPE = { 'Content-Type': 'application/json' };
const login = (body: BodyInit | undefined, headers: Record<string, string> = JSON_TYPE) =>
  api.call('POST', 'auth/login', { token: null, body, headers });

describe('a JSON call', () => {
  it.each([
    ['a body cut off', '{"email":', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['a number', '7', 400],
    ['no body', undefined, 400],
    ['an empty body', '', 400],
    ['no JSON', 'email=a&password=b', 400],
    ['a __proto__ key', '{"email":"a","password":"b","__proto__":{"role":"admin"}}', 400],
    ['a __proto__ key further down', '{"email":{"__proto__":1},"password":"b"}', 400],
    ['fields of the wrong kind', '{"email":{"$gt":""},"password":["x"]}', 400],
    ['a body of two megabytes', JSON.stringify({ email: 'x'.repeat(2_000_000), password: 'x' }), 413],
  ])('with %s is refused in the envelope', async (_what, body, status) => {
    const answer = await login(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'of the type %j is refused with 415',
    async (type) => {
      const { status, body } = await login('{"email":"a","password":"b"}', type === '' ? {} : { 'Content-Type': type });
      expect([status, body.success]).toEqual([415, false]);
    },
  );

  it('of the type application/json with a charset is read', async () => {
    const { status } = await login('{"email":"a@b.c","password":"wrong"}', { 'Content-Type': 'Application/JSON; charset=utf-8' });
    expect(status).toBe(401);
  });
});

describe('an address that is not well formed', () => {
  const BROKEN = [
    'listings/songs/%E0%A4%A',
    'listings/artists/%',
    'listings/artists/search?key=%E0%A4%A',
    'listings/songs?page=%zz',
  ];

  it.each(BROKEN)('%s is answered 400 in words', async (path) => {
    const { status, body } = await api.call('GET', path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('percent') });
  });

  it.each(BROKEN)('%s without a token is 401 first', async (path) => {
    expect((await api.call('GET', path, { token: null })).status).toBe(401);
  });
});

describe('a call without a token', () => {
  it.each(['listings/artists', 'listings/nothing', 'ad-news', 'users'])('to %s is 401, whatever its body', async (path) => {
    for (const body of [undefined, '{"title":', 'x'.repeat(100)])
      expect(await api.call('POST', path, { token: null, body })).toMatchObject({
        status: 401,
        body: { success: false, message: 'Please sign in.' },
      });
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'Bearer ../../x', `Bearer ${'x'.repeat(5_000)}`])(
    'with the header %j is 401',
    async (value) => {
      const { status } = await api.call('GET', 'listings/artists', { token: null, headers: { Authorization: value } });
      expect(status).toBe(401);
    },
  );
});

describe('a call that does not exist', () => {
  it.each([
    ['GET', 'nothing'],
    ['GET', 'listings/nothing'],
    ['GET', 'listings/playlists/published/search?key=x'],
    ['GET', 'files/../../etc/passwd'],
    ['GET', 'files/abc'],
  ])('%s %s is 404 in the envelope', async (method, path) => {
    const { status, body } = await api.call(method, path);
    expect([status, body.success]).toEqual([404, false]);
  });
});

describe('what nobody foresaw', () => {
  it('is a 500 in words that give nothing away', async () => {
    const broken = await ownApi();
    await broken.services.database.schema.dropTable('videos').execute();
    const { status, body } = await broken.call('GET', 'listings/videos');
    expect(status).toBe(500);
    expect(body).toEqual({ success: false, message: 'Something went wrong on the server. Please try again.' });
  });
});
