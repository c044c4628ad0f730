import { Hono } from 'hono';
import { answerData, answerPage } from '../http/answers';
import { authorize, authorizeAdmins } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationAround } from '../http/paging';
import { expectedVersion } from '../http/versions';
import { describePast } from '../openapi/past';
import type { Services } from '../services/services';
import { countDeleted, listDeleted } from './deletedRows';
import { bringBack, removeForGood } from './deletion';
import { restoreVersion } from './restoring';
import type { StoredKind } from './storedKind';

/** PATCH `/{kind}/{id}/restore/{entryId}` of the history of these kinds. Stands behind `authenticate`. */
export const restoreRoutes = (kinds: readonly StoredKind[], services: Services) => {
  const routes = new Hono<AppEnv>();
  for (const kind of kinds)
    routes.patch(
      `/${kind.name}/:id/restore/:entryId`,
      describePast(kind).restoreVersion,
      authorize(kind.name),
      async (context) => {
        const { id, entryId } = context.req.param();
        const target = { id, expected: expectedVersion(context) };
        return answerData(context, await restoreVersion({ ...services, by: context.get('signedIn') }, kind, target, entryId));
      },
    );
  return routes;
};

/** The records of these kinds that were deleted of late: list, bring back, delete for good. Stands behind `authenticate`. */
export const deletedRoutes = (kinds: readonly StoredKind[], services: Services) => {
  const { database, store } = services;
  const routes = new Hono<AppEnv>();
  for (const kind of kinds) {
    const calls = describePast(kind);
    routes
      .use(`/${kind.name}/*`, authorize(kind.name))
      .get(`/${kind.name}`, calls.deleted, async (context) => {
        const request = pageRequest(context.req.query());
        const { rows, more } = await listDeleted(database, store, kind, request);
        const count = () => countDeleted(database, kind);
        return answerPage(context, rows, await paginationAround(request, rows.length, more, count));
      })
      .patch(`/${kind.name}/:id/restore`, calls.bringBack, async (context) =>
        answerData(context, await bringBack({ ...services, by: context.get('signedIn') }, kind, context.req.param('id'))),
      )
      .delete(`/${kind.name}/:id`, calls.removeForGood, authorizeAdmins, async (context) => {
        const id = context.req.param('id');
        await removeForGood({ ...services, by: context.get('signedIn') }, kind, id);
        return answerData(context, { _id: id });
      });
  }
  return routes;
};
