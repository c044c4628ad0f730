import type { Result } from '../../../import/carryOut';
import type { Plan, PlannedSong } from '../../../import/planned';
import type { ChosenFolder } from '../../../providers/importing/types';

/** How far a file is sent, or what became of it. */
export type Fate = { sent: number } | Result;

/** The import of one person, as it stands. Never changed in place. */
export interface JobState {
  step: 'start' | 'reading' | 'comparing' | 'plan' | 'running' | 'done';
  /** An import before did not come to its end. */
  isUnfinished: boolean;
  /** A sentence, or the key of one: what went wrong on the way here. */
  fault?: string;
  chosen?: ChosenFolder;
  /** Files read, and the bytes of these; then files compared with the catalogue. */
  done: number;
  bytes: number;
  plan?: Plan;
  /** Changed names are being compared. */
  isEditing: boolean;
  publish: boolean;
  fill: boolean;
  /** Of songs, by the paths of their files. */
  fates: ReadonlyMap<string, Fate>;
  /** Of artists and albums. */
  others: readonly Result[];
  isPaused: boolean;
  /** The server does not answer, and is asked again. */
  isWaiting: boolean;
  /** The session is over: the person is asked to sign in. */
  asksSignIn: boolean;
  /** Seconds, where that can be told. */
  left?: number;
  /** Why it ended before all was tried. */
  stopped?: string;
  /** The browser keeps no note of what is done: a reload would not know of it. */
  isForgetful: boolean;
}

export const EMPTY: JobState = {
  step: 'start',
  isUnfinished: false,
  done: 0,
  bytes: 0,
  isEditing: false,
  publish: false,
  fill: false,
  fates: new Map(),
  others: [],
  isPaused: false,
  isWaiting: false,
  asksSignIn: false,
  isForgetful: false,
};

export const isResult = (fate: Fate | undefined): fate is Result => fate !== undefined && 'outcome' in fate;

/** Whether anything of its bytes goes out. */
export const isSent = ({ choice, state }: PlannedSong) => state !== 'unusable' && choice !== 'skip';

export const bytesOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

export interface Progress {
  /** Songs that are to be sent, and those of them with a result. */
  songs: number;
  ended: number;
  bytes: number;
  sent: number;
}

/** How far the songs are that are to be sent. */
export const progressOf = (songs: readonly PlannedSong[], fates: ReadonlyMap<string, Fate>): Progress => {
  const progress = { songs: 0, ended: 0, bytes: 0, sent: 0 };
  for (const song of songs) {
    if (!isSent(song)) continue;
    const fate = fates.get(song.file.path);
    const hasEnded = isResult(fate);
    progress.songs += 1;
    progress.bytes += song.file.size;
    if (hasEnded) progress.ended += 1;
    progress.sent += hasEnded ? song.file.size : Math.min(fate?.sent ?? 0, song.file.size);
  }
  return progress;
};

/** Whether a song may be tried once more: it was refused or not reached, and is not unusable itself. */
export const canTryAgain = ({ state, file }: PlannedSong, fates: ReadonlyMap<string, Fate>): boolean => {
  const fate = fates.get(file.path);
  return state !== 'unusable' && isResult(fate) && (fate.outcome === 'refused' || fate.outcome === 'not tried');
};
