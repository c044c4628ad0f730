import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../errors/apiError';
import { isDiskFull } from '../errors/causes';
import { fileTooLarge } from './fileErrors';
import type { FileFacts, FileStore, ReceivedFile, StagedFile } from './types';

export const stagingPath = (folder: string) => join(folder, randomUUID());

/** Writes one file part and gives its bytes. ApiError 413 and 507; what was written then stays for the caller to remove. */
export async function writeFilePart(
  content: AsyncIterable<Buffer>,
  file: Omit<ReceivedFile, 'bytes'>,
  limit: number,
): Promise<number> {
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > limit) throw fileTooLarge(file, limit);
      yield chunk;
    }
  };
  const handle = await open(file.path, 'wx', 0o600);
  try {
    await pipeline(counted, handle.createWriteStream());
    return bytes;
  } catch (error) {
    if (isDiskFull(error)) throw new ApiError(507, 'The server has no room left for this file.', file.field);
    throw error;
  } finally {
    await handle.close();
  }
}

export function createStagedFile(
  { path, field, kind, originalName }: ReceivedFile,
  facts: FileFacts,
  store: FileStore,
): StagedFile {
  let committed: Promise<{ key: string }> | undefined;
  const removeStaged = () => rm(path, { force: true });
  return {
    ...facts,
    field,
    kind,
    originalName,
    commit() {
      committed ??= store.putStaged(path, facts.mediaType);
      return committed;
    },
    async discard() {
      const stored = await committed?.catch(() => undefined);
      if (stored) await store.remove(stored.key);
      await removeStaged();
    },
    async release() {
      if (!committed) await removeStaged();
    },
  };
}
