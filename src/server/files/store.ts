import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_PATH } from '../../contract/limits';
import { makeFolder } from '../database/makeFolder';
import { listed } from './listed';
import { extensionOf, mediaTypeOfKey } from './mediaTypes';
import { diskBackend } from './onDisk';
import { createSmallStore } from './smallStore';
import { stagingPath } from './staging';
import type { AsideFile, Backend, FileStore } from './types';

/** Says whose the files are. */
const OWNER = 'catalogue-id';
const ASIDE = 'aside';
const asideKey = (key: string, day: string) => `${ASIDE}/${day}/${key}`;

/** Keeps uploads in progress in `{dataDir}/staging`, finished files in the backend, by default `{dataDir}/files`. */
export function createFileStore({
  dataDir,
  basePath = '',
  backend = diskBackend(join(dataDir, 'files')),
}: {
  dataDir: string;
  /** Stands before the addresses of files. */
  basePath?: string;
  backend?: Backend;
}): FileStore {
  const stagingFolder = join(dataDir, 'staging');
  makeFolder(stagingFolder);
  const { disk } = backend;
  const small = createSmallStore(backend, stagingFolder);

  const store: FileStore = {
    place: backend.place,
    stagingFolder,
    small,
    url: (key) => `${basePath}${API_PATH}/files/${key}`,
    ready: backend.ready,
    async putStaged(path, mediaType) {
      const key = `${randomBytes(16).toString('hex')}.${extensionOf(mediaType)}`;
      await store.putAs(path, key);
      return { key };
    },
    async putAs(path, key) {
      try {
        await backend.take(path, key);
      } catch (error) {
        await disk.delete(key).catch(() => undefined);
        throw error;
      }
    },
    exists: async (key) => mediaTypeOfKey(key) !== undefined && (await disk.exists(key)),
    async remove(key) {
      if (mediaTypeOfKey(key) === undefined) return;
      // In this order: whoever makes a copy at this moment looks for the picture afterwards.
      await disk.delete(key);
      await small.remove(key);
    },
    owner: async () => ((await disk.exists(OWNER)) ? (await disk.get(OWNER)).trim() : undefined),
    async claim(catalogueId) {
      if (catalogueId === undefined) return disk.delete(OWNER);
      const path = stagingPath(stagingFolder);
      await writeFile(path, `${catalogueId}\n`, { mode: 0o600 });
      await backend.take(path, OWNER);
    },
    async layAside(key, day) {
      await disk.move(key, asideKey(key, day));
      await small.remove(key);
    },
    bringBack: (key, day) => disk.move(asideKey(key, day), key),
    removeAside: (key, day) => disk.delete(asideKey(key, day)),
    async aside() {
      const files: AsideFile[] = [];
      for await (const { key } of listed(disk, `${ASIDE}/`, true)) {
        const [, day, name] = /(?:^|\/)(\d{4}-\d\d-\d\d)\/([^/]+)$/.exec(key) ?? [];
        if (day !== undefined && name !== undefined && mediaTypeOfKey(name) !== undefined) files.push({ day, key: name });
      }
      return files.sort((one, other) => one.day.localeCompare(other.day));
    },
    async *keys() {
      for await (const { name } of listed(disk, '/', false)) if (mediaTypeOfKey(name) !== undefined) yield name;
    },
    async stat(key) {
      if (!(await store.exists(key))) return undefined;
      const { contentLength, lastModified } = await disk.getMetaData(key);
      return { bytes: contentLength, modified: lastModified };
    },
    open: (key, range) => pulled(backend.read(key, range)),
  };
  return store;
}

function pulled(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
