import { Hono } from 'hono';
import { answerData, answerPage } from '../http/answers';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationAround, requireSearchText } from '../http/paging';
import { describeReading } from '../openapi/records';
import type { Services } from '../services/services';
import { countRows, listRows, type PublicationFilter } from './list';
import { presentRecord, presentRows } from './present';
import { searchRows } from './search';
import type { RecordRow, StoredKind } from './storedKind';

/** `isPublished` of a list or search call; anything but true and false takes both. */
const publicationFilter = ({ filtersByPublication }: StoredKind, asked: string | undefined): PublicationFilter => {
  if (!filtersByPublication || (asked !== 'true' && asked !== 'false')) return undefined;
  return asked === 'true';
};

/** The reading calls of one kind: list, search, the pickers' published search, and a single song (spec 7). */
export const readingRoutes = (kind: StoredKind, { database, store }: Services) => {
  const calls = describeReading(kind);
  const shown = (rows: readonly RecordRow[]) => presentRows(database, store, kind, rows);
  const routes = new Hono<AppEnv>()
    .get('/', calls.list, async (context) => {
      const request = pageRequest(context.req.query());
      const filter = publicationFilter(kind, context.req.query('isPublished'));
      const { rows, more, before } = await listRows(database, kind, request, filter);
      const count = () => countRows(database, kind, filter);
      const pagination = await paginationAround(request, rows.length, more, count, before);
      return answerPage(context, await shown(rows), pagination);
    })
    .get('/search', calls.search, async (context) => {
      const filter = publicationFilter(kind, context.req.query('isPublished'));
      return answerPage(
        context,
        await shown(await searchRows(database, kind, requireSearchText(context, kind.searchTerm), filter)),
      );
    });
  if (kind.lookup !== undefined)
    routes.get('/published/search', calls.lookup, async (context) =>
      answerPage(context, await shown(await searchRows(database, kind, requireSearchText(context, 'key'), true))),
    );
  if (kind.readable)
    routes.get('/:id', calls.single, async (context) =>
      answerData(context, await presentRecord(database, store, kind, context.req.param('id'))),
    );
  return routes;
};
