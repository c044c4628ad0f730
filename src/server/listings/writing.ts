import { type Context, Hono } from 'hono';
import type { UploadedForm } from '../files/types';
import { withUpload } from '../files/uploads';
import { answerData } from '../http/answers';
import type { AppEnv } from '../http/context';
import { expectedVersion } from '../http/versions';
import { answerCreate } from '../idempotency/creates';
import { describeWriting } from '../openapi/records';
import type { Services } from '../services/services';
import { deleteRecord } from './deletion';
import { requireExpected } from './expectation';
import { requireStored } from './list';
import type { StoredKind } from './storedKind';
import { createRecord, setPublication, updateRecord } from './write';

/** The kinds that are written under one path, and which of them a call is about. All have the same file fields. */
export interface WrittenKinds {
  kinds: readonly [StoredKind, ...StoredKind[]];
  /** The kind of a new record, by its form. */
  ofForm: (form: UploadedForm) => StoredKind;
  /** The kind of a stored record; ApiError 404 where there is none. */
  ofId: (id: string) => Promise<StoredKind>;
}

/** What each file field of the kind's form takes, by the name it is sent under. */
const formFiles = ({ files }: StoredKind) => Object.fromEntries(Object.values(files).map(({ sentAs, takes }) => [sentAs, takes]));

/** The writing calls of a path: create, create published, update, publish, un-publish, delete (spec 7). */
export const writingRoutes = ({ kinds, ofForm, ofId }: WrittenKinds, services: Services) => {
  const { database, store, settings } = services;
  const calls = describeWriting(kinds);
  const files = formFiles(kinds[0]);
  const optionsFor = (context: Context<AppEnv>) => ({ files, limits: settings.limits, store, sender: context.get('sender') });
  const writer = (context: Context<AppEnv>) => ({ ...services, by: context.get('signedIn') });
  const create = (context: Context<AppEnv>, publish: boolean) =>
    answerCreate(context, services, (onceFor) =>
      withUpload(context.req.raw, optionsFor(context), (form) =>
        createRecord(writer(context), ofForm(form), form, publish, onceFor(form)),
      ),
    );
  const update = async (context: Context<AppEnv>, id: string) => {
    const [expected, kind] = [expectedVersion(context), await ofId(id)];
    // Known already: then a large file need not be taken in.
    await requireExpected(services, kind, await requireStored(database, kind, id), expected);
    return withUpload(context.req.raw, optionsFor(context), (form) =>
      updateRecord(writer(context), kind, { id, expected }, form),
    );
  };
  const publication = async (context: Context<AppEnv>, id: string, publish: boolean) => {
    const [expected, kind] = [expectedVersion(context), await ofId(id)];
    return setPublication(writer(context), kind, { id, expected }, publish);
  };

  return new Hono<AppEnv>()
    .post('/', calls.create, (context) => create(context, false))
    .post('/publish', calls.createPublished, (context) => create(context, true))
    .patch('/:id', calls.update, async (context) => answerData(context, await update(context, context.req.param('id'))))
    .patch('/:id/publish', calls.publish, async (context) =>
      answerData(context, await publication(context, context.req.param('id'), true)),
    )
    .patch('/:id/un-publish', calls.unPublish, async (context) =>
      answerData(context, await publication(context, context.req.param('id'), false)),
    )
    .delete('/:id', calls.delete, async (context) => {
      const id = context.req.param('id');
      await deleteRecord(writer(context), await ofId(id), { id, expected: expectedVersion(context) });
      return answerData(context, { _id: id });
    });
};
