import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../errors/operatorErrors';
import type { FileStore } from './types';

/** A kill leaves at most so many files without a row, or a tenth of a large store. More of them are another database's, or a newer one's. */
const MOST_INTERRUPTED = 20;
const MOST_SHARE = 0.1;

/** Days that a file lies aside before it goes for good. */
export const ASIDE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** All keys at once would not fit into a small machine's memory. */
const BATCH = 500;

export type FindRecordedKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

interface SweepOptions {
  /** Younger files stay: another process may be about to write their rows. */
  storedBefore?: Date;
  isInUse: boolean;
  now: Date;
  /** An operator has said that they may all go. */
  isToldTo?: boolean;
}

/** How many files were laid aside, brought back as a record names them again, and removed after their days aside. */
export interface Swept {
  laidAside: number;
  broughtBack: number;
  removed: number;
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

/** Removes small copies whose picture no record names, as a server that was killed may leave them. Gives how many pictures had some. */
export async function sweepSmall({ small }: FileStore, known: FindRecordedKeys): Promise<number> {
  const gone = new Set<string>();
  for await (const keys of inBatches(small.keys())) {
    const held = await known(keys);
    for (const key of keys) if (!held.has(key)) gone.add(key);
  }
  for (const key of gone) await small.remove(key);
  return gone.size;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function findOrphans(store: FileStore, known: FindRecordedKeys) {
  const orphans: string[] = [];
  let stored = 0;
  for await (const keys of inBatches(store.keys())) {
    stored += keys.length;
    const held = await known(keys);
    orphans.push(...keys.filter((key) => !held.has(key)));
  }
  return { orphans, stored };
}

/** The younger ones stay, so they count for nothing: another server on this database may just be writing their rows. */
async function olderThan(store: FileStore, keys: readonly string[], moment: Date): Promise<string[]> {
  const older: string[] = [];
  for (const key of keys) if (((await store.stat(key))?.modified ?? moment) < moment) older.push(key);
  return older;
}

/**
 * Lays stored files without a row aside, brings back those that have one again, and removes those that lay aside for ASIDE_DAYS.
 * @throws OperatorError where so many have no row that the database is another one or an older copy: nothing is changed then
 */
export async function sweepStored(store: FileStore, known: FindRecordedKeys, options: SweepOptions): Promise<Swept> {
  const { storedBefore, isInUse, now, isToldTo = false } = options;
  const { orphans, stored } = await findOrphans(store, known);
  const isForeign = orphans.length === stored && stored > (isInUse ? MOST_INTERRUPTED : 0);
  if (isForeign && !isToldTo)
    throw new OperatorError(
      `The ${stored} files in ${store.place} belong to another database than the one opened now, so nothing was removed; bring the right database and files together, or take the files away.`,
    );
  const old = storedBefore ? await olderThan(store, orphans, storedBefore) : orphans;
  if (old.length > Math.max(MOST_INTERRUPTED, stored * MOST_SHARE) && !isToldTo)
    throw new OperatorError(
      `No record of this database names ${old.length} of the ${stored} files in ${store.place}: it looks like an older copy. Nothing was changed; bring the newer database back, or lay them aside with npm run files -- --lay-aside.`,
    );
  const swept: Swept = { laidAside: 0, broughtBack: 0, removed: 0 };
  for (const key of old) {
    await store.layAside(key, dayOf(now));
    swept.laidAside += 1;
  }
  const goesBefore = dayOf(new Date(now.getTime() - ASIDE_DAYS * DAY_MS));
  for (const { key, day } of await store.aside()) {
    if ((await known([key])).has(key)) {
      await store.bringBack(key, day);
      swept.broughtBack += 1;
    } else if (day < goesBefore) {
      await store.removeAside(key, day);
      swept.removed += 1;
    }
  }
  return swept;
}
