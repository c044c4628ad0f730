import { isForeignModule, obstacleOf, reasonOf } from './causes';

/** A failure told to the person at the terminal: its message is one sentence for them. Of any other failure they see the whole error. */
export class OperatorError extends Error {}

const NO_RIGHT = 'This account has no right to that';
const NO_ROOM = 'There is no room left on the disk';
const NO_MORE_FILES = 'Too many files are open: raise the limit (ulimit -n, LimitNOFILE)';
const BROKEN = 'The disk can’t be read or written: the system’s log may say why';

/** What the person can do about it, where the system's own words do not say it. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ EACCES: NO_RIGHT, EPERM: NO_RIGHT, EROFS: 'The disk is mounted to be read only' },
  ...{ ENOSPC: NO_ROOM, EDQUOT: NO_ROOM, SQLITE_FULL: NO_ROOM, '53100': 'There is no room left on the disk of the database' },
  ...{ EMFILE: NO_MORE_FILES, ENFILE: NO_MORE_FILES, EIO: BROKEN, SQLITE_IOERR: BROKEN },
};

/** The same failure in a sentence where the machine or the database caused it; one of the program itself stays as it is. */
export const inWords = (error: unknown): unknown => {
  const code = error instanceof OperatorError ? undefined : obstacleOf(error);
  if (code === undefined) return error;
  const words = WORDS[code] ?? 'Something outside of this program is in the way';
  return new OperatorError(`${words} (${reasonOf(error).replace(/\.$/, '')}).`);
};

/** What the person at the terminal is shown of a failure: a sentence where there is one, else the error with its stack. */
export const toldOf = (failure: unknown): unknown => {
  if (isForeignModule(failure))
    return `The database module was not installed for this system and this Node.js (${process.version}): run npm rebuild better-sqlite3 where this program is installed, or install it again.`;
  const error = inWords(failure);
  return error instanceof OperatorError ? error.message : error;
};
