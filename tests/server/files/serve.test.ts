import { readFile } from 'node:fs/promises';
import { describe, expect, inject, it, vi } from 'vitest';
import { serveFile } from '../../../src/server/files/routes';
import { wav } from '../../world/files/wav';
import { createTestStore, filesApp, isOpen, PATIENCE, store } from './uploading';

/** One stored WAV of 1644 bytes, and the app that serves it. */
async function served() {
  const at = createTestStore();
  const { key, bytes } = await store(at, 'songFile', wav(0.2), '夜に駆ける.wav');
  const app = filesApp(at);
  const get = (headers: Record<string, string> = {}, method = 'GET', path = at.store.url(key)) =>
    app.request(path, { method, headers });
  return { at, key, bytes, get };
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a stored file is served', () => {
  it('whole, with its own type, a year of cache, and nothing that runs', async () => {
    const { key, bytes, get } = await served();
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${key}"`,
      'content-length': '1644',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'audio/wav',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${key}"`,
      'last-modified': expect.stringMatching(/ GMT$/),
      'x-content-type-options': 'nosniff',
    });
    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
  });

  it('by its head alone, with the same headers', async () => {
    const { get } = await served();
    const [head, whole] = [await get({}, 'HEAD'), await get()];
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=1000-1009', 1000, 1009],
    ['bytes=1600-', 1600, 1643],
    ['bytes=-4', 1640, 1643],
    ['bytes=0-99999', 0, 1643],
    ['bytes=1643-1643', 1643, 1643],
    ['bytes=-99999', 0, 1643],
    ['bytes=0-', 0, 1643],
  ])('in part: %s', async (range, start, end) => {
    const { bytes, get } = await served();
    const answer = await get({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/1644`);
    expect(answer.headers.get('Content-Length')).toBe(String(end - start + 1));
    expect((await bytesOf(answer)).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1644-', 'bytes=5000-6000', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'not outside of it: %s is 416',
    async (range) => {
      const { get } = await served();
      const answer = await get({ Range: range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('Content-Range')).toBe('bytes */1644');
      expect(await answer.json()).toEqual({
        success: false,
        message: 'The file has 1644 bytes; the part asked for lies outside of it.',
      });
    },
  );

  it.each(['bytes=0-1,4-5', 'items=0-1', 'bytes=abc', 'bytes=9-1x', 'bytes', ''])(
    'whole for a range that it can’t give: %j',
    async (range) => {
      const { get } = await served();
      const answer = await get({ Range: range });
      expect(answer.status).toBe(200);
      expect(await bytesOf(answer)).toHaveLength(1644);
    },
  );

  it('in part only when If-Range names this version', async () => {
    const { key, get } = await served();
    expect((await get({ Range: 'bytes=0-9', 'If-Range': `"${key}"` })).status).toBe(206);
    expect((await get({ Range: 'bytes=0-9', 'If-Range': '"another"' })).status).toBe(200);
  });

  it('not again to who has it: 304', async () => {
    const { key, get } = await served();
    const modified = (await get()).headers.get('Last-Modified') ?? '';
    const conditions: Record<string, string>[] = [
      { 'If-None-Match': `"${key}"` },
      { 'If-None-Match': `W/"${key}", "x"` },
      { 'If-Modified-Since': modified },
    ];
    for (const header of conditions) {
      const answer = await get(header);
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('Cache-Control')).toContain('immutable');
    }
    expect((await get({ 'If-None-Match': '"another"' })).status).toBe(200);
  });

  it.each([
    'unknown.jpg',
    '0123456789abcdef0123456789abcdef.wav',
    '0123456789abcdef0123456789abcdef.html',
    '..%2F..%2Fetc%2Fpasswd',
    '..%5Ccatalogue.db',
    '%00.jpg',
    '%E0%A4%A.jpg',
    `${'a'.repeat(5000)}.jpg`,
  ])('404 for a key that is none: %s', async (key) => {
    const { get } = await served();
    for (const method of ['GET', 'HEAD']) {
      const answer = await get({}, method, `/api/v1/files/${key}`);
      expect(answer.status).toBe(404);
    }
    expect(await (await get({}, 'GET', `/api/v1/files/${key}`)).json()).toEqual({
      success: false,
      message: 'There is no such file.',
    });
  });

  it('404 once it is removed', async () => {
    const { at, key, get } = await served();
    await at.store.remove(key);
    expect((await get()).status).toBe(404);
  });
});

// On other storage than a disk there is no file to be open.
describe.runIf(process.platform === 'linux' && inject('s3') === undefined)('a client that goes away', () => {
  it('leaves the file closed, and nothing is read ahead of it', async () => {
    const at = createTestStore();
    const { key } = await store(at, 'songFile', wav(60), 'long.wav');
    const answer = await serveFile(at.store, key, new Request('http://api.test/'));
    // Whatever the answer had begun to open would be open once another file is read.
    await readFile(import.meta.filename);
    expect(isOpen(key)).toBe(false);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeLessThan(480_044);
    expect(isOpen(key)).toBe(true);
    await reader?.cancel();
    await vi.waitFor(() => expect(isOpen(key)).toBe(false), PATIENCE);
  });

  it('opens nothing for a head', async () => {
    const at = createTestStore();
    const { key } = await store(at, 'songFile', wav(60), 'long.wav');
    const answer = await serveFile(at.store, key, new Request('http://api.test/', { method: 'HEAD' }));
    expect(answer.body).toBeNull();
    await readFile(import.meta.filename);
    expect(isOpen(key)).toBe(false);
  });
});
