import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_PATH } from '../../contract/limits';
import { extensionOf, mediaTypeOfKey } from './mediaTypes';
import { diskBackend } from './onDisk';
import type { Backend, FileStore } from './types';

/** Keeps uploads in progress in `{dataDir}/staging`, finished files in the backend, by default `{dataDir}/files`. */
export function createFileStore({
  dataDir,
  backend = diskBackend(join(dataDir, 'files')),
}: {
  dataDir: string;
  backend?: Backend;
}): FileStore {
  const stagingFolder = join(dataDir, 'staging');
  mkdirSync(stagingFolder, { recursive: true, mode: 0o700 });
  const { disk } = backend;

  const store: FileStore = {
    place: backend.place,
    stagingFolder,
    url: (key) => `${API_PATH}/files/${key}`,
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
      if (mediaTypeOfKey(key) !== undefined) await disk.delete(key);
    },
    async *keys() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('/', { paginationToken });
        for (const { name } of page.objects) if (mediaTypeOfKey(name) !== undefined) yield name;
        paginationToken = page.paginationToken;
      } while (paginationToken);
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
