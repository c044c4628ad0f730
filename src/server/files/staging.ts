import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../errors/apiError';
import { isDiskFull } from '../errors/causes';
import { fileTooLarge } from './fileErrors';
import type { FileFacts, FileStore, ReceivedFile, StagedFile } from './types';

export const stagingPath = (folder: string) => join(folder, randomUUID());

/** Writes one file part, and counts and hashes it on the way. ApiError 413 and 507; what was written then stays for the caller to remove. */
export async function writeFilePart(
  content: AsyncIterable<Buffer>,
  file: Omit<ReceivedFile, 'bytes' | 'sha256'>,
  limit: number,
): Promise<Pick<ReceivedFile, 'bytes' | 'sha256'>> {
  let bytes = 0;
  const hash = createHash('sha256');
  const counted = async function* () {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > limit) throw fileTooLarge(file, limit);
      hash.update(chunk);
      yield chunk;
    }
  };
  const handle = await open(file.path, 'wx', 0o600);
  try {
    await pipeline(counted, handle.createWriteStream());
    return { bytes, sha256: hash.digest('hex') };
  } catch (error) {
    if (isDiskFull(error)) throw new ApiError(507, 'The server has no room left for this file.', file.field);
    throw error;
  } finally {
    await handle.close();
  }
}

export function createStagedFile(
  { path, field, kind, originalName, sha256 }: ReceivedFile,
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
    sha256,
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
