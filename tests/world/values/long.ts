/** So many signs of a repeated text. */
export const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const [ACUTE, GRAVE_BELOW] = [String.fromCodePoint(0x3_01), String.fromCodePoint(0x3_16)];

/**
 * The worst that a text of so many signs can be, for whoever normalises it, looks for addresses or markup in it, trims it, or tries an
 * expression with two ways to read it.
 */
export const WORST = {
  'marks out of order': (length: number) => repeated(ACUTE, length / 2) + repeated(GRAVE_BELOW, length / 2),
  'a sign with marks': (length: number) => repeated(`a${GRAVE_BELOW}${ACUTE}`, length),
  'dots before an at': (length: number) => `${repeated('a.', length - 1)}@`,
  ats: (length: number) => repeated('a.a.a@', length),
  'a scheme without end': (length: number) => repeated('a+', length),
  'a port without end': (length: number) => `${repeated('a.', length - 2)}:0`,
  'a link of dots': (length: number) => `<a href="${repeated('a.', length - 16)}@">x</a>`,
  'open tags': (length: number) => repeated('<b>', length),
  'nested tags': (length: number) => repeated('<p>', length / 2) + repeated('</p>', length / 2),
  'open brackets': (length: number) => repeated('<', length),
  'open entities': (length: number) => repeated('&', length),
  'quotes without end': (length: number) => `<a href="${repeated('"\'', length - 9)}`,
  'spaces in the middle': (length: number) => `a${' '.repeat(length - 2)}b`,
  'fillers in the middle': (length: number) => `a${repeated('\u3164', length - 2)}b`,
  'percent signs': (length: number) => repeated('%25', length),
  'stars and quotes': (length: number) => repeated('"*', length),
} satisfies Record<string, (length: number) => string>;

/** As long, and nothing to anybody. */
export const harmless = (length: number) => 'x'.repeat(length);

/** Milliseconds of computing, not of the clock: others may be busy on the machine. */
const computing = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** About 20 ms of work with texts on an idle machine; more where others fill its caches, which costs computing as well. */
const yardstick = async () => {
  let length = 0;
  for (let round = 0; round < 40; round += 1)
    length += `abc def ${round}`.repeat(2_000).normalize('NFD').split(' ').join('').length;
  return length;
};

/** Others on the machine make one look of a few milliseconds several times as dear, what hostile input costs makes each look so. */
const LOOKS = 4;

/**
 * Whether hostile input takes more computing than it may, each time it is looked at: 100 ms, or eight times the yardstick where that is more
 * by now, and three times what a harmless one of the same size takes in the same run. Gives words for it, or undefined.
 */
export const tooLong = async (hostile: () => Promise<unknown>, harmlessOne: () => Promise<unknown>, patience = 100) => {
  let words: string | undefined;
  for (let look = 0; look < LOOKS; look += 1) {
    const took = await computing(hostile);
    if (took <= patience) return undefined;
    const most = Math.max(patience, 8 * (await computing(yardstick))) + 3 * (await computing(harmlessOne));
    if (took <= most) return undefined;
    words = `${Math.round(took)} ms of at most ${Math.round(most)}`;
    // What is far beyond the limit need not be waited for again.
    if (took > 10 * most) return words;
  }
  return words;
};
