const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const fromCodes = (...codes: readonly number[]) => codes.map((code) => String.fromCodePoint(code));

/** Signs that people and their programs write for one of the keyboard, and a name with it in. */
export interface Family {
  keyboard: string;
  signs: readonly string[];
  name: (sign: string) => string;
}

/** General punctuation, and its small and wide forms. */
const PUNCTUATION = [...characters(0x20_00, 0x20_6f), ...characters(0xfe_50, 0xff_5f)];
const isDash = (sign: string) => /\p{Pd}/u.test(sign);
const isApostrophe = (sign: string) => /[‘’‛]/u.test(sign);
const isQuote = (sign: string) => /[“”„‟]/u.test(sign);

/** What a keyboard has one sign for and print has many: what is written with one of them is found with any other. */
export const FAMILIES: Readonly<Record<'apostrophes' | 'quotes' | 'dashes', Family>> = {
  apostrophes: {
    keyboard: "'",
    // Beside the quotes: letters that look like them, primes, accents without a letter, the wide one.
    signs: [...PUNCTUATION.filter(isApostrophe), ...fromCodes(0x02_bc, 0x02_bb, 0x20_32, 0xb4, 0x60, 0xff_07)],
    name: (sign) => `Guns N${sign} Roses`,
  },
  quotes: {
    keyboard: '"',
    signs: [...PUNCTUATION.filter(isQuote), ...fromCodes(0xab, 0xbb, 0x20_33, 0xff_02)],
    name: (sign) => `${sign}Weird Al${sign}`,
  },
  dashes: {
    keyboard: '-',
    signs: [...PUNCTUATION.filter(isDash), ...fromCodes(0x22_12)].filter((sign) => sign !== '-'),
    name: (sign) => `Jay${sign}Z`,
  },
};

/** Two names of a script whose marks are letters: different words, of which a search for one finds that one alone. */
export const WORDS_BY_MARKS: Readonly<Record<string, readonly [string, string]>> = {
  Devanagari: ['पानी', 'पुनः'],
  Thai: ['เสือ', 'เสื่อ'],
  kana: ['はははは', 'ぱぱぱぱ'],
};

/** One name in the two spellings that Unicode has for it. */
export const SPELLINGS = { composed: 'Señorita'.normalize('NFC'), decomposed: 'Señorita'.normalize('NFD') } as const;

/** Names that look like markup and are none. */
export const LIKE_MARKUP: readonly string[] = ['<untitled>', '<3>', 'a <b> c', '&amp; more'];
