import type { Cover } from './covers';
import type { Facts } from './facts';

/** Doubtful is what a person should look at: a song like one that is there, a name that several have. */
export type State = 'new' | 'there' | 'doubtful';

interface Planned {
  /** The same for every spelling of the same. */
  key: string;
  name: string;
  state: State;
  /** Of the record that is there and is taken. */
  id?: string;
  notes: string[];
}

export interface PlannedArtist extends Planned {
  picture?: Cover;
}

export interface PlannedAlbum extends Planned {
  artist?: string;
  cover?: Cover;
}

/** `import` keeps it beside what is there; `replace` gives the song that is there this file, and leaves all else of it as it is. */
export type Choice = 'import' | 'skip' | 'replace';

/** What a song that is there may have none of. */
export type Lack = 'artist' | 'album' | 'cover';

export interface PlannedSong extends Omit<Facts, 'artist' | 'album' | 'albumArtist' | 'compilation'> {
  /** What is known of the file, as it was edited. */
  facts: Facts;
  /** Keys of the planned ones. */
  artist?: string;
  album?: string;
  artistName?: string;
  albumName?: string;
  /** `unusable`: its `fault` says why. */
  state: State | 'unusable';
  /** Of the song that is there or may be the same. */
  id?: string;
  /** What the song of that id has none of. */
  lacks?: readonly Lack[];
  /** What the person, or who plans for them, wants done with it. */
  choice: Choice;
}

/** What an import would do. Names and choices may be changed (edits.ts) before it is carried out. */
export interface Plan {
  artists: PlannedArtist[];
  albums: PlannedAlbum[];
  songs: PlannedSong[];
}
