import type { AudioBytes } from './bytes';
import { afterTags } from './bytes';

/** Encoders and tag editors disagree by a frame or two about the size they write down: bytes that may be missing of a declared size. */
const toleranceFor = (declared: number) => Math.max(declared * 0.01, Math.min(4096, declared * 0.1));
/** How far behind the tags the first frame is looked for: some editors leave padding there. */
const SEARCH = 64 * 1024;

export async function firstFrame(bytes: AudioBytes): Promise<number | undefined> {
  const start = await afterTags(bytes);
  const window = await bytes.read(start, SEARCH);
  for (let at = window.indexOf(0xff); at !== -1 && at + 4 <= window.length; at = window.indexOf(0xff, at + 1)) {
    if (isLayer3(window.readUInt32BE(at))) return start + at;
  }
  return undefined;
}

function isLayer3(header: number): boolean {
  const version = (header >>> 19) & 3;
  const layer = (header >>> 17) & 3;
  const bitrate = (header >>> 12) & 15;
  const sampleRate = (header >>> 10) & 3;
  return header >>> 21 === 0x7ff && version !== 1 && layer === 1 && bitrate !== 0 && bitrate !== 15 && sampleRate !== 3;
}

/**
 * False when the file is clearly shorter than its Xing, Info or VBRI header says. A file without such a header doesn't know its own length,
 * so that a cut can't be seen; the part that arrived plays.
 */
export async function isCompleteMp3(bytes: AudioBytes): Promise<boolean> {
  const start = await firstFrame(bytes);
  if (start === undefined) return false;
  const frame = await bytes.read(start, 64);
  const declared = xingSize(frame) ?? vbriSize(frame);
  return declared === undefined || start + declared <= bytes.size + toleranceFor(declared);
}

/** Xing and Info headers: a word of flags, then frames (flag 1) and bytes (flag 2) where the flags say so. */
function xingSize(frame: Buffer): number | undefined {
  const at = Math.max(frame.indexOf('Xing', 0, 'latin1'), frame.indexOf('Info', 0, 'latin1'));
  if (at === -1 || at + 16 > frame.length) return undefined;
  const flags = frame.readUInt32BE(at + 4);
  if ((flags & 2) === 0) return undefined;
  return frame.readUInt32BE(at + ((flags & 1) !== 0 ? 12 : 8));
}

/** VBRI header (Fraunhofer encoders): always 32 bytes behind the frame's header, its size 10 bytes in. */
function vbriSize(frame: Buffer): number | undefined {
  const at = 36;
  return frame.toString('latin1', at, at + 4) === 'VBRI' && frame.length >= at + 14 ? frame.readUInt32BE(at + 10) : undefined;
}
