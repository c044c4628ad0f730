import { FolderInUseError } from './database/lock';
import { SettingError } from './environment';
import { ForeignFilesError } from './files/sweep';
import { StartError } from './open';

/** A command can't do what it was asked. The message is one sentence for the person who called it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Failures whose message is a sentence for the person at the terminal; of all others the whole error is shown. */
export const isForeseen = (error: unknown): error is Error =>
  [StartError, FolderInUseError, SettingError, ForeignFilesError, CommandError].some((kind) => error instanceof kind);
