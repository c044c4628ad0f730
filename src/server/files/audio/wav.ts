import type { AudioBytes } from './bytes';

interface WavLayout {
  dataStart: number;
  dataSize: number;
  byteRate: number;
}

async function layoutOf(bytes: AudioBytes): Promise<WavLayout | undefined> {
  let byteRate = 0;
  for (let at = 12; at + 8 <= bytes.size; ) {
    const head = await bytes.read(at, 24);
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    if (name === 'data') return byteRate > 0 ? { dataStart: at + 8, dataSize: size, byteRate } : undefined;
    if (name === 'fmt ' && head.length >= 20) byteRate = head.readUInt32LE(16);
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** A recorder that writes to a pipe can't go back to fill in the size: it leaves 0 or the largest number, and the data runs to the end. */
const isOpenEnded = (size: number) => size === 0 || size >= 0xffff_ff00;

export async function isCompleteWav(bytes: AudioBytes): Promise<boolean> {
  const layout = await layoutOf(bytes);
  if (!layout || layout.dataStart >= bytes.size) return false;
  return isOpenEnded(layout.dataSize) || layout.dataStart + layout.dataSize <= bytes.size;
}

export async function durationOfWav(bytes: AudioBytes): Promise<number | undefined> {
  const layout = await layoutOf(bytes);
  if (!layout) return undefined;
  const available = bytes.size - layout.dataStart;
  return (isOpenEnded(layout.dataSize) ? available : Math.min(available, layout.dataSize)) / layout.byteRate;
}
