import { Hono } from 'hono';
import { ENDPOINTS, type ListingName } from '../../contract/endpoints';
import type { UploadedForm } from '../files/types';
import { success } from '../http/answers';
import type { AppEnv } from '../http/context';
import { withUpload } from '../http/uploads';
import type { Services } from '../services';
import { LISTING_KINDS } from './kinds';
import { presentRow } from './presenter';
import { requireRow } from './queries';
import type { ListingRow } from './row';
import { createRecord, deleteRecord, setPublication, updateRecord } from './write';

/** What each file field of the kind's form takes, by wire name. */
const formFiles = (kind: ListingName) => {
  const wireNames: Readonly<Record<string, string>> = ENDPOINTS[kind].files;
  return Object.fromEntries(
    Object.entries(LISTING_KINDS[kind].files).map(([field, takes]) => [wireNames[field] ?? field, takes]),
  );
};

/** The writing calls of one listing kind: create, create published, update, publish, un-publish, delete (spec 7, 'Listings'). */
export const writingRoutes = (kind: ListingName, services: Services) => {
  const { database, store, settings } = services;
  const options = { files: formFiles(kind), limits: settings.limits, store };
  // Presented after the upload is settled: a failure here must not take the files of a stored record away.
  const written = async (request: Request, write: (form: UploadedForm) => Promise<ListingRow>) =>
    presentRow(database, store, kind, await withUpload(request, options, write));
  const create = (request: Request, publish: boolean) => written(request, (form) => createRecord(services, kind, form, publish));
  const publication = async (id: string, publish: boolean) =>
    presentRow(database, store, kind, await setPublication(services, kind, id, publish));

  return new Hono<AppEnv>()
    .post('/', async (context) => success(context, await create(context.req.raw, false), 201))
    .post('/publish', async (context) => success(context, await create(context.req.raw, true), 201))
    .patch('/:id', async (context) => {
      const id = context.req.param('id');
      await requireRow(database, kind, id);
      return success(context, await written(context.req.raw, (form) => updateRecord(services, kind, id, form)));
    })
    .patch('/:id/publish', async (context) => success(context, await publication(context.req.param('id'), true)))
    .patch('/:id/un-publish', async (context) => success(context, await publication(context.req.param('id'), false)))
    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      await deleteRecord(services, kind, id);
      return success(context, { _id: id });
    });
};
