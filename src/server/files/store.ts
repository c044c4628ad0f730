import { randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { API_PATH } from '../../contract/limits';
import { extensionOf, mediaTypeOf } from './mediaTypes';
import { serveFile } from './serve';
import type { ByteRange, FileStore } from './types';

/**
 * The store of uploaded files: `{dataDir}/files`, with uploads in progress under `{dataDir}/staging`. Makes both folders; throws the
 * system's error when it may not. Every access to stored files but `open` and `place` goes through flydrive, so that another of its
 * drivers needs no more than those two.
 */
export function createFileStore({ dataDir }: { dataDir: string }): FileStore {
  const folder = join(dataDir, 'files');
  const stagingFolder = join(dataDir, 'staging');
  for (const path of [folder, stagingFolder]) mkdirSync(path, { recursive: true });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));

  const store: FileStore = {
    place: folder,
    stagingFolder,
    url: (key) => `${API_PATH}/files/${key}`,
    async putStaged(path, mediaType) {
      const key = `${randomBytes(16).toString('hex')}.${extensionOf(mediaType)}`;
      try {
        await place(path, join(folder, key), () => disk.moveFromFs(path, key));
        await flush(folder);
        return { key };
      } catch (error) {
        await disk.delete(key);
        throw error;
      }
    },
    exists: async (key) => mediaTypeOf(key) !== undefined && (await disk.exists(key)),
    async remove(key) {
      if (mediaTypeOf(key) !== undefined) await disk.delete(key);
    },
    async *keys() {
      const { objects } = await disk.listAll();
      for (const { name } of objects) if (mediaTypeOf(name) !== undefined) yield name;
    },
    async stat(key) {
      if (!(await store.exists(key))) return undefined;
      const { contentLength, lastModified } = await disk.getMetaData(key);
      return { bytes: contentLength, modified: lastModified };
    },
    open: (key, range) => streamOf(join(folder, key), range),
    serve: (key, request) => serveFile(store, key, request),
  };
  return store;
}

/** Renames, which is one step and costs the same for every size; copies when the two folders are on different devices. */
async function place(from: string, to: string, copy: () => Promise<void>): Promise<void> {
  await flush(from);
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copy();
    await flush(to);
  }
}

/** Waits until a file's bytes, or a folder's names, are on the medium: a row must never outlive its file when the power goes. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A pull-driven stream: nothing is read ahead of the reader, the file is opened at the first pull and closed on end, error and cancel. */
function streamOf(path: string, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  const read = async function* () {
    yield* createReadStream(path, range);
  };
  const chunks = read();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
