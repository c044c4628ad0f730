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
 * Every page's address gets index.html. A missing file is 404: a tab from before a rebuild must not run a page as a script.
 * @param former folders with the scripts of earlier versions, which such a tab may still ask for
 */
export const consoleRoutes = (folder: string, former: readonly string[] = []) => {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  const routes = new Hono<AppEnv>().get('*', cacheControl).get('*', files);
  for (const root of former) routes.get(`${ASSETS}*`, serveStatic<AppEnv>({ root, precompressed: true }));
  return routes.get('*', (context, next) => (isPage(context.req.path) ? page(context, next) : next()));
};
