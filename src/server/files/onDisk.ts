import { constants, createReadStream } from 'node:fs';
import { access, chmod, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makeFolder } from '../database/makeFolder';
import type { Backend } from './types';

export function diskBackend(folder: string): Backend {
  makeFolder(folder);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  return {
    place: folder,
    disk,
    ready: () => access(folder, constants.R_OK | constants.W_OK | constants.X_OK),
    async take(path, key) {
      const to = join(folder, key);
      // Of the folder itself there is no new one: where a disk came off, nothing may be written in its place.
      if (dirname(to) !== folder) await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await place(path, to, () => disk.moveFromFs(path, key));
      await flush(dirname(to));
    },
    async *read(key, range) {
      yield* createReadStream(join(folder, key), range);
    },
  };
}

async function place(from: string, to: string, copy: () => Promise<void>): Promise<void> {
  await flush(from);
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copy();
    await chmod(to, 0o600);
    await flush(to);
  }
}

/** Else a power cut could leave a row without its file. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
