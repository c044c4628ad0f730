import { Hono } from 'hono';
import type { RecordKind } from '../../contract/kinds';
import { page, success } from '../http/answers';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationAround, searchedFor } from '../http/paging';
import { describeReading } from '../openapi/records';
import type { Services } from '../services/services';
import type { StoredKind } from './kinds';
import { presentRecord, presentRows } from './presenter';
import { countRows, listRows } from './queries';
import type { ListingRow } from './row';
import { searchRows } from './search';
import type { PublicationFilter } from './select';

/** `isPublished` of a list or search call; anything but true and false takes both. */
const publicationFilter = (endpoint: RecordKind, asked: string | undefined): PublicationFilter => {
  if (!endpoint.filtersByPublication || (asked !== 'true' && asked !== 'false')) return undefined;
  return asked === 'true';
};

/** The reading calls of one kind: list, search, the pickers' published search, and a single song (spec 7). */
export const readingRoutes = (kind: StoredKind, { database, store }: Services) => {
  const { endpoint } = kind;
  const calls = describeReading(endpoint);
  const shown = (rows: readonly ListingRow[]) => presentRows(database, store, kind, rows);
  const routes = new Hono<AppEnv>()
    .get('/', calls.list, async (context) => {
      const request = pageRequest(context.req.query());
      const filter = publicationFilter(endpoint, context.req.query('isPublished'));
      const { rows, more } = await listRows(database, kind, request, filter);
      const pagination = await paginationAround(request, rows.length, more, () => countRows(database, kind, filter));
      return page(context, await shown(rows), pagination);
    })
    .get('/search', calls.search, async (context) => {
      const filter = publicationFilter(endpoint, context.req.query('isPublished'));
      return page(context, await shown(await searchRows(database, kind, searchedFor(context, endpoint.searchTerm), filter)));
    });
  if (endpoint.lookup !== undefined)
    routes.get('/published/search', calls.lookup, async (context) =>
      page(context, await shown(await searchRows(database, kind, searchedFor(context, 'key'), true))),
    );
  if (endpoint.readable)
    routes.get('/:id', calls.single, async (context) =>
      success(context, await presentRecord(database, store, kind, context.req.param('id'))),
    );
  return routes;
};
