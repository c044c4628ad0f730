import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/server/start/app';
import { keepAssets } from '../../../src/server/start/formerAssets';
import { sharedApi } from '../../world/api';
import { sharedFolder } from '../../world/disk';

const PAGE = '<!doctype html><div id="root"></div>';
/** Its head names what the address needs. */
const SONG_PAGE = PAGE.replace('<div', '<link rel="modulepreload" href="/assets/form.js"><div');
const BUILT = {
  'index.html': PAGE,
  'assets/index-abc.js': 'run()',
  'assets/index-abc.js.gz': gzipSync('run()'),
  'icon.svg': '<svg/>',
  'songs/add-song/index.html': SONG_PAGE,
};
const api = await sharedApi();
const folder = sharedFolder('console');
for (const part of ['assets', 'songs/add-song']) await mkdir(join(folder, part), { recursive: true });
for (const [name, content] of Object.entries(BUILT)) await writeFile(join(folder, name), content);
const app = createApp(api.services, folder);

const get = (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(`http://api.test${path}`, { headers }));

describe('a later version on the same data folder', () => {
  it('still has the scripts of the two before it, and the page of none', async () => {
    const data = join(folder, 'data');
    let former: string[] = [];
    for (const [day, version] of ['1.0.0+a', '1.1.0+b', '1.0.0+a', '1.2.0+c', '1.3.0+d'].entries()) {
      const built = join(folder, version);
      await mkdir(join(built, 'assets'), { recursive: true });
      await writeFile(join(built, 'index.html'), `<div id="root">${version}</div>`);
      await writeFile(join(built, `assets/index-${version.at(-1)}.js`), version);
      former = await keepAssets(built, data, version, new Date(2026, 0, 1 + day));
    }
    const later = createApp(api.services, join(folder, '1.3.0+d'), former);
    const get = (path: string) => later.fetch(new Request(`http://api.test${path}`));
    const found = await Promise.all(['a', 'b', 'c', 'd'].map(async (name) => (await get(`/assets/index-${name}.js`)).status));
    expect(found).toEqual([200, 404, 200, 200]);
    const kept = await get('/assets/index-a.js');
    expect([await kept.text(), kept.headers.get('Cache-Control')]).toEqual(['1.0.0+a', 'public, max-age=31536000, immutable']);
    expect(await (await get('/')).text()).toContain('1.3.0+d');
  });
});

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

  it.each(['/songs/add-song', '/songs/add-song/'])(
    'answers %s with the page that names what this address needs',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([200, SONG_PAGE, 'no-cache']);
    },
  );

  it.each(['/songs', '/songs/add-song/..', '/songs//add-song', '/Songs/add-song'])(
    'answers %s, which names no page of its own, with that of the root',
    async (path) => expect(await (await get(path)).text()).toBe(PAGE),
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
