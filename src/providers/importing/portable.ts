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
 * Tells how far reading is, in files and bytes: at the first, now and then, and at the last.
 * @returns to be called with how many are read
 */
export const telling = (files: readonly { size: number }[], tell: (done: number, bytes: number) => void) => {
  let [told, counted, bytes] = [0, 0, 0];
  return (done: number) => {
    for (; counted < done; counted += 1) bytes += files[counted]?.size ?? 0;
    const now = performance.now();
    if (told > 0 && now - told < TELL_EVERY && done < files.length) return;
    told = now;
    tell(done, bytes);
  };
};
