import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../errors/operatorErrors';
import type { FileStore } from './types';

/** So many files can be there without a row after a kill, at most; more, and no row at all, means that the database is another one. */
const MOST_INTERRUPTED = 20;

/** The stored files are not those of the database. */
export class ForeignFilesError extends OperatorError {
  constructor(place: string, count: number) {
    super(
      `The ${count} files in ${place} belong to another database than the one opened now, so nothing was removed; bring the right database and files together, or take the files away.`,
    );
  }
}

/** Stored files whose rows are asked for at once. */
const BATCH = 500;

/** Tells which of some keys records hold: asked in batches, as all of them at once would not fit into a small machine's memory. */
export type FindRecordedKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

export interface SweepOptions {
  /** Stored files that are younger stay, as other processes may be about to write their rows. */
  storedBefore?: Date;
  /** Somebody has an account: the database was in use before. */
  isInUse: boolean;
}

/** Empties staging. Never to be called while another process uses the same data folder. Gives the number of files removed. */
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

/**
 * Clean-up at start, before the first request: removes stored files whose key no row holds. Gives the number of files removed.
 * @throws ForeignFilesError when none of the files has a row and a killed process can't be why: a lost or mistaken database must not take
 * the files along
 */
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
