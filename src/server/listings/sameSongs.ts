import { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { pageOf } from '../../contract/envelope';
import { KINDS } from '../../contract/kinds';
import { SAME_SONGS_LIMIT, SERVER_PAGE_SIZE } from '../../contract/limits';
import { RECORD_SCHEMAS } from '../../contract/records';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';
import { answerPage } from '../http/answers';
import type { AppEnv } from '../http/context';
import { descriptionsOf, namedSchema } from '../openapi/describe';
import type { Services } from '../services/services';
import { listingKind } from './kinds';
import { selectShown, shownOf } from './list';
import { presentRows } from './present';
import type { RecordRow } from './storedKind';

const SHA256 = /^[0-9a-f]{64}$/i;
/** All that are taken, with what is between them: no longer text is looked at. */
const LONGEST = SAME_SONGS_LIMIT * 65 - 1;

const sameSong = RECORD_SCHEMAS.songs.extend({ sha256: z.string() });

const SAME = descriptionsOf(KINDS.songs)({
  summary:
    `The songs whose files were sent with these bytes, newest first: of one file at most ${SERVER_PAGE_SIZE}, of several the newest of each; ` +
    'files of before an update are found once the server has read them',
  query: [
    {
      name: 'sha256',
      required: true,
      description: `SHA-256 of the whole file, in hex; at most ${SAME_SONGS_LIMIT} of them, with commas between them`,
      schema: { type: 'string', minLength: 64, maxLength: LONGEST, pattern: '^[0-9A-Fa-f]{64}(,[0-9A-Fa-f]{64})*$' },
    },
  ],
  answer: namedSchema('SameSongsPage', pageOf(namedSchema('SameSong', sameSong))),
});

const SONGS = listingKind('songs');

const readSame = (database: Kysely<Database>, hashes: readonly string[]) => {
  const ofFiles = database
    .selectFrom('files')
    .innerJoin('songs', 'songs.fileUrl', 'files.key')
    .where('files.sha256', 'in', hashes)
    .select(({ fn }) => [
      'songs.id',
      'files.sha256',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('files.sha256').orderBy('songs.createdAt', 'desc').orderBy('songs.id', 'desc'))
        .as('place'),
    ]);
  const found = database
    .selectFrom(ofFiles.as('ofFiles'))
    .where('place', '<=', hashes.length === 1 ? SERVER_PAGE_SIZE : 1)
    .select(['id', 'sha256'])
    .$castTo<{ id: string; sha256: string }>();
  return selectShown(SONGS, shownOf(database, SONGS, found.as('found')))
    .select(sql<string>`${sql.ref('found.sha256')}`.as('sha256'))
    .orderBy('shown.createdAt', 'desc')
    .orderBy('shown.id', 'desc')
    .$castTo<RecordRow & { sha256: string }>()
    .execute();
};

const readHashes = (text: string): string[] => {
  if (text.length > LONGEST) throw new ApiError(400, `Please ask for at most ${SAME_SONGS_LIMIT} files in one call.`, 'sha256');
  const hashes = text.toLowerCase().split(',');
  if (hashes.every((hash) => SHA256.test(hash))) return [...new Set(hashes)];
  throw new ApiError(
    400,
    'Please give the SHA-256 of a file, as 64 hexadecimal digits, or several with commas between them.',
    'sha256',
  );
};

/** Whether files are in the catalogue already, by their bytes: for who is about to send them. Not of spec 7. */
export const sameSongsRoutes = ({ database, store }: Services) =>
  new Hono<AppEnv>().get('/same', SAME, async (context) => {
    const rows = await readSame(database, readHashes((context.req.queries('sha256') ?? []).join(',')));
    const shown = await presentRows(database, store, SONGS, rows);
    return answerPage(
      context,
      shown.map((song, index) => ({ ...song, sha256: rows[index]?.sha256 })),
    );
  });
