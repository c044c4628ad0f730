import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { coverRank, inMemory, isHidden, isMusic, type SourceFile, Unreadable, WHOLE } from '../source';
import { sha256Of } from './hash';
import { inWords } from './reasons';

const isNowhere = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP'].includes(String(error.code));

const unreadable = (error: unknown) => (error instanceof Unreadable ? error : new Unreadable(inWords(error)));

const fileOf = (place: string, path: string, size: number, changedAt: number): SourceFile => {
  const requireSame = async (handle: FileHandle) => {
    const now = await handle.stat();
    if (now.size !== size || now.mtimeMs !== changedAt)
      throw new Unreadable('it has changed since it was looked at; run the import again');
  };
  const read = async (start: number, end: number) => {
    try {
      const handle = await open(place);
      try {
        await requireSame(handle);
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    } catch (error) {
      throw unreadable(error);
    }
  };
  const source: SourceFile = {
    path,
    size,
    read,
    whole: async () => {
      if (size > WHOLE) return source;
      const bytes = await read(0, size);
      return inMemory(path, bytes, async () => sha256Of(bytes));
    },
    sha256: async () => {
      try {
        const hash = createHash('sha256');
        for await (const piece of createReadStream(place, { highWaterMark: 1024 * 1024 })) hash.update(piece);
        return hash.digest('hex');
      } catch (error) {
        throw unreadable(error);
      }
    },
  };
  return source;
};

export interface Folder {
  music: SourceFile[];
  pictures: SourceFile[];
  /** Files and folders that can't be read, each with the reason. */
  faults: { path: string; reason: string }[];
}

/**
 * All music and pictures below a folder, in the order of their names. Links are followed, each folder once, so that none leads in a circle;
 * hidden and system files are passed over. Rejects with Unreadable where the folder itself can't be read.
 */
export const readFolder = async (top: string): Promise<Folder> => {
  const found: Folder = { music: [], pictures: [], faults: [] };
  const seen = new Set<string>();
  const take = async (path: string) => {
    const place = join(top, path);
    const facts = await stat(place);
    if (facts.isDirectory()) return walk(path);
    if (!facts.isFile()) return;
    const file = () => fileOf(place, path, facts.size, facts.mtimeMs);
    if (isMusic(path)) found.music.push(file());
    else if (coverRank(path) !== undefined) found.pictures.push(file());
  };
  const walk = async (folder: string): Promise<void> => {
    const place = join(top, folder);
    const real = await realpath(place);
    if (seen.has(real)) return;
    seen.add(real);
    for (const name of (await readdir(place)).sort()) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (isHidden(name)) continue;
      await take(path).catch((error: unknown) => {
        // Any other link that leads nowhere is nobody’s music.
        if (isMusic(path) || !isNowhere(error)) found.faults.push({ path, reason: inWords(error) });
      });
    }
  };
  try {
    if (!(await stat(top)).isDirectory()) throw new Unreadable('it is no folder');
    await walk('');
  } catch (error) {
    throw unreadable(error);
  }
  return found;
};
