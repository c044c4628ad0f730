import type { AudioBytes } from './bytes';
import { afterTags } from './bytes';
import { frameEnd } from './flacFrame';

/** The tail in which the last frame must start: 24-bit stereo frames of common block sizes are far smaller. */
const TAIL = 256 * 1024;

/** False when no frame near the end reaches the number of samples that STREAMINFO declares, or when a header block is cut. */
export async function isCompleteFlac(bytes: AudioBytes): Promise<boolean> {
  const start = await afterTags(bytes);
  const info = await bytes.read(start + 8, 34);
  if (info.length < 34) return false;
  const blockSize = info.readUInt16BE(2);
  // 36 bits: the low four of one byte and the four bytes behind it. 0 means that the encoder didn't know.
  const totalSamples = (info.readUInt8(13) & 0x0f) * 2 ** 32 + info.readUInt32BE(14);
  const framesStart = await afterBlocks(bytes, start + 4);
  if (framesStart === undefined || framesStart >= bytes.size) return false;
  if (totalSamples === 0) return true;

  const tailStart = Math.max(framesStart, bytes.size - TAIL);
  const tail = await bytes.read(tailStart, TAIL);
  for (let at = tail.lastIndexOf(0xff); at !== -1; at = at === 0 ? -1 : tail.lastIndexOf(0xff, at - 1)) {
    if (frameEnd(tail.subarray(at, at + 16), blockSize) === totalSamples) return true;
  }
  return false;
}

/** Where the frames begin: behind the metadata blocks, each a type byte (its high bit marks the last one) and a 24-bit size. */
async function afterBlocks(bytes: AudioBytes, start: number): Promise<number | undefined> {
  for (let at = start; ; ) {
    const head = await bytes.read(at, 4);
    if (head.length < 4) return undefined;
    at += 4 + head.readUIntBE(1, 3);
    if ((head.readUInt8(0) & 0x80) !== 0) return at;
  }
}
