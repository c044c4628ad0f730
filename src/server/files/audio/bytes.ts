import { open } from 'node:fs/promises';

export interface AudioBytes {
  readonly size: number;
  /** The bytes from `position`, fewer than `length` only at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
}

export async function withBytes<T>(path: string, work: (bytes: AudioBytes) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await work({
      size,
      async read(position, length) {
        const wanted = Math.max(0, Math.min(length, size - position));
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

/** Where the file goes on behind its leading ID3v2 tags: 0 without one, beyond `size` when the tag itself is cut. */
export async function afterTags(bytes: AudioBytes): Promise<number> {
  let position = 0;
  for (;;) {
    const head = await bytes.read(position, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return position;
    const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6);
    const footer = ((head[5] ?? 0) & 0x10) !== 0 ? 10 : 0;
    position += 10 + (((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f)) + footer;
  }
}
