import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedApi } from '../../world/api';
import { formOf, picture } from '../../world/forms';

const BROWSER = 'gzip, deflate, br, zstd';

const api = await sharedApi({ settings: { corsOrigins: ['https://console.example.org'] } });
for (let number = 0; number < 12; number += 1)
  await api.call('POST', 'listings/playlists', { form: formOf({ name: `Evening ${number} 夜` }) });
const { record } = await api.call('POST', 'listings/artists', { form: formOf({ stageName: 'Björk', photo: await picture() }) });
const photo = String(record.photo);

/** An answer as it is on the wire. */
const ask = async (path: string, accepted?: string, others: Record<string, string> = {}, method = 'GET') => {
  const headers = {
    Authorization: `Bearer ${api.adminToken}`,
    ...(accepted === undefined ? {} : { 'Accept-Encoding': accepted }),
    ...others,
  };
  const answer = await api.app.fetch(new Request(`http://api.test${path}`, { method, headers }));
  const bytes = Buffer.from(await answer.arrayBuffer());
  const length = answer.headers.get('Content-Length');
  return {
    status: answer.status,
    bytes,
    length,
    encoding: answer.headers.get('Content-Encoding'),
    vary: answer.headers.get('Vary'),
  };
};

const LIST = '/api/v1/listings/playlists?limit=20';

describe('an answer of more than 1 kB', () => {
  it.each([
    [BROWSER, 'gzip'],
    ['br;q=1.0, GZIP;q=0.5', 'gzip'],
    ['gzip;q=0, identity', null],
    ['br, gzip; q=0.0', null],
    ['br', null],
    ['', null],
    [undefined, null],
  ])('to a client that takes %s comes as %s, and says that this was a choice', async (accepted, expected) => {
    const plain = await ask(LIST);
    const { bytes, encoding, vary, length } = await ask(LIST, accepted);
    expect(encoding).toBe(expected);
    expect(vary).toMatch(/(^|, )Accept-Encoding(,|$)/);
    expect(String(expected ? gunzipSync(bytes) : bytes)).toBe(String(plain.bytes));
    expect(bytes.length).toBeLessThan(expected ? plain.bytes.length / 3 : Number.POSITIVE_INFINITY);
    if (length !== null) expect(Number(length)).toBe(bytes.length);
  });

  it('also varies by origin where other origins may ask', async () => {
    const { vary } = await ask(LIST, BROWSER, { Origin: 'https://console.example.org' });
    expect(vary?.split(', ').sort()).toEqual(['Accept-Encoding', 'Origin']);
  });

  it.each(['/api/v1/openapi.json', '/api/v1/docs'])('at %s comes compressed', async (path) => {
    const { encoding, bytes } = await ask(path, BROWSER);
    expect([encoding, gunzipSync(bytes).includes('Catalogue')]).toEqual(['gzip', true]);
  });

  it('has no encoding where only its head was asked for', async () => {
    expect(await ask(LIST, BROWSER, {}, 'HEAD')).toMatchObject({ status: 200, encoding: null, bytes: Buffer.alloc(0) });
  });
});

it.each(['/healthz', '/api/v1/listings/songs', '/api/v1/nothing'])('a small answer stays as it is: %s', async (path) => {
  expect((await ask(path, BROWSER)).encoding).toBeNull();
});

it('a file stays as it is, whole and in part', async () => {
  const whole = await ask(photo, BROWSER);
  const part = await ask(photo, BROWSER, { Range: 'bytes=0-9' });
  expect([whole, part].map(({ status, encoding, length }) => [status, encoding, length])).toEqual([
    [200, null, String(whole.bytes.length)],
    [206, null, '10'],
  ]);
});
