import { fold } from '../contract/fold';
import { TEXT_LIMIT } from '../contract/limits';
import { composed, isBlank, trimText } from '../contract/text';
import { importing } from '../messages/importing';
import type { Result } from './carryOut';
import type { Facts } from './facts';
import type { Planning } from './plan';
import type { Choice, Plan, PlannedSong } from './planned';

/** What a person gives songs: undefined leaves it, a blank artist or album takes it away, a blank title is none and leaves it. */
export interface Edit {
  title?: string;
  artist?: string;
  album?: string;
}

const typed = (text: string): string => trimText(composed(text.replace(/\s+/g, ' '), TEXT_LIMIT));

/** The album follows an artist of the same name: who mends a name mends it for both. */
const edited = (facts: Facts, { title, artist, album }: Edit): Facts => {
  const isOwn = facts.albumArtist === undefined || fold(facts.albumArtist) === fold(facts.artist ?? '');
  return {
    ...facts,
    ...(title === undefined || isBlank(title)
      ? {}
      : { title: typed(title), notes: facts.notes.filter((note) => note !== importing.fromName) }),
    ...(artist === undefined ? {} : { artist: typed(artist) || undefined, ...(isOwn && { albumArtist: undefined }) }),
    ...(album === undefined ? {} : { album: typed(album) || undefined }),
  };
};

const pathsOf = (songs: readonly PlannedSong[]) => new Set(songs.map(({ file }) => file.path));

/**
 * The plan with other titles, artists or albums for some songs, matched again: artists and albums of the whole come of the songs as they are
 * then. A choice stays where a song is still new, there, or like the same one. Songs that can't be imported are left. Edits of one plan go one
 * after the other, each on what the one before gave. Rejects as `Planning.plan`; the plan that was given stays as it is.
 * @param songs which, told apart by their files
 * @param planning the one that made the plan
 */
export const editSongs = async (plan: Plan, songs: readonly PlannedSong[], edit: Edit, planning: Planning): Promise<Plan> => {
  const paths = pathsOf(songs);
  const isTouched = ({ file, state }: PlannedSong) => state !== 'unusable' && paths.has(file.path);
  const anew = await planning.plan(plan.songs.map((song) => (isTouched(song) ? edited(song.facts, edit) : song.facts)));
  const withChoice = (song: PlannedSong, index: number) => {
    const before = plan.songs[index];
    return before?.state === song.state && before.id === song.id ? { ...song, choice: before.choice } : song;
  };
  return { ...anew, songs: anew.songs.map(withChoice) };
};

/** Whether a choice can be made for a song: nothing but to skip what can't be imported, and to replace only what has an id. */
export const mayChoose = ({ state, id }: PlannedSong, choice: Choice): boolean =>
  choice === 'skip' || (state !== 'unusable' && (choice === 'import' || id !== undefined));

/** The plan with a choice for some songs, told apart by their files; those for which it can't be made are left. */
export const choose = (plan: Plan, songs: readonly PlannedSong[], choice: Choice): Plan => {
  const paths = pathsOf(songs);
  const chosen = (song: PlannedSong) => (paths.has(song.file.path) && mayChoose(song, choice) ? { ...song, choice } : song);
  return { ...plan, songs: plan.songs.map(chosen) };
};

/** What of a plan is still to be done: its songs that were refused or not tried and may be tried again, with the artists and albums made since. */
export const leftOver = (plan: Plan, results: readonly Result[]): Plan => {
  const ended = new Map(
    results.map((result) => [`${result.kind} ${result.kind === 'songs' ? result.name : result.key}`, result]),
  );
  const made = <P extends { key: string; id?: string }>(kind: 'artists' | 'albums', planned: P): P => {
    const id = planned.id ?? ended.get(`${kind} ${planned.key}`)?.id;
    return id === undefined ? planned : { ...planned, id };
  };
  const isOpen = ({ file, state }: PlannedSong) => {
    const outcome = ended.get(`songs ${file.path}`)?.outcome;
    return state !== 'unusable' && (outcome === undefined || outcome === 'refused' || outcome === 'not tried');
  };
  return {
    artists: plan.artists.map((artist) => made('artists', artist)),
    albums: plan.albums.map((album) => made('albums', album)),
    songs: plan.songs.filter(isOpen),
  };
};
