import { type AudioBytes, tagsEnd } from './bytes';
import { flacFrameEnd } from './flacFrame';

/** The last frame must start so near to the end: common frames are far smaller. */
const TAIL = 256 * 1024;

/** False when no frame near the end reaches the samples that STREAMINFO declares, or when a header block is cut. */
export async function isCompleteFlac(bytes: AudioBytes): Promise<boolean> {
  const start = await tagsEnd(bytes);
  const info = await bytes.read(start + 8, 34);
  if (info.length < 34) return false;
  const blockSize = info.readUInt16BE(2);
  // 36 bits; 0 where the encoder didn't know.
  const totalSamples = (info.readUInt8(13) & 0x0f) * 2 ** 32 + info.readUInt32BE(14);
  const framesStart = await afterBlocks(bytes, start + 4);
  if (framesStart === undefined || framesStart >= bytes.size) return false;
  if (totalSamples === 0) return true;

  const tailStart = Math.max(framesStart, bytes.size - TAIL);
  const tail = await bytes.read(tailStart, TAIL);
  for (let at = tail.lastIndexOf(0xff); at !== -1; at = at === 0 ? -1 : tail.lastIndexOf(0xff, at - 1)) {
    if (flacFrameEnd(tail.subarray(at, at + 16), blockSize) === totalSamples) return true;
  }
  return false;
}

/** Behind the metadata blocks, each a type byte (its high bit marks the last one) and a 24-bit size. */
async function afterBlocks(bytes: AudioBytes, start: number): Promise<number | undefined> {
  for (let at = start; ; ) {
    const head = await bytes.read(at, 4);
    if (head.length < 4) return undefined;
    at += 4 + head.readUIntBE(1, 3);
    if ((head.readUInt8(0) & 0x80) !== 0) return at;
  }
}
