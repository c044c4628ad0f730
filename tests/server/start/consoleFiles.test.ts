import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/server/start/app';
import { createTestApi, type TestApi } from '../../world/api';

const PAGE = '<!doctype html><div id="root"></div>';
let api: TestApi;
let folder: string;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets/index-abc.js'), 'run()');
  await writeFile(join(folder, 'assets/index-abc.js.gz'), gzipSync('run()'));
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  app = createApp(api.services, folder);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(`http://api.test${path}`, { headers }));

describe('the built console', () => {
  it.each(['/', '/login', '/artists', '/Ads/add-new-ad', '/reset-password/abc_-123', '/nowhere'])(
    '[2.14] answers %s with its page, never kept',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'self'(;|$)/);
    },
  );

  it('keeps files with a hash for a year, and compresses them for who takes that', async () => {
    const plain = await get('/assets/index-abc.js');
    expect(await plain.text()).toBe('run()');
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const zipped = await get('/assets/index-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(zipped.headers.get('Vary')).toContain('Accept-Encoding');
    expect(Buffer.from(await zipped.arrayBuffer())).toEqual(gzipSync('run()'));
  });

  it('keeps files without a hash for no time', async () => {
    expect((await get('/icon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    '/assets/gone-123.js',
    '/assets/gone',
    '/favicon.ico',
    '/index.html.map',
    '/api/nothing',
    '/api/v1/nothing',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%5c..%5cpackage.json',
  ])('answers %s with 404 in the envelope, never with a page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('takes no other method than reading', async () => {
    expect((await app.fetch(new Request('http://api.test/artists', { method: 'POST' }))).status).toBe(404);
    expect((await app.fetch(new Request('http://api.test/artists', { method: 'HEAD' }))).status).toBe(200);
  });
});
