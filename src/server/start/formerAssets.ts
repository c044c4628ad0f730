import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** This version's, and those that a tab or another server may still ask for. */
const VERSIONS_KEPT = 3;
const UNFINISHED = '.part';

/**
 * Keeps a copy of the scripts of the version that starts, so that a later one, started on the same data folder, still has them for the tabs
 * and pages of today.
 * @returns the folders that hold scripts of versions, the latest started first
 */
export async function keepAssets(consoleFolder: string, dataDir: string, version: string, now: Date): Promise<string[]> {
  const kept = join(dataDir, 'console');
  const own = join(kept, version);
  if (!existsSync(own)) {
    await rm(`${own}${UNFINISHED}`, { recursive: true, force: true });
    await cp(join(consoleFolder, 'assets'), join(`${own}${UNFINISHED}`, 'assets'), { recursive: true });
    await rename(`${own}${UNFINISHED}`, own);
  }
  await utimes(own, now, now);
  const folders = (await readdir(kept)).map((name) => join(kept, name));
  const started = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  const latestFirst = started.sort((one, other) => other.at - one.at).map(({ folder }) => folder);
  for (const folder of latestFirst.slice(VERSIONS_KEPT)) await rm(folder, { recursive: true, force: true });
  return latestFirst.slice(0, VERSIONS_KEPT);
}
