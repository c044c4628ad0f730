import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** What tells one content from another. */
export interface Sum {
  bytes: number;
  sha256: string;
}

/** Reads a content to its end. */
export async function sumOf(content: AsyncIterable<Uint8Array>): Promise<Sum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The sum of a local file. */
export const sumOfFile = (path: string): Promise<Sum> => sumOf(createReadStream(path));

/** Writes a content to a new file, or in place of one, and waits until it is on the medium. */
export async function copyTo(content: AsyncIterable<Uint8Array>, path: string): Promise<Sum> {
  const handle = await open(path, 'w');
  try {
    const written = async function* () {
      for await (const chunk of content) {
        await handle.writeFile(chunk);
        yield chunk;
      }
    };
    const sum = await sumOf(written());
    await handle.sync();
    return sum;
  } finally {
    await handle.close();
  }
}

export const isSame = (one: Sum, other: Sum): boolean => one.bytes === other.bytes && one.sha256 === other.sha256;
