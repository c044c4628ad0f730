import { playlistSongsPath } from '../contract/endpoints';
import { KINDS, type RecordKind } from '../contract/kinds';
import { type Answer, Difference } from './client';
import { callSignedIn, madeOf, type Point, pointsOf, rowsOf, type SentRecord, type Trial } from './trial';

/** A page of one row each: two records are enough to tell by. */
const askPage = (trial: Trial, path: string, page: number): Promise<Answer> =>
  callSignedIn(trial, 'GET', `${path}${path.includes('?') ? '&' : '?'}limit=1&page=${page}`);

const requireLimit = async (trial: Trial, kind: RecordKind, path: string) => {
  const { length } = rowsOf(kind, await askPage(trial, path, 1));
  if (length > 1) throw new Difference(`limit=1 gave ${length} rows`);
};

const requireOthers = (before: readonly SentRecord[], rows: readonly SentRecord[], page: number) => {
  const again = rows.find(({ _id }) => before.some((each) => each._id === _id));
  if (again) throw new Difference(`page=${page} gives ${again._id} again, which page=1 gave`);
};

const requireSecondPage = async (trial: Trial, kind: RecordKind, path: string) => {
  const first = await askPage(trial, path, 1);
  const [rows, others] = [rowsOf(kind, first), rowsOf(kind, await askPage(trial, path, 2))];
  requireOthers(rows, others, 2);
  // Where the limit is ignored, all may stand on the first page.
  const next = first.body.pagination?.next?.page;
  if (rows.length === 1 && (next !== 2 || others.length === 0))
    throw new Difference(
      `there are two records at least, next is ${JSON.stringify(next)}, and page=2 gives ${others.length} rows`,
    );
};

/** A search may answer all at once, as spec 7 has it; where it names another page, that one has to be another one. */
const requireNamedPage = async (trial: Trial, kind: RecordKind, path: string) => {
  const first = await askPage(trial, path, 1);
  const next = first.body.pagination?.next?.page;
  if (next !== undefined) requireOthers(rowsOf(kind, first), rowsOf(kind, await askPage(trial, path, next)), next);
};

/** What `limit` and `page` do (spec 7): the console reads on as long as a page is named. */
export const pagePoints = (kind: RecordKind): Point[] => {
  const search = ({ mark }: Trial) => `${kind.search}?${kind.searchTerm}=${mark}`;
  return pointsOf(kind.name, {
    'list keeps to limit': (trial) => requireLimit(trial, kind, kind.list),
    'list gives other records on another page': (trial) => requireSecondPage(trial, kind, kind.list),
    'search gives other records on a page that it names': (trial) => requireNamedPage(trial, kind, search(trial)),
  });
};

const { playlists, songs } = KINDS;
const songsPath = (trial: Trial) => playlistSongsPath(madeOf(trial, playlists).id);

/** The same of the songs of a playlist, which has two of them by now. */
export const PLAYLIST_SONG_PAGES: Readonly<Record<string, Point['verify']>> = {
  'songs keep to limit': (trial) => requireLimit(trial, songs, songsPath(trial)),
  'songs are others on another page': (trial) => requireSecondPage(trial, songs, songsPath(trial)),
};
