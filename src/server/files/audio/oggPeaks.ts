import type { AudioBytes } from './bytes';
import { createEnvelope } from './envelope';

const HEADER = 27;
/** Of a page on which no packet ends. */
const NO_POSITION = 2n ** 64n - 1n;

/**
 * How much happens in a sound, by the bytes that its pages take for their time: the encoder alone knows how loud it is. Of a stream with a
 * fixed rate it is an even bar.
 */
export async function peaksOfOgg(bytes: AudioBytes): Promise<string | undefined> {
  const envelope = createEnvelope();
  let [position, waiting] = [0n, 0];
  for (let at = 0; at + HEADER <= bytes.size; ) {
    const head = await bytes.read(at, HEADER + 255);
    if (head.toString('latin1', 0, 4) !== 'OggS') break;
    const segments = head.readUInt8(26);
    const body = head.subarray(HEADER, HEADER + segments).reduce((sum, length) => sum + length, 0);
    const reached = head.readBigUInt64LE(6);
    waiting += body;
    if (reached !== NO_POSITION) {
      // Headers stand on pages of their own, at position 0.
      const length = Number(reached - position);
      if (length > 0) envelope.add(length, waiting / length);
      [position, waiting] = [reached, 0];
    }
    at += HEADER + segments + body;
  }
  return envelope.peaks();
}
