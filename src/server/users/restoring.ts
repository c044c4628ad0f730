import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { KINDS } from '../../contract/kinds';
import type { Database } from '../database/schema';
import { requireEntry, valuesBefore } from '../history/journal';
import { answerData } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { expectedVersion } from '../http/versions';
import { describePast } from '../openapi/past';
import type { Services } from '../services/services';
import { readUserChanges } from './input';
import { presentUser } from './presenter';
import { updateUser } from './write';

/** What of a user was otherwise right after an entry of their history. ApiError 404. */
const changesBackTo = (id: string, entryId: string) => async (transaction: Kysely<Database>) => {
  const values = valuesBefore((await requireEntry(transaction, { kind: 'users', id }, entryId)).later);
  const text = (field: string) => {
    const value = values.get(field);
    return typeof value === 'string' ? value : undefined;
  };
  const [email, firstName, lastName, role] = [text('email'), text('firstName'), text('lastName'), text('role')];
  return readUserChanges({ email, firstName, lastName, role, unset: values.get('lastName') === null ? 'lastName' : undefined });
};

/**
 * PATCH `/users/{id}/restore/{entryId}` of the history: email, names and role as they were after an entry, by the rules of every change of a
 * user. Whether they are active, and their password, stay. Stands behind `authenticate`.
 */
export const userRestoreRoutes = (services: Services) =>
  new Hono<AppEnv>().patch(
    '/users/:id/restore/:entryId',
    describePast(KINDS.users).restoreVersion,
    authorize('users'),
    async (context) => {
      const { id, entryId } = context.req.param();
      const target = { id, expected: expectedVersion(context) };
      const writer = { ...services, by: context.get('signedIn') };
      return answerData(context, presentUser(await updateUser(writer, target, changesBackTo(id, entryId), 'restore')));
    },
  );
