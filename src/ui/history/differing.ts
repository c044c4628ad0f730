/** A text in three parts: what stands in both, what is particular to it, what stands in both again. */
export type Parts = readonly [before: string, own: string, after: string];

const pieces = (text: string) => text.split(/(\s+)/);

const sharedStart = (one: readonly string[], other: readonly string[]) => {
  const end = one.findIndex((piece, index) => piece !== other[index]);
  return end < 0 ? one.length : end;
};

/** Where two texts differ, by words: from the first to the last that is not in both. */
export const differing = (from: string, to: string): readonly [from: Parts, to: Parts] => {
  const [old, now] = [pieces(from), pieces(to)];
  const start = sharedStart(old, now);
  const end = sharedStart(old.slice(start).reverse(), now.slice(start).reverse());
  const cut = (words: readonly string[]): Parts => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ];
  return [cut(old), cut(now)];
};

/** Signs that are shown of a text on both sides of what differs, and of that itself, before it is asked for as a whole. */
const AROUND = 60;
const OWN = 240;

const firstOf = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);
const lastOf = (text: string, most: number) => (text.length > most ? `…${text.slice(-most).trimStart()}` : text);

/** The same, cut short where it is long. */
export const shortened = ([before, own, after]: Parts): Parts => [
  lastOf(before, AROUND),
  firstOf(own, OWN),
  firstOf(after, AROUND),
];
