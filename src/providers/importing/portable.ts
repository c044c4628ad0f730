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
