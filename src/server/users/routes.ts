import { Hono } from 'hono';
import { KINDS } from '../../contract/kinds';
import { withUpload } from '../files/uploads';
import { page, success } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationOf, searchedFor } from '../http/paging';
import { readJson } from '../http/validate';
import { descriptionsOf, named } from '../openapi/describe';
import { createForm } from '../openapi/forms';
import { deletedAnswer, describeReading, schemasOf } from '../openapi/records';
import type { Services } from '../services/services';
import { readUserChanges, userChangesSchema } from './input';
import { presentUser } from './presenter';
import { listUsers, searchUsers } from './queries';
import { createUser, deleteUser, resetUserPassword, updateUser } from './write';

const describeCall = descriptionsOf(KINDS.users);
const { answer } = schemasOf(KINDS.users);
const CALLS = {
  ...describeReading(KINDS.users),
  create: describeCall({
    summary: 'Creates a user; their password goes to them by mail',
    // A new user is active, whatever is sent.
    form: named('UserForm', createForm(KINDS.users).omit({ isActive: true })),
    answer,
    status: 201,
    refusals: [409, 503],
  }),
  update: describeCall({
    summary: 'Changes a user, activates or deactivates them',
    json: named('UserChanges', userChangesSchema),
    answer,
    refusals: [404, 409],
  }),
  generatePassword: describeCall({
    summary: 'Gives a user a new password by mail; their sessions end',
    answer,
    refusals: [404, 503],
  }),
  delete: describeCall({ summary: 'Deletes one of the users', answer: deletedAnswer, refusals: [404, 409] }),
};

/** The calls about users (spec 7, 'Users'), for admins alone. Stand behind authentication. */
export const userRoutes = (services: Services) => {
  const { database, store, settings } = services;
  const noFiles = { files: {}, limits: settings.limits, store };
  return new Hono<AppEnv>()
    .use(authorize('users'))
    .get('/', CALLS.list, async (context) => {
      const request = pageRequest(context.req.query());
      const { rows, total } = await listUsers(database, request);
      return page(context, rows.map(presentUser), paginationOf(request, total));
    })
    .get('/search', CALLS.search, async (context) =>
      page(context, (await searchUsers(database, searchedFor(context, 'key'))).map(presentUser)),
    )
    .post('/', CALLS.create, async (context) => {
      const user = await withUpload(context.req.raw, noFiles, ({ fields }) => {
        const { email, firstName, lastName, role } = fields;
        return createUser(services, readUserChanges({ email, firstName, lastName, role }));
      });
      return success(context, presentUser(user), 201);
    })
    .patch('/:id', CALLS.update, async (context) => {
      const changes = readUserChanges(await readJson(context, userChangesSchema));
      const user = await updateUser(services, context.req.param('id'), changes, context.get('signedIn')._id);
      return success(context, presentUser(user));
    })
    .patch('/:id/generate-password', CALLS.generatePassword, async (context) =>
      success(context, presentUser(await resetUserPassword(services, context.req.param('id')))),
    )
    .delete('/:id', CALLS.delete, async (context) => {
      const id = context.req.param('id');
      await deleteUser(services, id, context.get('signedIn')._id);
      return success(context, { _id: id });
    });
};
