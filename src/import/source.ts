/** A file that may be imported, wherever it lies: on a disk, in a browser. Nothing keeps the whole of a large one in memory. */
export interface SourceFile {
  /** From the chosen folder on, with forward slashes: `Björk/Debut/01 Human Behaviour.mp3`. */
  path: string;
  size: number;
  /** The bytes from `start` to before `end`, fewer at the end of the file. Rejects with Unreadable. */
  read(start: number, end: number): Promise<Uint8Array>;
  /** Of all its bytes, in lower-case hex. Rejects with Unreadable. */
  sha256(): Promise<string>;
  /**
   * The same with its bytes in memory, where it is no larger than WHOLE: what is read of it after that takes no further way to the disk, of
   * which a browser's is a long one. Rejects with Unreadable.
   */
  whole(): Promise<SourceFile>;
}

/** Bytes of a file that may be in memory as a whole. */
export const WHOLE = 16 * 1024 * 1024;

/** A file of which all bytes are at hand. @param hash SHA-256 in lower-case hex */
export const inMemory = (path: string, bytes: Uint8Array, hash: () => Promise<string>): SourceFile => {
  const source: SourceFile = {
    path,
    size: bytes.length,
    read: async (start, end) => bytes.subarray(start, end),
    sha256: hash,
    whole: async () => source,
  };
  return source;
};

/** A file that can't be read, or not any more; the message is a sentence for the person. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

const MUSIC = /\.(?:mp3|m4a|m4b|aac|flac|ogg|oga|opus|wav|wave|aiff?|wma|ape|wv|alac)$/i;
const PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;
const COVER_NAMES = ['cover', 'folder', 'front', 'album', 'albumart', 'artwork'];
/** Files and folders of systems and programs, none of which holds anybody’s music. Not `...And Justice for All`. */
const SYSTEM = /^(?:\.(?!\.).*|thumbs\.db|desktop\.ini|__macosx|\$recycle\.bin|system volume information|lost\+found|@eadir)$/i;

/** Whether a path leads through a hidden or system name. */
export const isHidden = (path: string): boolean => path.split('/').some((name) => SYSTEM.test(name));
export const isMusic = (path: string): boolean => MUSIC.test(path);

/** How well a picture's name says that it is the cover of its folder: the less the better, undefined where it is no picture. */
export const coverRank = (path: string): number | undefined => {
  if (!PICTURE.test(path)) return undefined;
  const name = (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '').toLowerCase();
  const rank = COVER_NAMES.indexOf(name);
  return rank >= 0 ? rank : COVER_NAMES.length;
};

/** 'a/b/c.mp3' -> 'a/b'. */
export const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.mp3$/i, 'audio/mpeg'],
  [/\.(?:m4a|m4b|alac)$/i, 'audio/mp4'],
  [/\.(?:ogg|oga|opus)$/i, 'audio/ogg'],
  [/\.flac$/i, 'audio/flac'],
  [/\.wave?$/i, 'audio/wav'],
];

/** Media type by a music file's name; the server looks into the file all the same. */
export const mediaTypeOf = (path: string): string => TYPES.find(([ending]) => ending.test(path))?.[1] ?? 'audio/octet-stream';
