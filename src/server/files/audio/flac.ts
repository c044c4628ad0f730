import { type AudioBytes, tagsEnd } from './bytes';
import { createEnvelope } from './envelope';
import { crc16, type FlacFrame, flacFrame } from './flacFrame';

/** The last frame must start so near to the end: common frames are far smaller. */
const TAIL = 256 * 1024;
const HEADER = 16;
/** Frames are looked for in pieces of so many bytes. */
const SEARCH = 64 * 1024;

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

/**
 * How loud it is, without decoding it: by how many bits a sample took, each of which is worth 6 dB. Frames follow each other without a gap,
 * and what looks like one within another would have to count on where that one ends.
 */
export async function peaksOfFlac(bytes: AudioBytes): Promise<string | undefined> {
  const start = await tagsEnd(bytes);
  const info = await bytes.read(start + 8, 34);
  const framesStart = await afterBlocks(bytes, start + 4);
  if (info.length < 34 || framesStart === undefined) return undefined;
  const [blockSize, channels] = [info.readUInt16BE(2), ((info.readUInt8(12) >>> 1) & 7) + 1];
  const envelope = createEnvelope();
  let last: { at: number; frame: FlacFrame } | undefined;
  const take = (at: number, frame?: FlacFrame) => {
    if (last) {
      const samples = last.frame.end - last.frame.start;
      envelope.add(samples, 2 ** ((8 * (at - last.at)) / samples / channels) - 1);
    }
    last = frame && { at, frame };
  };
  for (let from = framesStart; from + HEADER <= bytes.size; ) {
    const window = await bytes.read(from, SEARCH);
    for (let at = window.indexOf(0xff); at !== -1 && at + HEADER <= window.length; at = window.indexOf(0xff, at + 1)) {
      if ((window.readUInt8(at + 1) & 0xfe) !== 0xf8) continue;
      const frame = flacFrame(await bytes.read(from + at, HEADER), blockSize);
      if (frame && (!last || frame.start === last.frame.end)) take(from + at, frame);
    }
    from += Math.max(1, window.length - HEADER);
  }
  take(bytes.size);
  return envelope.peaks();
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
