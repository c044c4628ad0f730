import { describe, expect, it } from 'vitest';
import { asDocumented } from './documented';

const ARTIST = { _id: '1', stageName: 'Björk', photo: null, isPublished: false, publishedAt: null };
const LIST = { success: true, data: [ARTIST], pagination: { next: null, prev: null } };
const FAILURE = { success: false, message: 'No.' };

/** A call that is answered so, and checked. */
const ask = async (call: string, status: number, body: unknown) => {
  const [method, path] = call.split(' ');
  const answer = typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  return asDocumented(() => answer)(new Request(`http://api.test${path}`, { method }));
};

describe('an answer as the document says', () => {
  it.each([
    ['GET /api/v1/listings/artists?page=2', 200, LIST],
    ['GET /api/v1/listings/songs/search?key=x', 200, { ...LIST, data: [] }],
    ['DELETE /api/v1/listings/songs/search', 404, FAILURE],
    ['GET /api/v1/nothing', 404, FAILURE],
    ['GET /api/v1/files/a.jpg', 200, 'bytes'],
    ['GET /artists', 200, 'a page of the console'],
  ])('is given on: %s', async (call, status, body) => {
    expect((await ask(call, status, body)).status).toBe(status);
  });

  it('can still be read', async () => {
    expect(await (await ask('GET /api/v1/listings/artists', 200, LIST)).json()).toEqual(LIST);
  });
});

describe('an answer that is otherwise', () => {
  it.each([
    [
      'a field too many',
      'GET /api/v1/listings/artists',
      200,
      { ...LIST, data: [{ ...ARTIST, passwordHash: 'x' }] },
      /additional/,
    ],
    ['a field too few', 'GET /api/v1/listings/artists', 200, { ...LIST, data: [{ stageName: 'x', isPublished: true }] }, /_id/],
    [
      'a flag as a number',
      'GET /api/v1/listings/artists',
      200,
      { ...LIST, data: [{ ...ARTIST, isPublished: 1 }] },
      /isPublished/,
    ],
    ['no pages', 'GET /api/v1/listings/artists', 200, { success: true, data: [] }, /pagination/],
    ['success in a failure', 'GET /api/v1/listings/artists', 400, { ...FAILURE, success: true }, /success/],
    ['no words', 'GET /api/v1/listings/artists', 400, { success: false }, /message/],
    ['no JSON', 'GET /api/v1/listings/artists', 200, 'hello', /text\/plain/],
    ['a status of its own', 'GET /api/v1/listings/artists', 418, FAILURE, /status is not documented/],
    ['a single song as a list', 'GET /api/v1/listings/songs/1', 200, LIST, /data/],
    ['a page where there is nothing', 'GET /api/v1/nothing', 200, LIST, /call is not documented/],
    ['no envelope where there is nothing', 'GET /api/v1/nothing', 404, { error: 'x' }, /success/],
  ])('is not: %s', async (_what, call, status, body, words) => {
    await expect(ask(call, status, body)).rejects.toThrow(words);
  });
});
