import type { AudioBytes } from './bytes';
import { peaksOfPcm } from './pcm';
import type { Sound } from './types';

/** By the number in the `fmt ` chunk: what browsers play. */
const PLAYED: ReadonlySet<number> = new Set([1, 3, 6, 7]);
const NAMES: Readonly<Record<number, string>> = {
  2: 'ADPCM',
  17: 'IMA ADPCM',
  49: 'GSM',
  80: 'MPEG audio',
  85: 'MP3',
  146: 'Dolby AC-3',
};
/** The real number stands in the first bytes of the extension. */
const EXTENSIBLE = 0xfffe;

interface Layout {
  dataStart: number;
  dataSize: number;
  byteRate: number;
  format: number;
  channels: number;
  /** Bits of a sample. */
  depth: number;
}

async function layoutOf(bytes: AudioBytes): Promise<Layout | undefined> {
  let [byteRate, format, channels, depth] = [0, 0, 0, 0];
  for (let at = 12; at + 8 <= bytes.size; ) {
    const head = await bytes.read(at, 34);
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    if (name === 'data')
      return byteRate > 0 ? { dataStart: at + 8, dataSize: size, byteRate, format, channels, depth } : undefined;
    if (name === 'fmt ' && head.length >= 24) {
      [channels, depth] = [head.readUInt16LE(10), head.readUInt16LE(22)];
      byteRate = head.readUInt32LE(16);
      format = head.readUInt16LE(8);
      if (format === EXTENSIBLE && size >= 40 && head.length >= 34) format = head.readUInt16LE(32);
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** A recorder that writes to a pipe can't fill in the size: it leaves 0 or the largest number, and the data runs to the end. */
const isOpenEnded = (size: number) => size === 0 || size >= 0xffff_ff00;

/** Undefined when the data is cut or missing. */
export async function soundOfWav(bytes: AudioBytes): Promise<Sound | undefined> {
  const layout = await layoutOf(bytes);
  if (!layout || layout.dataStart >= bytes.size) return undefined;
  const { dataStart, dataSize, byteRate, format } = layout;
  const available = bytes.size - dataStart;
  if (!isOpenEnded(dataSize) && dataSize > available) return undefined;
  const seconds = (isOpenEnded(dataSize) ? available : dataSize) / byteRate;
  return PLAYED.has(format) ? { seconds } : { seconds, unplayed: NAMES[format] ?? `format ${format}` };
}

export async function peaksOfWav(bytes: AudioBytes): Promise<string | undefined> {
  const layout = await layoutOf(bytes);
  if (!layout) return undefined;
  const available = bytes.size - layout.dataStart;
  return peaksOfPcm(bytes, { ...layout, length: isOpenEnded(layout.dataSize) ? available : layout.dataSize });
}
