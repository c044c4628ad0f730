import { Hono } from 'hono';
import { LISTING_KINDS } from '../../contract/kinds';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import type { Services } from '../services/services';
import { listingKind } from './kinds';
import { playlistRoutes } from './playlistRoutes';
import { readingRoutes } from './reading';
import { sameSongsRoutes } from './sameSongs';
import { writingRoutes } from './writing';

/** All calls of the listing kinds, each under its own name (spec 7). Stands behind `authenticate`. */
export const listingRoutes = (services: Services) => {
  const routes = new Hono<AppEnv>();
  for (const { name } of LISTING_KINDS) {
    const kind = listingKind(name);
    routes.use(`/${name}/*`, authorize(name));
    // Before a song's id is read there.
    if (name === 'songs') routes.route('/songs', sameSongsRoutes(services));
    routes.route(`/${name}`, readingRoutes(kind, services));
    routes.route(`/${name}`, writingRoutes({ kinds: [kind], ofForm: () => kind, ofId: async () => kind }, services));
  }
  routes.route('/playlists', playlistRoutes(services));
  return routes;
};
