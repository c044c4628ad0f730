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

/** Boxes that hold others, as far as the parser looks into them. */
const CONTAINERS = ['moov', 'udta', 'trak', 'mdia', 'minf', 'stbl', '<id>', 'ilst', 'tref', 'meta', 'moof', 'traf'];
/** An honest file goes half as deep, */
const DEEPEST = 16;
/** and has fewer even when it holds hours of sound in pieces of a second. */
const MOST_BOXES = 200_000;

/** `meta` has four bytes of its own before its boxes, but in files of QuickTime. */
const ownBytes = async (bytes: AudioBytes, name: string, at: number) =>
  name === 'meta' && (await bytes.read(at, 8)).toString('latin1', 4) !== 'hdlr' ? 4 : 0;

/**
 * Whether boxes stand in boxes deeper than any honest file has them, or are more. The parser keeps each level until the deepest is read, and
 * the whole server stands still while so many are cleared away.
 */
export async function hasTooManyBoxes(bytes: AudioBytes): Promise<boolean> {
  const around: { end: number; name: string }[] = [{ end: bytes.size, name: '' }];
  let at = 0;
  let boxes = 0;
  for (let outer = around.at(-1); outer; outer = around.at(-1)) {
    boxes += 1;
    if (boxes > MOST_BOXES) return true;
    const head = outer.end - at < 8 ? Buffer.alloc(0) : await bytes.read(at, 16);
    const size = head.length < 8 ? undefined : sizeOf(head, outer.end - at);
    if (size === undefined || at + size > outer.end) {
      // No box, or none that the parser takes for one.
      at = outer.end;
      around.pop();
      continue;
    }
    const name = head.toString('latin1', 4, 8);
    if (!CONTAINERS.includes(name) && outer.name !== 'ilst') {
      at += size;
      continue;
    }
    if (around.length > DEEPEST) return true;
    around.push({ end: at + size, name });
    at += head.readUInt32BE(0) === 1 ? 16 : 8;
    at += await ownBytes(bytes, name, at);
  }
  return false;
}

/** Where something stands in a file. */
export interface Range {
  start: number;
  end: number;
}

/** What stands in the first box of this name, directly in another one or in the whole file. */
export async function findBox(bytes: AudioBytes, { start, end }: Range, name: string): Promise<Range | undefined> {
  for (let at = start; at + 8 <= end; ) {
    const head = await bytes.read(at, 16);
    const size = head.length < 8 ? undefined : sizeOf(head, end - at);
    if (size === undefined || at + size > end) return undefined;
    const own = head.readUInt32BE(0) === 1 ? 16 : 8;
    if (head.toString('latin1', 4, 8) === name) return { start: at + own, end: at + size };
    at += size;
  }
  return undefined;
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
