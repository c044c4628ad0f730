import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { BASE_META } from '../../contract/base';
import type { AppEnv } from '../http/context';

const ASSETS = '/assets/';
const PAGE = 'index.html';

const isPage = (path: string) => path === `/${PAGE}` || (!path.startsWith(ASSETS) && !/\.[^/]*$/.test(path));

const cacheControl: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  const forever = context.req.path.startsWith(ASSETS);
  context.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** index.html names its files from the root: here they are put under the path, and the console is told of it. */
const under = (basePath: string, page: string) =>
  page
    .replaceAll(`="${ASSETS}`, `="${basePath}${ASSETS}`)
    .replaceAll(`url(${ASSETS}`, `url(${basePath}${ASSETS}`)
    .replace('<head>', `<head>\n    <meta name="${BASE_META}" content="${basePath}" />`);

const compressed = compress({ threshold: 0 });

/** Names of pages are words; anything else names none. */
const ADDRESS = /^(?:\/[\w-]+)*\/?$/;

/** The page of an address, whose head names what it needs; the one of the root for every other. */
const pageAt = (folder: string, path: string) => {
  const own = join(folder, ADDRESS.test(path) ? path : '', PAGE);
  return existsSync(own) ? own : join(folder, PAGE);
};

/** Read for every answer, as a build may replace it under a running server; its compressed copies beside it are those of the root. */
const pageUnder =
  (folder: string, basePath: string): MiddlewareHandler<AppEnv> =>
  (context) =>
    compressed(context, async () => {
      context.res = await context.html(under(basePath, await readFile(pageAt(folder, context.req.path), 'utf8')));
    });

/** A folder's own page is for its address with and without a slash at the end. */
const pageOf =
  (folder: string): MiddlewareHandler<AppEnv> =>
  (context, next) =>
    serveStatic<AppEnv>({ root: folder, path: relative(folder, pageAt(folder, context.req.path)), precompressed: true })(
      context,
      next,
    );

/**
 * Every page's address gets its own index.html, or that of the root. A missing file is 404: a tab from before a rebuild must not run a page as a script.
 * @param basePath path under which browsers find the console, '' for the root
 * @param former folders with the scripts of earlier versions, which such a tab may still ask for
 */
export const consoleRoutes = (folder: string, basePath: string, former: readonly string[] = []) => {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = basePath === '' ? pageOf(folder) : pageUnder(folder, basePath);
  const routes = new Hono<AppEnv>()
    .get('*', cacheControl)
    .get('*', (context, next) => (isPage(context.req.path) ? page(context, next) : next()))
    .get('*', files);
  for (const root of former) routes.get(`${ASSETS}*`, serveStatic<AppEnv>({ root, precompressed: true }));
  return routes;
};
