import { artistKey, type FoundAlbum, findAlbums, folderCover, usual } from './albums';
import { type Attempt, inChannels } from './attempts';
import type { Catalogue } from './catalogue';
import type { Cover } from './covers';
import type { Facts } from './facts';
import { createMatching } from './matching';
import type { Plan, PlannedAlbum, PlannedArtist, PlannedSong } from './planned';
import type { SourceFile } from './source';

/** Searches at a time: a server answers others meanwhile. */
const CHANNELS = 4;

interface PlanOptions {
  facts: readonly Facts[];
  /** Pictures of the folder, as covers of what has none in its files. */
  pictures: readonly SourceFile[];
  catalogue: Catalogue;
  attempt: Attempt;
  /** Songs that an earlier run created, by the SHA-256 of their files. */
  made?: ReadonlyMap<string, string>;
  /** Songs that are only like others are imported, too. */
  keepDoubtful?: boolean;
  onPlanned?: (done: number) => void;
}

const coverOf = async ({ songs }: FoundAlbum, pictures: readonly SourceFile[]) =>
  songs.find(({ cover }) => cover !== undefined)?.cover ?? (await folderCover(songs, pictures));

/** One more spelling of an artist. */
const add = (names: Map<string, string[]>, name: string) => {
  const spellings = names.get(artistKey(name)) ?? [];
  spellings.push(name);
  names.set(artistKey(name), spellings);
};

/**
 * What would become of the files: artists, albums and songs, each new, already there or doubtful. Compares by the API's own searches and never
 * reads the catalogue. Rejects with Stopped where the server does not answer, with CallFailure where it refuses.
 */
export const makePlan = async ({
  facts,
  pictures,
  catalogue,
  attempt,
  made = new Map(),
  ...options
}: PlanOptions): Promise<Plan> => {
  const usable = facts.filter(({ fault }) => fault === undefined);
  const found = findAlbums(usable);
  const albumOf = new Map(found.flatMap((album) => album.songs.map((song) => [song, album] as const)));
  const { matchArtist, matchAlbum, matchSong } = createMatching(catalogue, attempt, made);

  const names = new Map<string, string[]>();
  for (const { artist } of usable) if (artist !== undefined) add(names, artist);
  for (const { artist } of found) if (artist !== undefined && !names.has(artistKey(artist))) add(names, artist);

  const covers = new Map<string, Cover>();
  for (const album of found) {
    const cover = await coverOf(album, pictures);
    if (cover) covers.set(album.key, cover);
  }
  const pictureOf = (key: string) => {
    const own = found.find((album) => album.artist !== undefined && artistKey(album.artist) === key && covers.has(album.key));
    const cover = own && covers.get(own.key);
    return cover ?? usable.find((song) => song.artist !== undefined && artistKey(song.artist) === key && song.cover)?.cover;
  };

  const artists = new Map<string, PlannedArtist>();
  await inChannels([...names], CHANNELS, async ([key, spellings]) => {
    const name = usual(spellings);
    artists.set(key, { key, name, picture: pictureOf(key), ...(await matchArtist(name)) });
  });
  const albums = new Map<string, PlannedAlbum>();
  await inChannels(found, CHANNELS, async ({ key, name, artist }) => {
    const owner = artist === undefined ? undefined : artists.get(artistKey(artist));
    const match = await matchAlbum(name, owner);
    albums.set(key, { key, name, artist: owner?.key, cover: covers.get(key), ...match });
  });

  const songs: PlannedSong[] = [];
  let done = 0;
  const first = new Map<string, Facts>();
  const plan = async (song: Facts, index: number) => {
    const { artist: artistName, album: _, albumArtist: __, compilation: ___, ...rest } = song;
    const album = albumOf.get(song);
    const base = { ...rest, artistName, albumName: album?.name, album: album?.key };
    const artist = artistName === undefined ? undefined : artists.get(artistKey(artistName));
    if (song.fault !== undefined) songs[index] = { ...base, state: 'unusable', choice: 'skip' };
    else {
      const cover = song.cover ?? (album && covers.get(album.key));
      const { notes, ...match } = await matchSong(song, artist, first);
      const choice = match.state === 'new' || (match.state === 'doubtful' && options.keepDoubtful) ? 'import' : 'skip';
      songs[index] = { ...base, cover, artist: artist?.key, ...match, notes: [...song.notes, ...notes], choice };
    }
    done += 1;
    options.onPlanned?.(done);
  };
  // What is twice in the folder is found before anything is asked, so that it does not hang on which answer comes first.
  for (const song of usable) if (!first.has(song.sha256)) first.set(song.sha256, song);
  await inChannels([...facts.entries()], CHANNELS, ([index, song]) => plan(song, index));
  return { artists: [...artists.values()], albums: [...albums.values()], songs };
};
