import { type Context, Hono } from 'hono';
import { KINDS } from '../../contract/kinds';
import { withUpload } from '../files/uploads';
import { answerData, answerPage } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { pageRequest, paginationOf, requireSearchText } from '../http/paging';
import { readJson } from '../http/validate';
import { expectedVersion } from '../http/versions';
import { descriptionsOf, namedSchema } from '../openapi/describe';
import { createFormSchema } from '../openapi/forms';
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
    form: namedSchema('UserForm', createFormSchema(KINDS.users).omit({ isActive: true })),
    answer,
    status: 201,
    refusals: [409],
  }),
  update: describeCall({
    summary: 'Changes a user, activates or deactivates them',
    json: namedSchema('UserChanges', userChangesSchema),
    answer,
    versioned: true,
    refusals: [404, 409],
  }),
  generatePassword: describeCall({
    summary: 'Gives a user a new password by mail; their sessions end',
    answer,
    versioned: true,
    refusals: [404],
  }),
  delete: describeCall({ summary: 'Deletes one of the users', answer: deletedAnswer, versioned: true, refusals: [404, 409] }),
};

/** Whose account a call is about, and what the caller knows of it. */
const targetOf = (context: Context<AppEnv, '/:id'>) => ({ id: context.req.param('id'), expected: expectedVersion(context) });

/** Spec 7, 'Users'. Stand behind authentication. */
export const userRoutes = (services: Services) => {
  const { database, store, settings } = services;
  const writer = (context: Context<AppEnv>) => ({ ...services, by: context.get('signedIn') });
  const noFiles = { files: {}, limits: settings.limits, store };
  return new Hono<AppEnv>()
    .use(authorize('users'))
    .get('/', CALLS.list, async (context) => {
      const request = pageRequest(context.req.query());
      const { rows, before, total } = await listUsers(database, request);
      return answerPage(context, rows.map(presentUser), paginationOf(request, total, before));
    })
    .get('/search', CALLS.search, async (context) =>
      answerPage(context, (await searchUsers(database, requireSearchText(context, 'key'))).map(presentUser)),
    )
    .post('/', CALLS.create, async (context) => {
      const options = { ...noFiles, sender: context.get('sender') };
      const user = await withUpload(context.req.raw, options, ({ fields }) => {
        const { email, firstName, lastName, role } = fields;
        return createUser(writer(context), readUserChanges({ email, firstName, lastName, role }));
      });
      return answerData(context, presentUser(user), 201);
    })
    .patch('/:id', CALLS.update, async (context) => {
      const changes = readUserChanges(await readJson(context, userChangesSchema));
      const user = await updateUser(writer(context), targetOf(context), changes);
      return answerData(context, presentUser(user));
    })
    .patch('/:id/generate-password', CALLS.generatePassword, async (context) =>
      answerData(context, presentUser(await resetUserPassword(writer(context), targetOf(context)))),
    )
    .delete('/:id', CALLS.delete, async (context) => {
      const target = targetOf(context);
      await deleteUser(writer(context), target);
      return answerData(context, { _id: target.id });
    });
};
