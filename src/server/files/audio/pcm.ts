import { PEAKS } from '../../../contract/limits';
import type { AudioBytes } from './bytes';
import { createEnvelope } from './envelope';

interface Pcm {
  dataStart: number;
  /** Bytes of samples. */
  length: number;
  format: number;
  channels: number;
  /** Bits of a sample. */
  depth: number;
}

/** Places that are listened to for a bar, and bytes of each: a long sound costs no more than one of a minute. */
const PLACES = 8;
const PLACE_BYTES = 4096;

const FLOAT = 3;
const A_LAW = 6;
const MU_LAW = 7;

/** A sample from -1 to 1 by its format and bits; undefined where that is none that is known. */
const reader = (format: number, depth: number): ((bytes: Buffer, at: number) => number) | undefined => {
  if (format === FLOAT && depth === 32) return (bytes, at) => bytes.readFloatLE(at);
  if (format === FLOAT && depth === 64) return (bytes, at) => bytes.readDoubleLE(at);
  // Both keep the logarithm: four bits behind the sign and the step of 6 dB.
  if (format === A_LAW && depth === 8) return (bytes, at) => logarithmic(bytes.readUInt8(at) ^ 0x55);
  if (format === MU_LAW && depth === 8) return (bytes, at) => logarithmic(~bytes.readUInt8(at));
  if (format !== 1) return undefined;
  if (depth === 8) return (bytes, at) => (bytes.readUInt8(at) - 128) / 128;
  if (depth === 16 || depth === 24 || depth === 32) return (bytes, at) => bytes.readIntLE(at, depth / 8) / 2 ** (depth - 1);
  return undefined;
};

const logarithmic = (code: number) => (2 ** ((code >>> 4) & 7) * (1 + (code & 15) / 16)) / 256;

/** The loudness of a piece: the root of the mean square of its samples. */
const loudness = (bytes: Buffer, bytesEach: number, read: (bytes: Buffer, at: number) => number) => {
  let [sum, count] = [0, 0];
  for (let at = 0; at + bytesEach <= bytes.length; at += bytesEach) {
    sum += read(bytes, at) ** 2;
    count += 1;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
};

/** Listened to in places, evenly over its length. */
export async function peaksOfPcm(
  bytes: AudioBytes,
  { dataStart, length, format, channels, depth }: Pcm,
): Promise<string | undefined> {
  const read = reader(format, depth);
  const [bytesEach, frame] = [depth / 8, (depth / 8) * channels];
  if (!read || channels === 0) return undefined;
  const envelope = createEnvelope();
  const places = Math.max(1, Math.min(PEAKS * PLACES, Math.floor(length / frame)));
  for (let place = 0; place < places; place += 1) {
    const from = Math.floor((length * place) / places / frame) * frame;
    const until = Math.floor((length * (place + 1)) / places / frame) * frame;
    const piece = await bytes.read(dataStart + from, Math.min(until - from, PLACE_BYTES));
    envelope.add(1, loudness(piece, bytesEach, read));
  }
  return envelope.peaks();
}
