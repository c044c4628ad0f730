import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './types';

/**
 * Clean-up at start, before the first request: removes what killed requests left in staging, and stored files whose key no row holds.
 * Never to be run while another process uses the same data folder. Gives the number of files removed from each.
 */
export async function sweep(store: FileStore, knownKeys: ReadonlySet<string>): Promise<{ staged: number; orphaned: number }> {
  const leftovers = await readdir(store.stagingFolder);
  for (const name of leftovers) await rm(join(store.stagingFolder, name), { recursive: true, force: true });

  let orphaned = 0;
  for await (const key of store.keys()) {
    if (knownKeys.has(key)) continue;
    await store.remove(key);
    orphaned += 1;
  }
  return { staged: leftovers.length, orphaned };
}
