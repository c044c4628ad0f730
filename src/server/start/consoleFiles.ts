import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/context';

const ASSETS = '/assets/';

const isPage = (path: string) => !path.startsWith(ASSETS) && !/\.[^/]*$/.test(path);

const cacheControl: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  const forever = context.req.path.startsWith(ASSETS);
  context.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/**
 * The built console in a folder: its files, and index.html for every page's address. A file that is not there is a 404, so that a tab from
 * before a rebuild notices instead of running a page as a script.
 */
export const consoleRoutes = (folder: string) => {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  return new Hono<AppEnv>()
    .get('*', cacheControl)
    .get('*', files)
    .get('*', (context, next) => (isPage(context.req.path) ? page(context, next) : next()));
};
