import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../errors/operatorErrors';
import type { FileStore } from './types';

/** A kill leaves at most so many files without a row. More of them, and none with a row, are another database's. */
const MOST_INTERRUPTED = 20;

/** All keys at once would not fit into a small machine's memory. */
const BATCH = 500;

export type FindRecordedKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

interface SweepOptions {
  /** Younger files stay: another process may be about to write their rows. */
  storedBefore?: Date;
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

/** Removes stored files without a row. OperatorError where they look like another database's: a mistaken DATABASE_URL must not cost the files. */
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
  if (orphans.length === stored && stored > (isInUse ? MOST_INTERRUPTED : 0))
    throw new OperatorError(
      `The ${stored} files in ${store.place} belong to another database than the one opened now, so nothing was removed; bring the right database and files together, or take the files away.`,
    );
  let removed = 0;
  for (const key of orphans) {
    if (storedBefore && ((await store.stat(key))?.modified ?? storedBefore) >= storedBefore) continue;
    await store.remove(key);
    removed += 1;
  }
  return removed;
}
