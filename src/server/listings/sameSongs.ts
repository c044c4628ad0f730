import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { KINDS } from '../../contract/kinds';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';
import { answerPage } from '../http/answers';
import type { AppEnv } from '../http/context';
import { descriptionsOf } from '../openapi/describe';
import { schemasOf } from '../openapi/records';
import type { Services } from '../services/services';
import { listingKind } from './kinds';
import { selectShown, shownOf } from './list';
import { presentRows } from './present';

const SHA256 = /^[0-9a-f]{64}$/i;

const SAME = descriptionsOf(KINDS.songs)({
  summary: `The songs whose file was sent with these bytes, newest first, at most ${SERVER_PAGE_SIZE}; files of before an update are found once the server has read them`,
  query: [
    {
      name: 'sha256',
      required: true,
      description: 'SHA-256 of the whole file, in hex',
      schema: { type: 'string', minLength: 64, maxLength: 64, pattern: '^[0-9A-Fa-f]{64}$' },
    },
  ],
  answer: schemasOf(KINDS.songs).page,
});

const SONGS = listingKind('songs');

const readSame = (database: Kysely<Database>, sha256: string) => {
  const same = database
    .selectFrom('files')
    .innerJoin('songs', 'songs.fileUrl', 'files.key')
    .where('files.sha256', '=', sha256)
    .select('songs.id')
    .orderBy('songs.createdAt', 'desc')
    .orderBy('songs.id', 'desc')
    .limit(SERVER_PAGE_SIZE);
  return selectShown(SONGS, shownOf(database, SONGS, same.as('found')))
    .orderBy('shown.createdAt', 'desc')
    .orderBy('shown.id', 'desc')
    .execute();
};

/** Whether a file is in the catalogue already, by its bytes: for who is about to send it. Not of spec 7. */
export const sameSongsRoutes = ({ database, store }: Services) =>
  new Hono<AppEnv>().get('/same', SAME, async (context) => {
    const sha256 = context.req.query('sha256') ?? '';
    if (!SHA256.test(sha256)) throw new ApiError(400, 'Please give the SHA-256 of a file, as 64 hexadecimal digits.', 'sha256');
    return answerPage(context, await presentRows(database, store, SONGS, await readSame(database, sha256.toLowerCase())));
  });
