import { artistKey, findAlbums, folderCover, typeOfPicture, usual } from './albums';
import { type Attempt, inChannels } from './attempts';
import type { Catalogue } from './catalogue';
import type { Cover } from './covers';
import type { Facts } from './facts';
import { createMatching } from './matching';
import type { Choice, Plan, PlannedAlbum, PlannedArtist, PlannedSong } from './planned';
import type { SourceFile } from './source';

/** Calls at a time: a server answers others meanwhile. */
const CHANNELS = 6;

/** What is done with songs that are only like one that is there, or like another file: left out, imported all the same, or put in its place. */
export type Duplicates = 'skip' | 'keep' | 'replace';

export interface PlanningOptions {
  /** Pictures of the folder, as covers of what has none in its files. */
  pictures: readonly SourceFile[];
  catalogue: Catalogue;
  attempt: Attempt;
  /** Songs that an earlier run created, by the SHA-256 of their files. */
  made?: ReadonlyMap<string, string>;
  duplicates?: Duplicates;
}

/** Plans, and plans again what was edited: what was asked of the server before is not asked again. */
export interface Planning {
  /**
   * What would become of the files: artists, albums and songs, each new, already there or doubtful. Compares by the API's own searches and
   * never reads the catalogue. Rejects with Stopped where the server does not answer, with CallFailure where it refuses.
   */
  plan(facts: readonly Facts[], onPlanned?: (done: number) => void): Promise<Plan>;
}

/** One more spelling of an artist. */
const add = (names: Map<string, string[]>, name: string) => {
  const spellings = names.get(artistKey(name)) ?? [];
  spellings.push(name);
  names.set(artistKey(name), spellings);
};

/** Of several files like one song the first takes its place, and none where one of them is that song's file already: so the next run changes nothing. */
const withChoices = (songs: readonly PlannedSong[], duplicates: Duplicates): PlannedSong[] => {
  const taken = new Set(songs.flatMap(({ state, id }) => (state === 'there' && id !== undefined ? [id] : [])));
  const doubtful = ({ id }: PlannedSong): Choice => {
    if (duplicates !== 'replace') return duplicates === 'keep' ? 'import' : 'skip';
    if (id === undefined || taken.has(id)) return 'skip';
    taken.add(id);
    return 'replace';
  };
  return songs.map((song) => ({
    ...song,
    choice: song.state === 'new' ? 'import' : song.state === 'doubtful' ? doubtful(song) : 'skip',
  }));
};

/** Plans against one catalogue, as it is when a thing is first asked for. */
export const createPlanning = (options: PlanningOptions): Planning => {
  const { pictures, catalogue, attempt, made = new Map(), duplicates = 'skip' } = options;
  const { matchArtist, matchAlbum, matchSong, learnFiles } = createMatching(catalogue, attempt, made);
  const types = new Map<SourceFile, Promise<string | undefined>>();
  const typeOf = (picture: SourceFile) => {
    const type = types.get(picture) ?? typeOfPicture(picture);
    types.set(picture, type);
    return type;
  };

  const plan: Planning['plan'] = async (facts, onPlanned) => {
    const usable = facts.filter(({ fault }) => fault === undefined);
    const found = findAlbums(usable);
    const albumOf = new Map(found.flatMap((album) => album.songs.map((song) => [song, album] as const)));

    const names = new Map<string, string[]>();
    for (const { artist } of usable) if (artist !== undefined) add(names, artist);
    for (const { artist } of found) if (artist !== undefined && !names.has(artistKey(artist))) add(names, artist);

    const covers = new Map<string, Cover>();
    for (const { key, songs } of found) {
      const cover = songs.find((song) => song.cover !== undefined)?.cover ?? (await folderCover(songs, pictures, typeOf));
      if (cover) covers.set(key, cover);
    }
    // Of an album before that of a song.
    const faces = new Map<string, Cover>();
    const show = (artist: string | undefined, cover: Cover | undefined) => {
      if (artist !== undefined && cover !== undefined && !faces.has(artistKey(artist))) faces.set(artistKey(artist), cover);
    };
    for (const { artist, key } of found) show(artist, covers.get(key));
    for (const { artist, cover } of usable) show(artist, cover);

    const artists = new Map<string, PlannedArtist>();
    await inChannels([...names], CHANNELS, async ([key, spellings]) => {
      const name = usual(spellings);
      artists.set(key, { key, name, picture: faces.get(key), ...(await matchArtist(name)) });
    });
    const albums = new Map<string, PlannedAlbum>();
    await inChannels(found, CHANNELS, async ({ key, name, artist }) => {
      const owner = artist === undefined ? undefined : artists.get(artistKey(artist));
      const match = await matchAlbum(name, owner);
      albums.set(key, { key, name, artist: owner?.key, cover: covers.get(key), ...match });
    });

    const songs: PlannedSong[] = [];
    let done = 0;
    const [first, likes] = [new Map<string, Facts>(), new Map<string, Facts[]>()];
    const planSong = async (song: Facts, index: number) => {
      const { artist: artistName, album: _, albumArtist: __, compilation: ___, ...rest } = song;
      const album = albumOf.get(song);
      const base = { ...rest, facts: song, artistName, albumName: album?.name, album: album?.key, choice: 'skip' } as const;
      const artist = artistName === undefined ? undefined : artists.get(artistKey(artistName));
      if (song.fault !== undefined) songs[index] = { ...base, state: 'unusable' };
      else {
        const cover = song.cover ?? (album && covers.get(album.key));
        const { notes, ...match } = await matchSong(song, artist, { first, likes });
        songs[index] = { ...base, cover, artist: artist?.key, ...match, notes: [...song.notes, ...notes] };
      }
      done += 1;
      onPlanned?.(done);
    };
    // What is twice in the folder is found before anything is asked, so that it does not hang on which answer comes first.
    for (const song of usable) if (!first.has(song.sha256)) first.set(song.sha256, song);
    await learnFiles([...first.keys()], CHANNELS);
    await inChannels([...facts.entries()], CHANNELS, ([index, song]) => planSong(song, index));
    // In their own order, not in that of the answers.
    const inOrder = <T>(keys: Iterable<string>, planned: ReadonlyMap<string, T>) =>
      [...keys].flatMap((key) => planned.get(key) ?? []);
    return {
      artists: inOrder(names.keys(), artists),
      albums: inOrder(
        found.map(({ key }) => key),
        albums,
      ),
      songs: withChoices(songs, duplicates),
    };
  };
  return { plan };
};

/** A plan that is made once; see `Planning`. */
export const makePlan = ({
  facts,
  onPlanned,
  ...options
}: PlanningOptions & { facts: readonly Facts[]; onPlanned?: (done: number) => void }): Promise<Plan> =>
  createPlanning(options).plan(facts, onPlanned);
