import { fold } from '../contract/fold';
import { KINDS, recordName } from '../contract/kinds';
import { SEARCH_LIMIT } from '../contract/limits';
import { importing, say } from '../messages/importing';
import { artistKey } from './albums';
import { type Attempt, askingOnce } from './attempts';
import type { Catalogue, CatalogueRow, ImportedKind } from './catalogue';
import type { Facts } from './facts';
import type { Lack, PlannedArtist, State } from './planned';
import { createSameFiles } from './sameFiles';

export interface Match {
  state: State;
  id?: string;
  notes: string[];
  /** Of a song: what the one of that id has none of. */
  lacks?: readonly Lack[];
}

/** Seconds between two lengths of what may be one recording. */
const SAME_LENGTH = 2;
/** A search looks for a text within others, so the beginning of a long one finds it, too. */
const LONGEST_KEY = 100;

const NEW: Match = { state: 'new', notes: [] };
const there = (row: CatalogueRow, ...notes: string[]): Match => ({ state: 'there', id: row._id, notes });

/** The name of what a record refers to, whether as an object or repeated beside a bare id. */
const referenceOf = (row: CatalogueRow, field: string): { id?: string; name?: string } => {
  const [value, repeated] = [row[field], row[`${field}Static`]];
  const text = (from: unknown, key: string) => {
    const found =
      typeof from === 'object' && from !== null ? Object.entries(from).find(([name]) => name === key)?.[1] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  const id = typeof value === 'string' ? value : text(value, '_id');
  const name = (from: unknown) => text(from, 'stageName') ?? text(from, 'name');
  return { id, name: name(value) ?? name(repeated) };
};

/** What a song's row has none of. */
export const lacksOf = (row: CatalogueRow): readonly Lack[] => {
  const has = (field: string) => Object.values(referenceOf(row, field)).some((text) => text !== undefined);
  return [
    ...(has('artist') ? [] : (['artist'] as const)),
    ...(has('album') ? [] : (['album'] as const)),
    ...(row.coverArt ? [] : (['cover'] as const)),
  ];
};

const isSame = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && fold(one) === fold(other);

/** Unknown lengths may be the same. */
const hasLengthOf = (one: unknown, other: number | undefined) =>
  typeof one !== 'number' || other === undefined || Math.abs(one - other) <= SAME_LENGTH;

/** Finds what is there already, by the API's searches. What was asked is known from then on: a plan made anew asks only what is new in it. */
export const createMatching = (catalogue: Catalogue, attempt: Attempt, made: ReadonlyMap<string, string>) => {
  const searches = askingOnce<CatalogueRow[]>();
  const sameFiles = createSameFiles(catalogue, attempt, made);
  /** Several songs of one title are asked for once. */
  const search = (kind: ImportedKind, text: string) => {
    const key = [...text].slice(0, LONGEST_KEY).join('');
    return searches(`${kind}\n${fold(key)}`, () => attempt(() => catalogue.search(kind, key)));
  };
  const named = (kind: ImportedKind, rows: readonly CatalogueRow[], name: string) =>
    rows.filter((row) => isSame(recordName(KINDS[kind], row), name));

  const matchArtist = async (name: string): Promise<Match> => {
    const [best, ...others] = named('artists', await search('artists', name), name);
    if (best === undefined) return NEW;
    if (others.length === 0) return there(best);
    return { ...there(best, say(importing.several, { count: others.length + 1 })), state: 'doubtful' };
  };

  /** @param artist the planned one, undefined for an album of nobody */
  const matchAlbum = async (name: string, artist: PlannedArtist | undefined): Promise<Match> => {
    const isVarious = artist?.name === importing.various;
    // Whoever is not there yet has no albums there; those of nobody may be of many.
    if (artist?.state === 'new' && !isVarious) return NEW;
    const rows = named('albums', await search('albums', name), name);
    const owner = (row: CatalogueRow) => referenceOf(row, 'artist');
    const isOwn = ({ id, name: ownerName }: ReturnType<typeof owner>) =>
      id === artist?.id ? id !== undefined || artist === undefined : isSame(ownerName, artist?.name);
    const own = rows.filter((row) => isOwn(owner(row)));
    const [best, ...others] = own;
    if (best !== undefined && others.length === 0) return there(best);
    if (best !== undefined) return { ...there(best, say(importing.several, { count: others.length + 1 })), state: 'doubtful' };
    const free = isVarious ? rows.find((row) => owner(row).id === undefined) : undefined;
    return free === undefined ? NEW : { ...there(free, importing.albumWithoutArtist), state: 'doubtful' };
  };

  const similar = async ({ title, duration }: Facts, artist: PlannedArtist | undefined): Promise<CatalogueRow | undefined> => {
    // Whoever is not there yet has no songs there.
    if (artist?.state === 'new') return undefined;
    const isLike = (row: CatalogueRow) => {
      const { id, name } = referenceOf(row, 'artist');
      const isArtist = artist === undefined ? id === undefined : id === artist.id || isSame(name, artist.name);
      return isArtist && hasLengthOf(row.duration, duration);
    };
    const rows = await search('songs', title);
    const found = named('songs', rows, title).find(isLike);
    if (found !== undefined || rows.length < SEARCH_LIMIT || artist === undefined) return found;
    return named('songs', await search('songs', `${title} ${artist.name}`), title).find(isLike);
  };

  /**
   * @param first of all files of the same bytes the one that counts
   * @param likes the songs of this plan that were looked at before, by artist and title
   */
  const matchSong = async (
    song: Facts,
    artist: PlannedArtist | undefined,
    { first, likes }: { first: ReadonlyMap<string, Facts>; likes: Map<string, Facts[]> },
  ): Promise<Match> => {
    // Noted before anything is asked: of two alike the one that stands first is new.
    const name = `${artistKey(song.artist ?? '')}\n${fold(song.title)}`;
    const before = likes.get(name) ?? [];
    const twin = first.get(song.sha256);
    const like = before.find(({ duration }) => hasLengthOf(duration, song.duration));
    if (twin === song) likes.set(name, [...before, song]);
    const row = await sameFiles.of(song.sha256);
    if (row !== undefined)
      return { ...there(row, say(importing.there, { title: recordName(KINDS.songs, row) })), lacks: lacksOf(row) };
    if (twin !== undefined && twin !== song) return { state: 'there', notes: [say(importing.twice, { path: twin.file.path })] };
    const found = await similar(song, artist);
    if (found !== undefined) {
      const note = say(importing.like, { title: recordName(KINDS.songs, found) });
      return { ...there(found, note), state: 'doubtful', lacks: lacksOf(found) };
    }
    if (like !== undefined) return { state: 'doubtful', notes: [say(importing.likeFile, { path: like.file.path })] };
    return NEW;
  };

  return { matchArtist, matchAlbum, matchSong, learnFiles: sameFiles.learn };
};
