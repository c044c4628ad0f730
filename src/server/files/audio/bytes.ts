import { open } from 'node:fs/promises';
import type { Effort } from './effort';

/** Read at once: pieces of a few bytes come from memory. */
const WINDOW = 64 * 1024;

export interface AudioBytes {
  readonly size: number;
  /** The bytes from `position`, fewer than `length` only at the end of the file. Each read counts as a piece, what comes from the disk as more: EffortExceeded. */
  read(position: number, length: number): Promise<Buffer>;
}

/** Gives `work` the bytes of a file for as long as it takes. */
export async function withAudioBytes<T>(path: string, effort: Effort, work: (bytes: AudioBytes) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    let window = Buffer.alloc(0);
    let start = 0;
    return await work({
      size,
      async read(position, length) {
        await effort.spend(1);
        const wanted = Math.max(0, Math.min(length, size - position));
        if (wanted > 0 && (position < start || position + wanted > start + window.length)) {
          const filled = Buffer.alloc(Math.min(Math.max(wanted, WINDOW), size - position));
          // Who jumps about in a file makes more be read than there is.
          await effort.spend(filled.length / 256);
          const { bytesRead } = await handle.read(filled, 0, filled.length, position);
          [window, start] = [filled.subarray(0, bytesRead), position];
        }
        return window.subarray(position - start, Math.max(position - start + wanted, 0));
      },
    });
  } finally {
    await handle.close();
  }
}

/** Where the file goes on behind its ID3v2 tags; beyond `size` when a tag is cut. */
export async function tagsEnd(bytes: AudioBytes): Promise<number> {
  let position = 0;
  for (;;) {
    const head = await bytes.read(position, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return position;
    const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6);
    const footer = ((head[5] ?? 0) & 0x10) !== 0 ? 10 : 0;
    position += 10 + (((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f)) + footer;
  }
}
