import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../errors/operatorErrors';
import type { FileStore } from './types';

/** A kill leaves at most so many files without a row. More, and no file with one, means that the database is another one. */
const MOST_INTERRUPTED = 20;

export class ForeignFilesError extends OperatorError {
  constructor(place: string, count: number) {
    super(
      `The ${count} files in ${place} belong to another database than the one opened now, so nothing was removed; bring the right database and files together, or take the files away.`,
    );
  }
}

const BATCH = 500;

/** Tells which of some keys records hold. Asked in batches: all keys would not fit into a small machine's memory. */
export type FindRecordedKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

export interface SweepOptions {
  /** Younger files stay, as other processes may be about to write their rows. */
  storedBefore?: Date;
  /** The database was in use before. */
  isInUse: boolean;
}

export async function sweepStaging(store: FileStore): Promise<number> {
  const leftovers = await readdir(store.stagingFolder);
  for (const name of leftovers) await rm(join(store.stagingFolder, name), { recursive: true, force: true });
  return leftovers.length;
}

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Removes stored files without a row. ForeignFilesError rather than let a lost or mistaken database take the files along. */
export async function sweepStored(
  store: FileStore,
  known: FindRecordedKeys,
  { storedBefore, isInUse }: SweepOptions,
): Promise<number> {
  const orphans: string[] = [];
  let stored = 0;
  for await (const keys of inBatches(store.keys())) {
    stored += keys.length;
    const held = await known(keys);
    orphans.push(...keys.filter((key) => !held.has(key)));
  }
  const isForeign = orphans.length === stored && stored > (isInUse ? MOST_INTERRUPTED : 0);
  if (isForeign) throw new ForeignFilesError(store.place, stored);
  let removed = 0;
  for (const key of orphans) {
    if (storedBefore && ((await store.stat(key))?.modified ?? storedBefore) >= storedBefore) continue;
    await store.remove(key);
    removed += 1;
  }
  return removed;
}
