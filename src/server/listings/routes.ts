import { Hono } from 'hono';
import { ENDPOINTS, type Endpoint, type ListingName } from '../../contract/endpoints';
import { page, success } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { ApiError } from '../http/errors';
import { pageRequest, paginationOf } from '../http/paging';
import type { Services } from '../services';
import { LISTING_KINDS } from './kinds';
import { presentRows } from './presenter';
import { findRow, listRows, type PublicationFilter, searchRows } from './queries';

/** `isPublished` of a list or search call; anything but true and false takes both. */
const publicationFilter = (endpoint: Endpoint, asked: string | undefined): PublicationFilter => {
  if (!endpoint.filtersByPublication || (asked !== 'true' && asked !== 'false')) return undefined;
  return asked === 'true';
};

const searchedFor = (key: string | undefined): string => {
  if (key === undefined || key.trim() === '') throw new ApiError(400, 'Please give a text to search for.', 'key');
  return key;
};

/** The reading calls of one listing kind (spec 7, 'Listings'). */
const readingRoutes = (kind: ListingName, { database, store }: Services) => {
  const endpoint: Endpoint = ENDPOINTS[kind];
  const shown = (rows: Parameters<typeof presentRows>[3]) => presentRows(database, store, kind, rows);
  const routes = new Hono<AppEnv>()
    .get('/', async (context) => {
      const request = pageRequest(context.req.query());
      const { rows, total } = await listRows(
        database,
        kind,
        request,
        publicationFilter(endpoint, context.req.query('isPublished')),
      );
      return page(context, await shown(rows), paginationOf(request, total));
    })
    .get('/search', async (context) => {
      const filter = publicationFilter(endpoint, context.req.query('isPublished'));
      const rows = await searchRows(database, kind, searchedFor(context.req.query('key')), filter);
      return page(context, await shown(rows), { next: null, prev: null });
    });
  if (endpoint.lookup !== undefined)
    routes.get('/published/search', async (context) => {
      const rows = await searchRows(database, kind, searchedFor(context.req.query('key')), true);
      return page(context, await shown(rows), { next: null, prev: null });
    });
  if (endpoint.readable)
    routes.get('/:id', async (context) => {
      const row = await findRow(database, kind, context.req.param('id'));
      if (!row) throw new ApiError(404, `This ${LISTING_KINDS[kind].noun} was not found. It may have been deleted.`);
      return success(context, (await shown([row]))[0]);
    });
  return routes;
};

/** All calls of the six listing kinds, each under its own name. Stands behind `authenticate`. */
export const listingRoutes = (services: Services) => {
  const routes = new Hono<AppEnv>();
  for (const kind of ['artists', 'songs', 'albums', 'playlists', 'videos', 'channels'] as const) {
    routes.use(`/${kind}/*`, authorize(kind));
    routes.route(`/${kind}`, readingRoutes(kind, services));
  }
  return routes;
};
