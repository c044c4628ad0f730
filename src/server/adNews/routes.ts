import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';
import type { UploadedForm } from '../files/types';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { readingRoutes } from '../listings/reading';
import type { StoredKind } from '../listings/storedKind';
import { writingRoutes } from '../listings/writing';
import type { Services } from '../services/services';
import { AD_NEWS } from './kinds';

const { ads, announcements } = AD_NEWS;
/** The kinds by what `type` says (spec 3: 'Ad-news items carry a type of ad or news'). */
const BY_TYPE: ReadonlyMap<unknown, StoredKind> = new Map(Object.values(AD_NEWS).map((kind) => [kind.constants.type, kind]));

const ofForm = ({ fields }: UploadedForm): StoredKind => {
  const kind = BY_TYPE.get(fields.type);
  if (!kind) throw new ApiError(400, 'The field type takes ad or news.', 'type');
  return kind;
};

const ofId = (database: Kysely<Database>) => async (id: string) => {
  const row = await database.selectFrom('adNews').select('type').where('id', '=', id).executeTakeFirst();
  const kind = BY_TYPE.get(row?.type);
  if (!kind) throw new ApiError(404, 'This ad or announcement was not found. It may have been deleted.');
  return kind;
};

/** All calls of ads and announcements (spec 7, 'Ad-news'). Stands behind `authenticate`. */
export const adNewsRoutes = (services: Services) =>
  new Hono<AppEnv>()
    .use(authorize('ads'), authorize('announcements'))
    .route('/ads', readingRoutes(ads, services))
    .route('/news', readingRoutes(announcements, services))
    .route('/', writingRoutes({ kinds: [announcements, ads], ofForm, ofId: ofId(services.database) }, services));
