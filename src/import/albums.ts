import { fold } from '../contract/fold';
import { importing } from '../messages/importing';
import { type Cover, pictureType } from './covers';
import type { Facts } from './facts';
import { albumFolders } from './names';
import { coverRank, folderOf, type SourceFile } from './source';

/** An album as the files tell it. */
export interface FoundAlbum {
  key: string;
  name: string;
  artist?: string;
  songs: Facts[];
}

/** By code points of what was folded: the same name in any spelling. */
export const artistKey = (name: string): string => fold(name);
export const albumKey = (name: string, artist: string | undefined): string => `${fold(artist ?? '')}\n${fold(name)}`;

/** The spelling that most have, of equals the first. */
export const usual = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
};

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
};

/** The artist of whom each of these is one, or one with guests: 'Björk' of 'Björk' and 'Björk feat. Skunk Anansie'. */
const leading = (artists: readonly string[]): string | undefined => {
  const shortest = [...artists].sort((one, other) => one.length - other.length)[0] ?? '';
  return artists.every((each) => fold(each) === fold(shortest) || fold(each).startsWith(`${fold(shortest)} `))
    ? shortest
    : undefined;
};

/** One place in an album holds one song: where artists have the same place, their albums only have the same name. */
const isOneAlbum = (songs: readonly Facts[]): boolean => {
  if (songs.some(({ compilation }) => compilation)) return true;
  const places = new Map<string, string>();
  for (const { disc, track, artist, title } of songs) {
    if (track === undefined) return false;
    const place = `${disc ?? 1}.${track}`;
    const song = `${fold(artist ?? '')}\n${fold(title)}`;
    if ((places.get(place) ?? song) !== song) return false;
    places.set(place, song);
  }
  return true;
};

/** Whose album each of the songs of a folder is on, where all have the same album's name. */
const artistsOf = (songs: readonly Facts[]): ((song: Facts) => string | undefined) => {
  const tagged = [...new Set(songs.flatMap(({ albumArtist }) => albumArtist ?? []))];
  const untagged = songs.filter(({ albumArtist }) => albumArtist === undefined);
  const artists = untagged.flatMap(({ artist }) => artist ?? []);
  const common = leading(artists);
  const rest = (song: Facts) => {
    if (tagged.length === 1 && songs.length > untagged.length) return tagged[0];
    if (artists.length === 0) return undefined;
    if (common !== undefined) return common;
    return isOneAlbum(untagged) ? importing.various : song.artist;
  };
  return (song) => song.albumArtist ?? rest(song);
};

/** The albums of all files that can be imported. Folders of discs are one with the folder above. */
export const findAlbums = (facts: readonly Facts[]): FoundAlbum[] => {
  const named = facts.flatMap((song) => (song.album === undefined ? [] : [{ song, album: song.album }]));
  const folders = grouped(named, ({ song, album }) =>
    [albumFolders(folderOf(song.file.path)).folders.join('/'), fold(album)].join('\n'),
  );
  const owned = folders.flatMap((folder) => {
    const artistOf = artistsOf(folder.map(({ song }) => song));
    return folder.map((each) => ({ ...each, artist: artistOf(each.song) }));
  });
  return grouped(owned, ({ album, artist }) => albumKey(album, artist)).map((songs) => {
    const artists = songs.flatMap(({ artist }) => artist ?? []);
    const name = usual(songs.map(({ album }) => album));
    const artist = artists.length === 0 ? undefined : usual(artists);
    const order = ({ song }: (typeof songs)[number]) => (song.disc ?? 1) * 1_000 + (song.track ?? 999);
    const sorted = [...songs].sort((one, other) => order(one) - order(other)).map(({ song }) => song);
    return { key: albumKey(name, artist), name, artist, songs: sorted };
  });
};

/** Pictures that lie in a folder, the best named first. */
const picturesOf = (pictures: readonly SourceFile[], folder: string): SourceFile[] =>
  pictures
    .filter(({ path }) => folderOf(path) === folder)
    .sort((one, other) => (coverRank(one.path) ?? 0) - (coverRank(other.path) ?? 0));

/** The type of a picture by its first bytes; undefined where it is none, or can't be read. */
export const typeOfPicture = async (file: SourceFile): Promise<string | undefined> =>
  pictureType(await file.read(0, 16).catch(() => new Uint8Array()));

/** The first picture of a folder, or the one above where that holds discs, that is one by its first bytes. What lies at the top belongs to no album. */
export const folderCover = async (
  songs: readonly Facts[],
  pictures: readonly SourceFile[],
  typeOf: (picture: SourceFile) => Promise<string | undefined>,
): Promise<Cover | undefined> => {
  const folders = songs.map(({ file }) => folderOf(file.path));
  const all = new Set([...folders, ...folders.map((folder) => albumFolders(folder).folders.join('/'))]);
  for (const folder of [...all].filter((each) => each !== ''))
    for (const file of picturesOf(pictures, folder)) {
      const type = await typeOf(file);
      if (type !== undefined) return { file, embedded: false, type };
    }
  return undefined;
};
