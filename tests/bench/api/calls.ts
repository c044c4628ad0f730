import { API_PATH, APP_HEADER } from '../../../src/contract/limits';
import { ENTRIES, TERMS } from './catalogue';
import type { Call } from './load';

/** A line of the table: one call, as the console makes it, and what is aimed at. */
export interface Line {
  title: string;
  call: Call;
  /** There is no bare route to compare it with. */
  alone?: true;
  /** The product's half of all answers against the bare route's. */
  mostOfBare?: number;
  /** Its half of all answers against another line's. */
  mostOf?: { title: string; times: number };
  /** Its half of all answers on 1,000,000 rows against 100,000. */
  mostGrowth?: number;
}

const OF_BARE = 1.5;
const PAGE = 2_500;
const ROWS = 20;

const BOUNDARY = '----bench-api-boundary';

/** A multipart form of texts, and of one file where there is one, as a browser sends it. */
export const formBody = (fields: Record<string, string>, file?: { field: string; content: Buffer }): Buffer => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const end = Buffer.from(`--${BOUNDARY}--\r\n`);
  if (!file) return Buffer.concat([Buffer.from(parts.join('')), end]);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(parts.join('') + head), file.content, Buffer.from('\r\n'), end]);
};

export const FORM = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };

/** What the console sends with every call. */
export const headersOf = (token: string) => ({ Authorization: `Bearer ${token}`, [APP_HEADER.name]: APP_HEADER.value });

/** The last page that is asked for: 2,500, or the last one of a smaller catalogue. */
export const deepPage = (songs: number) => Math.min(PAGE, Math.floor(songs / ROWS));

/**
 * The lines of a catalogue.
 * @param references ids of an artist and an album for new songs
 * @param song id of a song with a history
 * @param others ids of songs that may be changed, and of some that may be deleted
 */
export const linesOf = (
  songs: number,
  token: string,
  references: { artist: string; album: string },
  song: string,
  others: { changed: readonly string[]; deleted: readonly string[] },
  image: Buffer,
): Line[] => {
  const headers = headersOf(token);
  const get = (path: string): Call => ({ method: 'GET', path: `${API_PATH}/listings/${path}`, headers });
  const search = (title: string, key: string): Line => ({
    title,
    call: get(`songs/search?key=${encodeURIComponent(key)}`),
    mostOfBare: OF_BARE,
    mostGrowth: 4,
  });
  const onEach = (title: string, method: 'PATCH' | 'DELETE', ids: readonly string[], of: string, body?: Buffer): Line => ({
    title,
    alone: true,
    call: {
      method,
      path: '',
      paths: ids.map((id) => `${API_PATH}/listings/songs/${id}`),
      headers: body ? { ...headers, ...FORM } : headers,
      body,
    },
    mostOf: { title: of, times: 2 },
  });
  const post = (body: Buffer): Call => ({
    method: 'POST',
    path: `${API_PATH}/listings/songs`,
    headers: { ...headers, ...FORM },
    body,
  });
  const cover = { field: 'songCoverArt', content: image };
  return [
    { title: 'list, page 1', call: get('songs?limit=20'), mostOfBare: OF_BARE },
    {
      title: `list, page ${deepPage(songs).toLocaleString('en')}`,
      call: get(`songs?limit=20&page=${deepPage(songs)}`),
      mostOfBare: OF_BARE,
      mostOf: { title: 'list, page 1', times: 2 },
    },
    search('search, 40 hits', TERMS.few),
    search('search, 5,000 hits', TERMS.many),
    search('search, every row', TERMS.every),
    search('search, by artist', TERMS.artist),
    search('search, two words', TERMS.words),
    { title: 'lookup of artists', call: get(`artists/published/search?key=${TERMS.lookup}`), mostOfBare: OF_BARE },
    {
      title: `history, ${ENTRIES} entries`,
      call: { method: 'GET', path: `${API_PATH}/history/songs/${song}`, headers },
      mostOfBare: OF_BARE,
      mostOf: { title: 'list, page 1', times: 1 },
    },
    {
      title: 'create',
      call: post(formBody({ title: 'Something newly made', ...references })),
      mostOfBare: OF_BARE,
    },
    {
      title: 'create with a picture',
      alone: true,
      call: post(formBody({ title: 'Something newly made', ...references }, cover)),
    },
    onEach('replace a picture', 'PATCH', others.changed, 'create with a picture', formBody({}, cover)),
    onEach('delete', 'DELETE', others.deleted, 'create'),
  ];
};
