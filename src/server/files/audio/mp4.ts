import type { AudioBytes } from './bytes';

/** False when a top-level box runs past the end of the file, or when the index (`moov`) or the sound (`mdat`) is missing. */
export async function isCompleteMp4(bytes: AudioBytes): Promise<boolean> {
  const seen = new Set<string>();
  for (let at = 0; at < bytes.size; ) {
    const head = await bytes.read(at, 16);
    // Padding behind the last box: no box is that small.
    if (head.length < 8) break;
    seen.add(head.toString('latin1', 4, 8));
    const size = sizeOf(head, bytes.size - at);
    if (size === undefined || at + size > bytes.size) return false;
    at += size;
  }
  return seen.has('moov') && seen.has('mdat');
}

/** Of a box with its header: 1 says that a 64-bit size follows, 0 to the end of the file. Undefined when it can't be one. */
function sizeOf(head: Buffer, left: number): number | undefined {
  const short = head.readUInt32BE(0);
  if (short === 0) return left;
  if (short !== 1) return short >= 8 ? short : undefined;
  if (head.length < 16) return undefined;
  const long = Number(head.readBigUInt64BE(8));
  return long >= 16 ? long : undefined;
}
