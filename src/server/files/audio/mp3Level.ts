import { bitsOf } from './bits';

/** Bytes of a frame in which all stands that tells how loud it is. */
export const FRAME_HEAD = 38;

/** The largest number that each table of codes from 0 to 15 can write; those behind them write 15, and more by so many bits. */
const LARGEST = [0, 1, 2, 2, 0, 3, 3, 5, 5, 5, 7, 7, 7, 15, 0, 15] as const;
const MORE_BITS = [1, 2, 3, 4, 6, 8, 10, 13, 4, 5, 6, 7, 8, 9, 11, 13] as const;
const largestOf = (table: number) => LARGEST[table] ?? 14 + 2 ** (MORE_BITS[table - 16] ?? 0);

/** Of a granule of a channel, in bits, by MPEG 1 or later. */
const GRANULE_BITS = { first: 59, later: 63 };

/**
 * How loud a frame is, without decoding it: what the encoder says of the first granule before its sound (ISO 11172-3, 2.4.1.7). Its numbers
 * are at most what its tables of codes can write, and the gain makes them louder, by 6 dB for each 4. Of two channels the louder one counts.
 * @param frame its first FRAME_HEAD bytes
 */
export function levelOfMp3(frame: Buffer): number {
  if (frame.length < FRAME_HEAD) return 0;
  const header = frame.readUInt32BE(0);
  const version = ((header >>> 19) & 3) === 3 ? 'first' : 'later';
  const channels = ((header >>> 6) & 3) === 3 ? 1 : 2;
  const hasChecksum = ((header >>> 16) & 1) === 0;
  // Where the sound begins, private bits, and in MPEG 1 which scale factors are shared.
  const shared = version === 'first' ? 9 + (channels === 1 ? 5 : 3) + 4 * channels : 8 + channels;
  let loudest = 0;
  for (let channel = 0; channel < channels; channel += 1) {
    const bits = bitsOf(frame, (hasChecksum ? 6 : 4) * 8 + shared + channel * GRANULE_BITS[version]);
    const [length, pairs, gain] = [bits.read(12), bits.read(9), bits.read(8)];
    bits.pass(version === 'first' ? 4 : 9);
    const isSwitched = bits.read(1) === 1;
    if (isSwitched) bits.pass(3);
    const tables = [bits.read(5), bits.read(5), isSwitched ? 0 : bits.read(5)];
    // Beside the pairs there are numbers of 1 alone.
    const largest = pairs === 0 ? 1 : Math.max(1, ...tables.map(largestOf));
    if (length > 0) loudest = Math.max(loudest, largest ** (4 / 3) * 2 ** (gain / 4));
  }
  return loudest;
}
