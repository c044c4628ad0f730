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

export interface PlannedSong extends Omit<Facts, 'artist' | 'album' | 'albumArtist' | 'compilation'> {
  /** Keys of the planned ones. */
  artist?: string;
  album?: string;
  artistName?: string;
  albumName?: string;
  /** `unusable`: its `fault` says why. */
  state: State | 'unusable';
  id?: string;
  /** What the person, or who plans for them, wants done with it. */
  choice: 'import' | 'skip';
}

/** What an import would do. A page may change names and choices before it is carried out. */
export interface Plan {
  artists: PlannedArtist[];
  albums: PlannedAlbum[];
  songs: PlannedSong[];
}
