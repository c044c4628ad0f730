import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export interface Checksum {
  bytes: number;
  sha256: string;
}

export async function checksumOf(content: AsyncIterable<Uint8Array>): Promise<Checksum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

export const checksumOfFile = (path: string): Promise<Checksum> => checksumOf(createReadStream(path));

export async function copyToFile(content: AsyncIterable<Uint8Array>, path: string): Promise<Checksum> {
  const handle = await open(path, 'w', 0o600);
  try {
    const written = async function* () {
      for await (const chunk of content) {
        await handle.writeFile(chunk);
        yield chunk;
      }
    };
    const sum = await checksumOf(written());
    await handle.sync();
    return sum;
  } finally {
    await handle.close();
  }
}

export const isSameChecksum = (one: Checksum, other: Checksum): boolean =>
  one.bytes === other.bytes && one.sha256 === other.sha256;
