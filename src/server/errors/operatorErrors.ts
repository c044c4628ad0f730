import { isForeignModule } from './causes';

/** A failure told to the person at the terminal: its message is one sentence for them. Of any other failure they see the whole error. */
export class OperatorError extends Error {}

/** What the person at the terminal is shown of a failure: a sentence where there is one, else the error with its stack. */
export const toldOf = (error: unknown): unknown => {
  if (error instanceof OperatorError) return error.message;
  return isForeignModule(error)
    ? `The database module was not installed for this system and this Node.js (${process.version}): run npm rebuild better-sqlite3 where this program is installed, or install it again.`
    : error;
};
