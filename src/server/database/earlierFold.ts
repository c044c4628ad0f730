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

/** How search texts were folded before `fold`: those that are not made anew yet are found by it. */
export const earlierFold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıæœßς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\s\p{Cc}\u115f\u1160\u3164]+/gu, ' ')
    .trim();
