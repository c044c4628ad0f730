import type { AudioBytes } from './bytes';
import { createEnvelope } from './envelope';
import { findBox, type Range } from './mp4';

/** Of a table of pieces, in bytes: a day of sound has half of it. */
const LARGEST_TABLE = 32 * 1024 * 1024;
/** So many of its rows are read at once. */
const ROWS = 4_096;

/**
 * How much happens in a sound, by the bytes that its pieces take, all of one length: the encoder alone knows how loud it is. Of a stream with
 * a fixed rate it is nearly an even bar. Undefined for files in fragments, which have no such table.
 */
export async function peaksOfMp4(bytes: AudioBytes): Promise<string | undefined> {
  let box: Range | undefined = { start: 0, end: bytes.size };
  for (const name of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz']) box = box && (await findBox(bytes, box, name));
  const head = box && (await bytes.read(box.start, 12));
  if (!box || !head || head.length < 12) return undefined;
  const [sizeOfAll, table] = [head.readUInt32BE(4), head.readUInt32BE(8) * 4];
  const start = box.start + 12;
  if (sizeOfAll !== 0 || table > LARGEST_TABLE || start + table > box.end) return undefined;
  const envelope = createEnvelope();
  for (let at = 0; at < table; at += 4 * ROWS) {
    const rows = await bytes.read(start + at, Math.min(4 * ROWS, table - at));
    for (let row = 0; row + 4 <= rows.length; row += 4) envelope.add(1, rows.readUInt32BE(row));
  }
  return envelope.peaks();
}
