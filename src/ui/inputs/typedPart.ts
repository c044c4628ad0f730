import { fold } from '../../contract/fold';

/** Longer names are not looked through: nobody reads them in a list. */
const LONGEST = 300;

/** A letter with the marks on it, as one reads them. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Where a name has what was typed, whatever the case and the accents of either, as the search compares them.
 * @returns the name before it, it, and the name behind it; undefined where the name does not have it
 */
export const typedPart = (name: string, typed: string): readonly [string, string, string] | undefined => {
  const sought = fold(typed.slice(0, LONGEST));
  if (sought === '' || name.length > LONGEST) return undefined;
  const letters = name.match(LETTERS) ?? [];
  let folded = '';
  /** Of each sign of the folded name: the letter that it is of. */
  const origin: number[] = [];
  for (const [index, letter] of letters.entries()) {
    // A blank alone would be folded away, and counts once however many there are.
    const part = /\s/u.test(letter) ? (folded.endsWith(' ') ? '' : ' ') : fold(letter);
    folded += part;
    origin.push(...Array.from({ length: part.length }, () => index));
  }
  const start = folded.indexOf(sought);
  if (start < 0) return undefined;
  const [from = 0, to = 0] = [origin[start], origin[start + sought.length - 1]];
  const text = (first: number, last?: number) => letters.slice(first, last).join('');
  return [text(0, from), text(from, to + 1), text(to + 1)];
};
