import { type AudioBytes, tagsEnd } from './bytes';
import { crc16, type FlacFrame, flacFrame } from './flacFrame';

/** The last frame must start so near to the end: common frames are far smaller. */
const TAIL = 256 * 1024;
const HEADER = 16;

/**
 * Seconds of sound. Undefined when a header block is cut, or when the file ends inside a frame: neither does a frame reach the samples that
 * STREAMINFO declares, nor is the last one whole, as its CRC-16 tells. Tools that cut without encoding anew leave the old total there.
 */
export async function lengthOfFlac(bytes: AudioBytes): Promise<number | undefined> {
  const start = await tagsEnd(bytes);
  const info = await bytes.read(start + 8, 34);
  if (info.length < 34) return undefined;
  const blockSize = info.readUInt16BE(2);
  const rate = info.readUIntBE(10, 3) >>> 4;
  // 36 bits; 0 where the encoder didn't know.
  const declared = (info.readUInt8(13) & 0x0f) * 2 ** 32 + info.readUInt32BE(14);
  const framesStart = await afterBlocks(bytes, start + 4);
  if (rate === 0 || framesStart === undefined || framesStart >= bytes.size) return undefined;
  const first = flacFrame(await bytes.read(framesStart, HEADER), blockSize);
  if (!first) return undefined;
  const end = await lastSample(bytes, framesStart, { blockSize, declared });
  return end === undefined ? undefined : (end - first.start) / rate;
}

/** Number of the sample behind the last frame, where that one is whole. */
async function lastSample(
  bytes: AudioBytes,
  framesStart: number,
  { blockSize, declared }: { blockSize: number; declared: number },
): Promise<number | undefined> {
  const end = await soundEnd(bytes);
  const tailStart = Math.max(framesStart, end - TAIL);
  const tail = await bytes.read(tailStart, end - tailStart);
  let checks = 0;
  for (let at = tail.lastIndexOf(0xff); at !== -1; at = at === 0 ? -1 : tail.lastIndexOf(0xff, at - 1)) {
    const frame: FlacFrame | undefined = flacFrame(tail.subarray(at, at + HEADER), blockSize);
    if (!frame) continue;
    if (frame.end === declared) return declared;
    // By chance other bytes look like a header, once in a while.
    checks += 1;
    if (checks <= MOST_CHECKS && crc16(tail.subarray(at)) === 0) return frame.end;
  }
  return undefined;
}
const MOST_CHECKS = 8;

/** An old tag may stand behind the sound. */
const soundEnd = async (bytes: AudioBytes) =>
  (await bytes.read(bytes.size - 128, 3)).toString('latin1') === 'TAG' ? bytes.size - 128 : bytes.size;

/** Behind the metadata blocks, each a type byte (its high bit marks the last one) and a 24-bit size. */
async function afterBlocks(bytes: AudioBytes, start: number): Promise<number | undefined> {
  for (let at = start; ; ) {
    const head = await bytes.read(at, 4);
    if (head.length < 4) return undefined;
    at += 4 + head.readUIntBE(1, 3);
    if ((head.readUInt8(0) & 0x80) !== 0) return at;
  }
}
