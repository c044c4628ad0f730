import type { Plan, PlannedAlbum, PlannedSong } from '../../../import/planned';
import { type Fate, isResult } from './state';

/** The songs of an album; `album` is undefined for those without one. */
export interface AlbumGroup {
  key: string;
  album?: PlannedAlbum;
  /** Of the album. */
  artist?: string;
  isNewArtist: boolean;
  songs: PlannedSong[];
}

/** What a person may want to see alone: of a plan, and of what became of it. */
export const PLAN_FILTERS = ['all', 'new', 'there', 'doubtful', 'unusable'] as const;
export const FATE_FILTERS = ['all', 'ended', 'skipped', 'refused', 'waiting'] as const;
export type Filter = (typeof PLAN_FILTERS | typeof FATE_FILTERS)[number];

/** Under which of them a song is found, beside all. */
export const filterOf = (song: PlannedSong, fate: Fate | undefined, plans: boolean): Filter => {
  if (plans) return song.state;
  if (!isResult(fate) || fate.outcome === 'not tried') return 'waiting';
  return fate.outcome === 'skipped' || fate.outcome === 'refused' ? fate.outcome : 'ended';
};

/** The fewer, the sooner it is to be looked at. */
const RANKS = { doubtful: 0, unusable: 1, new: 2, there: 2 } as const;

const rankOf = ({ album, songs }: AlbumGroup) =>
  Math.min(album?.state === 'doubtful' ? RANKS.doubtful : RANKS.new, ...songs.map(({ state }) => RANKS[state]));

const place = ({ disc, track }: PlannedSong) => (disc ?? 1) * 1_000 + (track ?? 999);

/** By albums, doubtful ones first, then those with files that can't be imported; alike ones as their files stand in the folder. */
export const groupsOf = ({ albums, artists, songs }: Plan): AlbumGroup[] => {
  const artistOf = new Map(artists.map((artist) => [artist.key, artist]));
  const songsOf = new Map<string, PlannedSong[]>();
  for (const song of songs) {
    const own = songsOf.get(song.album ?? '') ?? [];
    own.push(song);
    songsOf.set(song.album ?? '', own);
  }
  const groups = [...albums, undefined].flatMap((album): AlbumGroup[] => {
    const own = songsOf.get(album?.key ?? '') ?? [];
    const artist = album?.artist === undefined ? undefined : artistOf.get(album.artist);
    if (own.length === 0) return [];
    const sorted = album === undefined ? own : [...own].sort((one, other) => place(one) - place(other));
    return [{ key: album?.key ?? '', album, artist: artist?.name, isNewArtist: artist?.state === 'new', songs: sorted }];
  });
  const places = new Map(songs.map((song, index) => [song, index]));
  const firstOf = (group: AlbumGroup) => Math.min(...group.songs.map((song) => places.get(song) ?? 0));
  return groups
    .map((group) => ({ group, rank: rankOf(group), first: firstOf(group) }))
    .sort((one, other) => one.rank - other.rank || one.first - other.first)
    .map(({ group }) => group);
};

export const countsOf = ({ songs }: Plan): Record<(typeof PLAN_FILTERS)[number], number> => {
  const counts = { all: songs.length, new: 0, there: 0, doubtful: 0, unusable: 0 };
  for (const { state } of songs) counts[state] += 1;
  return counts;
};

/** What is shown: an album, a song, or below one of these the fields with its names. `place` and `count` are among those of its level. */
export type Row =
  | { kind: 'album'; id: string; place: number; count: number; group: AlbumGroup; isOpen: boolean }
  | { kind: 'song'; id: string; place: number; count: number; song: PlannedSong; artist?: string }
  | { kind: 'names'; id: string; of: string; group: AlbumGroup; song?: PlannedSong };

export const idOfAlbum = ({ key }: AlbumGroup) => `album ${key}`;
export const idOfSong = ({ file }: PlannedSong) => `song ${file.path}`;

interface Shown {
  /** Whether a song is to be seen. */
  passes: (song: PlannedSong) => boolean;
  /** Ids of albums whose songs are shown. */
  open: ReadonlySet<string>;
  /** Id of the album or song whose names are being changed. */
  edited?: string;
}

/** The rows from top to bottom. Albums without a song that the filter lets through are left out. */
export const rowsOf = (groups: readonly AlbumGroup[], { passes, open, edited }: Shown): Row[] => {
  const passing = groups.flatMap((group) => {
    const songs = group.songs.filter(passes);
    return songs.length === 0 ? [] : [{ ...group, songs }];
  });
  return passing.flatMap((group, index) => {
    const id = idOfAlbum(group);
    const level = { place: index + 1, count: passing.length };
    const isOpen = open.has(id);
    const rows: Row[] = [{ kind: 'album', id, group, isOpen, ...level }];
    if (edited === id) rows.push({ kind: 'names', id: `names ${id}`, of: id, group });
    if (!isOpen) return rows;
    for (const [at, song] of group.songs.entries()) {
      const own = { place: at + 1, count: group.songs.length };
      const songId = idOfSong(song);
      rows.push({ kind: 'song', id: songId, song, artist: group.artist, ...own });
      if (edited === songId) rows.push({ kind: 'names', id: `names ${songId}`, of: songId, group, song });
    }
    return rows;
  });
};
