import { newId } from '../../../src/server/database/ids';
import { searchTextOf } from '../../../src/server/database/searchText';

/** Rows of one table, column by column name in snake_case, as the product itself would have written them. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: (from: number, to: number) => (string | number | null)[][];
  size: number;
}

/** What there is to be found in a catalogue made here. */
export const TERMS = {
  few: 'zephyr',
  many: 'quartz',
  every: 'track',
  artist: 'xylophane',
  words: 'track xylophane',
  lookup: 'bal',
} as const;
/** What is known of each song's past. */
export const ENTRIES = 10;
const HITS = { few: 40, many: 5_000 };

const [CONSONANTS, VOWELS] = ['bcdfghjklmnprstv', 'aeiouéöå'];
const letter = (letters: string, number: number) => letters.charAt(number % letters.length);

/** The same number gives the same word, in every run and on every engine; some have accents. */
const word = (number: number) => {
  const mixed = Math.imul(number + 1, 2_654_435_761) >>> 8;
  const syllables = Array.from({ length: 2 + (mixed % 2) }, (_, place) => {
    const part = mixed >>> (place * 5 + 1);
    return letter(CONSONANTS, part) + letter(VOWELS, part >>> 4);
  });
  return syllables.join('').replace(/^./, (first) => first.toUpperCase());
};

/** True for `hits` of the numbers below `size`, spread evenly. */
const isHit = (number: number, size: number, hits: number) => number % Math.max(1, Math.floor(size / hits)) === 1;

const titleOf = (number: number, size: number) => {
  const words = [word(number * 3), word(number * 3 + 1)];
  if (isHit(number, size, HITS.few)) words.push('Zephyr');
  if (isHit(number, size, HITS.many)) words.push('Quartz');
  return [...words, 'Track', number].join(' ');
};

const BEGIN = Date.UTC(2020, 0, 1);
const moment = (number: number) => new Date(BEGIN + number * 100).toISOString();
const times = (number: number, isPublished: boolean) => [
  moment(number),
  isPublished ? 1 : 0,
  isPublished ? moment(number) : null,
];

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const key = (kind: string, number: number, extension: string) => `${kind}${number.toString(16).padStart(31, '0')}.${extension}`;
const RECORD = ['id', 'search_text', 'created_at', 'is_published', 'published_at'];

/**
 * A catalogue of songs, each with a sound file, an artist (one of 50 songs) and an album (one of 10): tables in the order in which they point
 * at each other.
 */
export const catalogueOf = (songs: number): Table[] => {
  const [artists, albums] = [Math.max(1, Math.floor(songs / 50)), Math.max(1, Math.floor(songs / 10))];
  const ids = {
    artists: range(0, artists).map(newId),
    albums: range(0, albums).map(newId),
    songs: range(0, songs).map(newId),
  };
  const file = (kind: string, number: number, takes: 'image' | 'audio', extension: string, mediaType: string) => [
    ...[key(kind, number, extension), takes, `${word(number)}.${extension}`, mediaType, 400_000],
    ...[takes === 'audio' ? 180 + (number % 120) : null, moment(number)],
  ];
  const files = ['key', 'kind', 'original_name', 'media_type', 'bytes', 'duration', 'created_at'];
  const artistName = (number: number) => (number === 0 ? 'Xylophane' : `${word(number * 7)} ${word(number * 11)}`);
  const albumName = (number: number) => `${word(number * 13)} ${word(number * 17)}`;
  return [
    {
      name: 'files',
      columns: files,
      size: artists,
      rows: (a, b) => range(a, b).map((n) => file('a', n, 'image', 'jpg', 'image/jpeg')),
    },
    {
      name: 'files',
      columns: files,
      size: albums,
      rows: (a, b) => range(a, b).map((n) => file('b', n, 'image', 'jpg', 'image/jpeg')),
    },
    {
      name: 'files',
      columns: files,
      size: songs,
      rows: (a, b) => range(a, b).map((n) => file('c', n, 'audio', 'mp3', 'audio/mpeg')),
    },
    {
      name: 'artists',
      columns: [...RECORD, 'stage_name', 'photo'],
      size: artists,
      rows: (a, b) =>
        range(a, b).map((n) => [
          ...[ids.artists[n] ?? null, searchTextOf([artistName(n)]), ...times(n, true)],
          ...[artistName(n), key('a', n, 'jpg')],
        ]),
    },
    {
      name: 'albums',
      columns: [...RECORD, 'name', 'artist_id', 'album_art'],
      size: albums,
      rows: (a, b) =>
        range(a, b).map((n) => [
          ...[ids.albums[n] ?? null, searchTextOf([albumName(n)]), ...times(n, n % 2 === 0)],
          ...[albumName(n), ids.artists[n % artists] ?? null, key('b', n, 'jpg')],
        ]),
    },
    {
      name: 'songs',
      columns: [...RECORD, 'title', 'artist_id', 'album_id', 'cover_art', 'file_url'],
      size: songs,
      rows: (a, b) =>
        range(a, b).map((n) => [
          ...[ids.songs[n] ?? null, searchTextOf([titleOf(n, songs)]), ...times(n, n % 3 > 0), titleOf(n, songs)],
          ...[ids.artists[n % artists] ?? null, ids.albums[n % albums] ?? null],
          ...[key('b', n % albums, 'jpg'), key('c', n, 'mp3')],
        ]),
    },
    {
      name: 'history',
      columns: ['id', 'kind', 'record_id', 'version', 'action', 'by_id', 'by_name', 'at', 'changes'],
      size: songs * ENTRIES,
      // All first changes, then all second ones: the entries of a song lie far apart, as they do after years.
      rows: (a, b) =>
        range(a, b).map((n) => [
          ...[newId(), 'songs', ids.songs[n % songs] ?? null, Math.floor(n / songs) + 1, n < songs ? 'create' : 'update'],
          ...['somebody', 'Mia Okafor', moment(n), JSON.stringify([{ field: 'title', from: word(n), to: word(n + 1) }])],
        ]),
    },
  ];
};
