import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { build } from 'vite';
import { TOP } from '../support/run';

/** The least that react-admin's own guide calls an application: one list of 20 rows over REST, and the login page that comes with it. */
const SOURCE = `
import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, Datagrid, DateField, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const authProvider = {
  login: async () => localStorage.setItem('in', 'yes'),
  logout: async () => localStorage.removeItem('in'),
  checkAuth: async () => { if (!localStorage.getItem('in')) throw new Error('not signed in'); },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};
const Playlists = () => (
  <List perPage={20}>
    <Datagrid bulkActionButtons={false}>
      <TextField source="name" /><TextField source="state" /><DateField source="publishedAt" showTime />
    </Datagrid>
  </List>
);
createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin dataProvider={simpleRestProvider('/rest')} authProvider={authProvider} requireAuth disableTelemetry>
      <Resource name="playlists" list={Playlists} />
    </Admin>
  </BrowserRouter>,
);
`;

const PAGE = '<!doctype html><html><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>';

const rest = (rows: number) =>
  new Hono().get('/rest/playlists', (context) => {
    const [first = 0, last = 0] = JSON.parse(context.req.query('range') ?? '[0,19]');
    const ids = Array.from({ length: Math.min(last, rows - 1) - first + 1 }, (_, index) => first + index);
    context.header('Content-Range', `playlists ${first}-${last}/${rows}`);
    return context.json(ids.map((id) => ({ id, name: `Playlist ${id}`, state: 'Unpublished', publishedAt: null })));
  });

/**
 * Builds a bare react-admin application of this project's own packages in a temporary folder, and serves it.
 * @param rows how many its list has
 * @returns its address, and the way to end it and remove the folder
 */
export const startBareApp = async (rows: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-react-admin-'));
  await symlink(join(TOP, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'main.jsx'), SOURCE);
  await build({ root: folder, configFile: false, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } });
  const dist = join(folder, 'dist');
  // As any host serves such files: compressed, and for good.
  for (const name of await readdir(join(dist, 'assets')))
    await writeFile(join(dist, 'assets', `${name}.gz`), gzipSync(await readFile(join(dist, 'assets', name)), { level: 9 }));
  const onFound = (_path: string, context: Context) => context.header('Cache-Control', 'public, max-age=31536000, immutable');
  const app = rest(rows)
    .get('/assets/*', serveStatic({ root: dist, precompressed: true, onFound }))
    .get('*', serveStatic({ root: dist, path: 'index.html' }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', createServer });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port given');
  return {
    url: `http://localhost:${address.port}`,
    stop: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
