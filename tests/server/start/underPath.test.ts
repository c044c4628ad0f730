import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createFileStore } from '../../../src/server/files/store';
import { createApp } from '../../../src/server/start/app';
import { ADMIN, sharedApi } from '../../world/api';
import { sharedFolder } from '../../world/disk';
import { formOf, picture } from '../../world/forms';

const BASE = '/catalogue';
const page = (script: string) =>
  `<!doctype html><html><head><link rel="icon" href="/assets/i.svg" /><style>@font-face{src:url(/assets/f.woff2)}</style><script src="/assets/${script}"></script></head></html>`;
const underBase = (script: string) =>
  page(script)
    .replaceAll('"/assets/', `"${BASE}/assets/`)
    .replace('url(/assets/', `url(${BASE}/assets/`)
    .replace('<head>', `<head>\n    <meta name="catalogue-base" content="${BASE}" />`);

const api = await sharedApi();
const folder = sharedFolder('console');
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html.gz'), 'the compressed copy of the root');
await writeFile(join(folder, 'assets/index-abc.js'), 'run()');
const settings = { ...api.services.settings, publicUrl: `https://example.org${BASE}`, basePath: BASE };
const store = createFileStore({ dataDir: api.dataDir, basePath: BASE });
const app = createApp({ ...api.services, settings, store }, folder);

describe.each([
  ['takes off', ''],
  ['leaves on', BASE],
])('behind a proxy that %s the path', (_does, prefix) => {
  const get = async (path: string, init?: RequestInit) => app.fetch(new Request(`http://api.test${prefix}${path}`, init));

  it.each(['/', '/login', '/songs/edit-song', '/index.html'])(
    '[2.14] %s is the page, its files and its base under the path',
    async (path) => {
      await writeFile(join(folder, 'index.html'), page('index-abc.js'));
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, underBase('index-abc.js')]);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Content-Security-Policy')).toContain("base-uri 'none'");
    },
  );

  it('the page is compressed as it is, and is the new one once the console was built anew', async () => {
    await writeFile(join(folder, 'index.html'), page('index-new.js'));
    const answer = await get('/songs', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(underBase('index-new.js'));
  });

  it.each([
    ['/assets/index-abc.js', 200],
    ['/assets/gone-123.js', 404],
    ['/api/v1/nothing', 404],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/api/v1/docs', 200],
  ])('%s is answered with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('files and calls have addresses with the path, and so has the mark of a browser', async () => {
    const headers = { Authorization: `Bearer ${api.adminToken}` };
    const body = formOf({ stageName: 'Björk', photo: await picture() });
    const { data } = await (await get('/api/v1/listings/artists', { method: 'POST', headers, body })).json();
    expect(data.photo).toMatch(/^\/catalogue\/api\/v1\/files\/\w+\.\w+$/);
    expect((await get(data.photo.slice(BASE.length))).status).toBe(200);
    expect((await get(`${data.photo.slice(BASE.length)}?w=96`)).headers.get('Content-Type')).toBe('image/webp');
    expect((await (await get('/api/v1/openapi.json')).json()).servers).toEqual([{ url: `${BASE}/api/v1` }]);
    const json = { 'Content-Type': 'application/json' };
    const login = await get('/api/v1/auth/login', { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });
    expect(login.headers.get('Set-Cookie')).toContain(`Path=${BASE}/api/v1/auth`);
  });
});
