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
const REACT_ADMIN = `
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

/** What nothing made with react-admin can do without: its core, a router, and MUI's table of 20 rows that the page asks for at once. */
const CORE_ALONE = `
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { CoreAdmin, ListBase, Resource, useListContext } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

const dataProvider = { getList: async () => ({ data: await window.rows, total: 200 }) };
const Rows = () => {
  const { data = [] } = useListContext();
  return (
    <Table>
      <TableHead><TableRow><TableCell>Name</TableCell><TableCell>State</TableCell><TableCell>Published</TableCell></TableRow></TableHead>
      <TableBody>
        {data.map(({ id, name, state, publishedAt }) => (
          <TableRow key={id}>
            <TableCell>{name}</TableCell><TableCell>{state}</TableCell>
            <TableCell>{publishedAt && new Date(publishedAt).toLocaleString()}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
const Playlists = () => <ListBase perPage={20}><Rows /></ListBase>;
createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <CoreAdmin dataProvider={dataProvider} disableTelemetry><Resource name="playlists" list={Playlists} /></CoreAdmin>
  </BrowserRouter>,
);
`;

const pageOf = (head: string) =>
  `<!doctype html><html><head>${head}</head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;
const FIRST_ROWS = '/rest/playlists?range=[0,19]';

const APPS = {
  reactAdmin: { source: REACT_ADMIN, page: pageOf('') },
  coreAlone: {
    source: CORE_ALONE,
    page: pageOf(`<script>window.rows = fetch('${FIRST_ROWS}').then((answer) => answer.json());</script>`),
  },
} as const;

type Row = Readonly<Record<string, unknown>>;

const rest = (rows: readonly Row[]) =>
  new Hono().get('/rest/playlists', (context) => {
    const [first = 0, last = 0] = JSON.parse(context.req.query('range') ?? '[0,19]');
    const page = rows.slice(first, last + 1);
    context.header('Content-Range', `playlists ${first}-${first + page.length - 1}/${rows.length}`);
    return context.json(page);
  });

/**
 * Builds an application of this project's own packages to compare with, in a temporary folder, and serves it.
 * @param rows those of its list, each with an `id`
 * @returns its address, and the way to end it and remove the folder
 */
export const startBareApp = async (app: keyof typeof APPS, rows: readonly Row[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-app-'));
  await symlink(join(TOP, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'index.html'), APPS[app].page);
  await writeFile(join(folder, 'main.jsx'), APPS[app].source);
  await build({ root: folder, configFile: false, logLevel: 'error', oxc: { jsx: { runtime: 'automatic' } } });
  const dist = join(folder, 'dist');
  // As any host serves such files: compressed, and for good.
  for (const name of await readdir(join(dist, 'assets')))
    await writeFile(join(dist, 'assets', `${name}.gz`), gzipSync(await readFile(join(dist, 'assets', name)), { level: 9 }));
  const onFound = (_path: string, context: Context) => context.header('Cache-Control', 'public, max-age=31536000, immutable');
  const served = rest(rows)
    .get('/assets/*', serveStatic({ root: dist, precompressed: true, onFound }))
    .get('*', serveStatic({ root: dist, path: 'index.html' }));
  const server = serve({ fetch: served.fetch, port: 0, hostname: '127.0.0.1', createServer });
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
