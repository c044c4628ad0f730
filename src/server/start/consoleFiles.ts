import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/context';

/** Vite's folder of files whose names change with their content. */
const ASSETS = '/assets/';

/** A page of the console, not a file: a path without an extension outside the folder of assets. */
const isPage = (path: string) => !path.startsWith(ASSETS) && !/\.[^/]*$/.test(path);

/** How long the browser may keep a found file: what has a hash in its name for a year, all else only after asking again. */
const kept: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  const forever = context.req.path.startsWith(ASSETS);
  context.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/**
 * The built console: its files, compressed where the browser takes that, and index.html for every page's address. A file that is not
 * there is a 404, so that a tab from before a rebuild notices instead of running a page as a script.
 * @param folder of the build, with index.html and assets/
 */
export const consoleRoutes = (folder: string) => {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  return new Hono<AppEnv>()
    .get('*', kept)
    .get('*', files)
    .get('*', (context, next) => (isPage(context.req.path) ? page(context, next) : next()));
};
