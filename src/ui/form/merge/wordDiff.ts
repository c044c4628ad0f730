/** A run of words: what both texts have, what only the old one has, or what only the new one has. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** The largest table of words by words that is worked out: about ten milliseconds. */
const MOST_CELLS = 1_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** How long the longest common row of words is, from each pair of places to the ends. */
const commonLengths = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const isSame = before[row] === after[column];
      lengths[at] = isSame ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  return (row: number, column: number) => lengths[row * width + column] ?? 0;
};

/**
 * What became of a text, word by word. Of texts that differ in too many words all that stands between the first and the last of them counts as
 * changed.
 */
export const wordDiff = (old: string, now: string): Run[] => {
  const [before, after] = [wordsOf(old), wordsOf(now)];
  const runs: Run[] = [];
  const add = (kind: Run['kind'], words: readonly string[]) => {
    const last = runs.at(-1);
    if (words.length === 0) return;
    if (last?.kind === kind) last.text += words.join('');
    else runs.push({ kind, text: words.join('') });
  };
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore -= 1;
    endAfter -= 1;
  }
  const [mine, theirs] = [before.slice(start, endBefore), after.slice(start, endAfter)];
  add('same', before.slice(0, start));
  if (mine.length * theirs.length > MOST_CELLS) {
    add('gone', mine);
    add('new', theirs);
  } else {
    const common = commonLengths(mine, theirs);
    for (let [row, column] = [0, 0]; row < mine.length || column < theirs.length; ) {
      if (row < mine.length && mine[row] === theirs[column]) {
        add('same', mine.slice(row, ++row));
        column += 1;
      } else if (row < mine.length && (column === theirs.length || common(row + 1, column) >= common(row, column + 1)))
        add('gone', mine.slice(row, ++row));
      else add('new', theirs.slice(column, ++column));
    }
  }
  add('same', before.slice(endBefore));
  return runs;
};
