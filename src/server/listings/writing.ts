import { type Context, Hono } from 'hono';
import type { UploadedForm } from '../files/types';
import { withUpload } from '../files/uploads';
import { answerData } from '../http/answers';
import type { AppEnv } from '../http/context';
import { expectedVersion } from '../http/versions';
import { describeWriting } from '../openapi/records';
import type { Services } from '../services/services';
import { deleteRecord } from './deletion';
import { requireExpected } from './expectation';
import { requireStored } from './list';
import { presentRecord } from './present';
import type { StoredKind } from './storedKind';
import { createRecord, setPublication, updateRecord } from './write';

interface Written {
  kind: StoredKind;
  id: string;
}

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
  // Presented after the upload is done: a failure here must not take the files of a stored record away.
  const shown = ({ kind, id }: Written) => presentRecord(database, store, kind, id);
  const writer = (context: Context<AppEnv>) => ({ ...services, by: context.get('signedIn') });
  const create = async (context: Context<AppEnv>, publish: boolean) =>
    shown(
      await withUpload(context.req.raw, optionsFor(context), async (form) => {
        const kind = ofForm(form);
        return { kind, id: await createRecord(writer(context), kind, form, publish) };
      }),
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
    .post('/', calls.create, async (context) => answerData(context, await create(context, false), 201))
    .post('/publish', calls.createPublished, async (context) => answerData(context, await create(context, true), 201))
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
