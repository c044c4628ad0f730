import type { Catalogue } from '../../import/catalogue';
import type { Facts } from '../../import/facts';
import type { Journal } from '../../import/journal';
import type { SourceFile } from '../../import/source';

/** What a person dropped or chose, as an import takes it: in the order of the names, hidden and system files left out. */
export interface ChosenFolder {
  sounds: SourceFile[];
  pictures: SourceFile[];
  /** What could not be looked into, each with a reason in a few words that fits `importing.unreadable`. */
  leftOut: { path: string; reason: string }[];
}

export interface ReadingOptions {
  /** Called after the first file, some times a second, and after the last. @param bytes of all files so far */
  onRead?: (done: number, bytes: number) => void;
  signal?: AbortSignal;
}

/** The journal of one person's imports to one server, in this browser. Its calls never reject. */
export interface BrowserJournal extends Journal {
  /** False once the browser refused to keep an entry: the import goes on, and is known only until this page is left. */
  readonly isKept: boolean;
  /** Takes it away: the import came to its end, or the person wants none of it any more. */
  forget(): Promise<void>;
}

/** The browser's side of an import. */
export interface Importing {
  /**
   * All music and pictures of what was dropped or chosen, folders with all that is in them. To be called in the event of a drop itself: a
   * browser shows only then what was dropped. Where it is one folder, paths begin below it. Rejects with the signal's reason.
   */
  filesOf(chosen: DataTransfer | readonly File[], signal?: AbortSignal): Promise<ChosenFolder>;
  /** What is known of each file, by slices of it, beside the page where the browser can. Rejects with the signal's reason. */
  readFiles(sounds: readonly SourceFile[], options?: ReadingOptions): Promise<Facts[]>;
  /** The API as an import needs it, as the one who is signed in. */
  catalogue: Catalogue;
  /** Of the one who is signed in. */
  openJournal(): BrowserJournal;
  /** SHA-256 of a text, in hex. */
  digest(text: string): Promise<string>;
  /**
   * From now on a session that the API has ended takes no screens down in this tab: calls reject with 401 until `signIn`. Gives the way to
   * end that.
   */
  holdSession(): () => void;
  /** Signs the same person in anew, in place. Rejects as `GuestCalls.login` does, such as for a wrong password. */
  signIn(password: string): Promise<void>;
}
