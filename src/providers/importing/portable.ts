import type { Facts } from '../../import/facts';
import type { SourceFile } from '../../import/source';

/** What goes to the worker: the files themselves, which are no more than a way to their bytes. */
export type Asked = readonly { path: string; file: File }[];

/** Facts as they go from one thread to another, which a file's ways of reading it can't. A cover that they know of is in the file itself. */
type Portable = Omit<Facts, 'file' | 'cover'> & { cover?: string };

export type Said = { done: number; bytes: number } | { facts: readonly Portable[] };

export const toPortable = ({ file: _, cover, ...facts }: Facts): Portable => ({ ...facts, ...(cover && { cover: cover.type }) });

/** @param file of which they are */
export const fromPortable = ({ cover, ...facts }: Portable, file: SourceFile): Facts => ({
  ...facts,
  file,
  ...(cover !== undefined && { cover: { file, embedded: true, type: cover } }),
});

/** Milliseconds between two words of how far it is: a page that draws itself for each of thousands of files does little else. */
const TELL_EVERY = 100;

/**
 * Tells how far reading is: at the first, now and then, and at the last.
 * @param all how many there are
 * @returns to be called after each
 */
export const telling = (all: number, tell: (done: number, bytes: number) => void) => {
  let told = 0;
  return (done: number, bytes: number) => {
    const now = performance.now();
    if (told > 0 && now - told < TELL_EVERY && done < all) return;
    told = now;
    tell(done, bytes);
  };
};
