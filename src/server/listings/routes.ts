import { Hono } from 'hono';
import type { ListingName } from '../../contract/kinds';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import type { Services } from '../services/services';
import { LISTING_KINDS } from './kinds';
import { playlistRoutes } from './playlistRoutes';
import { readingRoutes } from './reading';
import { writingRoutes } from './writing';

const KINDS = ['artists', 'songs', 'albums', 'playlists', 'videos', 'channels'] as const satisfies readonly ListingName[];

/** All calls of the six listing kinds, each under its own name (spec 7). Stands behind `authenticate`. */
export const listingRoutes = (services: Services) => {
  const routes = new Hono<AppEnv>();
  for (const name of KINDS) {
    const kind = LISTING_KINDS[name];
    routes.use(`/${name}/*`, authorize(name));
    routes.route(`/${name}`, readingRoutes(kind, services));
    routes.route(`/${name}`, writingRoutes({ kinds: [kind], ofForm: () => kind, ofId: async () => kind }, services));
  }
  routes.route('/playlists', playlistRoutes(services));
  return routes;
};
