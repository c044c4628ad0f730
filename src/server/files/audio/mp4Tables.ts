import type { AudioBytes } from './bytes';

/** Of pieces of the sound, a row each. What is found out here needs none of them but those of fragments. */
const TABLES = ['stsz', 'stts', 'stsc', 'stco', 'trun'];
const LARGEST = 256 * 1024;
const MOST_ROWS = 65_536;

/** A row of a fragment may take no bytes at all. */
const hasTooManyRows = async (bytes: AudioBytes, position: number) => {
  const count = await bytes.read(position + 12, 4);
  return count.length === 4 && count.readUInt32BE(0) > MOST_ROWS;
};

/** The same bytes, with long tables under the name of empty room: the parser reads a whole one in one go, and everybody else waits meanwhile. */
export const withoutLongTables = (bytes: AudioBytes): AudioBytes => ({
  size: bytes.size,
  async read(position, length) {
    const found = await bytes.read(position, length);
    // As the parser reads the header of a box.
    const name = found.length === 8 ? found.toString('latin1', 4) : '';
    if (!TABLES.includes(name)) return found;
    const size = found.readUInt32BE(0);
    // 0 runs to the end of the file, 1 says that the size follows.
    const isLong = size < 8 || size > LARGEST || (name === 'trun' && (await hasTooManyRows(bytes, position)));
    return isLong ? Buffer.concat([found.subarray(0, 4), Buffer.from('free')]) : found;
  },
});
