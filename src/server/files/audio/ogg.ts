import type { AudioBytes } from './bytes';

/** The largest Ogg page: a header with 255 segments of 255 bytes (RFC 3533). */
const LARGEST_PAGE = 27 + 255 + 255 * 255;

/** False when the last page runs past the end of the file, or no page is near it. */
export async function isCompleteOgg(bytes: AudioBytes): Promise<boolean> {
  const start = Math.max(0, bytes.size - LARGEST_PAGE);
  const tail = await bytes.read(start, LARGEST_PAGE);
  const at = tail.lastIndexOf('OggS', undefined, 'latin1');
  if (at === -1 || at + 27 > tail.length) return false;
  const segments = tail.readUInt8(at + 26);
  const table = tail.subarray(at + 27, at + 27 + segments);
  if (table.length < segments) return false;
  const body = table.reduce((sum, length) => sum + length, 0);
  return at + 27 + segments + body <= tail.length;
}
