/** Letters that are one of their own to Unicode and an accented one to people, as folded letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
};

/**
 * Folds a text for searching: compatibility forms and accents undone, lower case, invisible characters dropped, every run of
 * blanks one space, none around it. Two texts that differ in case or accents alone fold to the same.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıæœßς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\p{Cc}\u115f\u1160\u3164]+/gu, ' ')
    .trim();

/** The text that a record is searched by: each part folded, on a line of its own, so that no term matches across two parts. */
export const searchTextOf = (parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.map((part) => fold(part ?? '')).filter((part) => part !== ''))].join('\n');
