import { PEAKS } from '../../../contract/limits';

/** Cells at the finest: a bar is made of eight of them at least once there are so many. */
const MOST_CELLS = PEAKS * 16;

/** How loud a sound is over its time, told piece by piece, however long it gets. */
export interface Envelope {
  /**
   * Takes what follows in the sound.
   * @param length in any unit that all pieces share
   * @param level from 0, in any unit that all pieces share
   */
  add(length: number, level: number): void;
  /** Bytes from 0 to 255, the loudest of them 255, as base64. Undefined where nothing is heard. */
  peaks(): string | undefined;
}

/** Keeps a bounded number of cells: whenever they are full, each two become one. */
export function createEnvelope(): Envelope {
  const sums = new Float64Array(MOST_CELLS);
  const weights = new Float64Array(MOST_CELLS);
  let span = 0;
  let end = 0;
  const halve = () => {
    for (let to = 0; to < MOST_CELLS; to += 1) {
      const [one, other] = [2 * to, 2 * to + 1];
      sums[to] = (sums[one] ?? 0) + (sums[other] ?? 0);
      weights[to] = (weights[one] ?? 0) + (weights[other] ?? 0);
    }
    span *= 2;
  };
  /** The mean of all that lies between two moments; undefined where nothing does. */
  const meanOf = (from: number, to: number) => {
    let [sum, weight] = [0, 0];
    for (let cell = Math.floor(from / span); cell < MOST_CELLS && cell * span < to; cell += 1) {
      sum += sums[cell] ?? 0;
      weight += weights[cell] ?? 0;
    }
    return weight > 0 ? sum / weight : undefined;
  };
  return {
    add(length, level) {
      if (!(length > 0 && level >= 0 && Number.isFinite(level) && Number.isFinite(end + length))) return;
      if (span === 0) span = length;
      const middle = end + length / 2;
      while (middle >= span * MOST_CELLS) halve();
      const cell = Math.floor(middle / span);
      sums[cell] = (sums[cell] ?? 0) + level * length;
      weights[cell] = (weights[cell] ?? 0) + length;
      end += length;
    },
    peaks() {
      const levels: number[] = [];
      for (let bar = 0; bar < PEAKS; bar += 1)
        levels.push(meanOf((bar * end) / PEAKS, ((bar + 1) * end) / PEAKS) ?? levels.at(-1) ?? 0);
      const loudest = Math.max(...levels);
      if (!(loudest > 0)) return undefined;
      return Buffer.from(levels.map((level) => Math.round((255 * level) / loudest))).toString('base64');
    },
  };
}
