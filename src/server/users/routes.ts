import { Hono } from 'hono';
import { withUpload } from '../files/uploads';
import { page, success } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationOf, searchedFor } from '../http/paging';
import { readJson } from '../http/validate';
import type { Services } from '../services/services';
import { readUserChanges, userChangesSchema } from './input';
import { presentUser } from './presenter';
import { listUsers, searchUsers } from './queries';
import { createUser, deleteUser, resetUserPassword, updateUser } from './write';

/** The calls about users (spec 7, 'Users'), for admins alone. Stand behind authentication. */
export const userRoutes = (services: Services) => {
  const { database, store, settings } = services;
  const noFiles = { files: {}, limits: settings.limits, store };
  return new Hono<AppEnv>()
    .use(authorize('users'))
    .get('/', async (context) => {
      const request = pageRequest(context.req.query());
      const { rows, total } = await listUsers(database, request);
      return page(context, rows.map(presentUser), paginationOf(request, total));
    })
    .get('/search', async (context) => page(context, (await searchUsers(database, searchedFor(context, 'key'))).map(presentUser)))
    .post('/', async (context) => {
      const user = await withUpload(context.req.raw, noFiles, ({ fields }) => {
        const { email, firstName, lastName, role } = fields;
        return createUser(services, readUserChanges({ email, firstName, lastName, role }));
      });
      return success(context, presentUser(user), 201);
    })
    .patch('/:id', async (context) => {
      const changes = readUserChanges(await readJson(context, userChangesSchema));
      const user = await updateUser(services, context.req.param('id'), changes, context.get('signedIn')._id);
      return success(context, presentUser(user));
    })
    .patch('/:id/generate-password', async (context) =>
      success(context, presentUser(await resetUserPassword(services, context.req.param('id')))),
    )
    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      await deleteUser(services, id, context.get('signedIn')._id);
      return success(context, { _id: id });
    });
};
