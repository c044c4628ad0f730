import { fold } from '../../contract/fold';
import { TEXT_LIMIT } from '../../contract/limits';
import { earlierFold } from './earlierFold';

/** Longer than any name that is stored, in whatever spelling, with its artist and album behind it: what is longer finds nothing. */
const LONGEST = 8 * TEXT_LIMIT;
/** The trigram index knows nothing of shorter words. */
const INDEXED_LENGTH = 3;
/** More words than that, or more without one that is indexed, are a title that was pasted: they are looked for as they stand, as one. */
const MOST_WORDS = { indexed: 12, short: 3 };

/** One of the words that a record must hold, in any of its spellings: the one of today and, while old search texts are left, that of then. */
export interface Word {
  spellings: readonly string[];
  /** Whether the trigram index helps to find it. */
  indexed: boolean;
}

/** A term as people typed it, made ready for search: as one text, and word by word, those first by which the records are looked up. */
export interface SearchTerm {
  folded: string;
  phrase: Word;
  words: readonly Word[];
  /** How many of the words, from the first on, the records are looked up by; the others are looked for in what was found. */
  driving: number;
}

/** A text as a part of a LIKE pattern, with %, _ and \ standing for themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const lengthOf = (text: string) => [...text].length;

const wordOf = (spellings: readonly string[]): Word => ({
  spellings,
  indexed: spellings.every((spelling) => lengthOf(spelling) >= INDEXED_LENGTH),
});

/** Its words, longest first, none of which is a part of another one. */
const wordsOf = (folded: string): string[] => {
  const words = [...new Set(folded.split(' '))];
  const hasLong = words.some((word) => lengthOf(word) >= INDEXED_LENGTH);
  if (words.length > (hasLong ? MOST_WORDS.indexed : MOST_WORDS.short)) return [folded];
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .sort((a, b) => b.length - a.length);
};

/** How old search texts spell each word of the term that they spell in another way. */
const earlierSpellings = (typed: string): Map<string, string> =>
  new Map([typed, ...typed.split(/\s+/)].map((part) => [fold(part), earlierFold(part)]));

/**
 * Undefined for a term that holds nothing to search for or more than any record could, which finds nothing.
 * @param isBehind whether search texts are left that were folded as before
 */
export const searchTerm = (typed: string, isBehind = false): SearchTerm | undefined => {
  if (typed.length > LONGEST) return undefined;
  const folded = fold(typed);
  if (folded === '') return undefined;
  const earlier = isBehind ? earlierSpellings(typed) : undefined;
  const written = (word: string) => wordOf(earlier ? [word, earlier.get(word) || word] : [word]);
  const words = wordsOf(folded).map(written);
  return driveBy(
    { folded, phrase: written(folded), words },
    words.filter(({ indexed }) => indexed),
  );
};

/** The term, looked up by these of its words; by the first one where there are none. */
export const driveBy = ({ words, ...term }: Omit<SearchTerm, 'driving'>, driving: readonly Word[]): SearchTerm => {
  const chosen = driving.length > 0 ? driving : words.slice(0, 1);
  return { ...term, words: [...chosen, ...words.filter((word) => !chosen.includes(word))], driving: chosen.length };
};

/** The term as it stands, as if it were one word. */
export const asItStands = (term: SearchTerm): SearchTerm => ({ ...term, words: [term.phrase], driving: 1 });

/** Whether there is nothing to look for but the term as it stands. */
export const isOneWord = ({ folded, words }: SearchTerm): boolean => words.length === 1 && words[0]?.spellings[0] === folded;

/** All of a term but its texts: two terms of one shape are searched for by the same query. */
export interface TermShape {
  words: number;
  driving: number;
  spellings: number;
  /** Whether the words that drive go through the trigram index. */
  indexed: boolean;
}

export const shapeOf = ({ words, driving }: SearchTerm): TermShape => ({
  words: words.length,
  driving,
  spellings: words[0]?.spellings.length ?? 0,
  indexed: words.slice(0, driving).every(({ indexed }) => indexed),
});
