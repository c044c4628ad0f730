import type { Lack, Plan, PlannedSong } from './planned';

/** Whether a song is one that is filled, when that is asked for: one whose file is there, or is given this one. */
export const mayFill = ({ id, state, choice }: PlannedSong): boolean =>
  id !== undefined && (choice === 'replace' || (choice === 'skip' && state === 'there'));

/** What of a song that is there would be filled. Without a cover it takes no change (spec 5), so nothing is where there is none for it. */
export const fillsOf = (song: PlannedSong): readonly Lack[] => {
  const { lacks = [] } = song;
  return lacks.includes('cover') && song.cover === undefined ? [] : lacks.filter((lack) => song[lack] !== undefined);
};

/** The artists and albums that the songs of a plan need and that are not there: those of files that are left out are not made. */
export const neededOf = (plan: Plan, fill = false): Pick<Plan, 'artists' | 'albums'> => {
  const wants = (song: PlannedSong, field: 'artist' | 'album') =>
    song.choice === 'import' || (fill && mayFill(song) && fillsOf(song).includes(field));
  const keysOf = (field: 'artist' | 'album') => plan.songs.filter((song) => wants(song, field)).map((song) => song[field]);
  const albumKeys = new Set(keysOf('album'));
  const albums = plan.albums.filter(({ key, id }) => albumKeys.has(key) && id === undefined);
  const artistKeys = new Set([...keysOf('artist'), ...albums.map(({ artist }) => artist)]);
  return { albums, artists: plan.artists.filter(({ key, id }) => artistKeys.has(key) && id === undefined) };
};
