/**
 * Signs that people, their programs and MusicBrainz write for one of the keyboard: quotation marks, primes, accents without a letter and
 * letters that look like them; waves; every dash, and the minus; slashes of fractions.
 */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /[\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0384\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201b\u2032\u2035\u2039\u203a\u275b\u275c\ua78b\ua78c\uff07\uff40]/g,
    "'",
  ],
  [/[\u00ab\u00bb\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u2e42\u3003\u301d-\u301f\uff02]/g, '"'],
  [/[\u02dc\u2053\u223c\u301c\u3030\uff5e]/g, '~'],
  [/[\p{Pd}\u02d7\u2043\u2212\u2796]/gu, '-'],
  [/[\u2044\u2215]/g, '/'],
];

const withKeyboardSigns = (text: string) => SIGNS.reduce((written, [signs, key]) => written.replace(signs, key), text);

/** Letters that are one of their own to Unicode and an accented one to people, as folded letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
};

const BLANKS = /[\s\p{Cc}\u115f\u1160\u2800\u3164\uffa0]+/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Marks behind a letter of a script in which they are accents, vowel points or stress, behind a sign of no script, or behind nothing. In any
 * other script they are letters: vowels of India and Thailand, the voicing of kana.
 */
const ACCENTS =
  /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}])\p{M}+/gu;

/**
 * Folds a text for comparing: what differs in case, in accents, in typographic signs or in how Unicode composes it alone becomes the same.
 * Compatibility forms are undone, what is not seen is dropped, every run of blanks is one space, none around it. Takes quadratic time in a
 * run of marks: look at the length first.
 */
export const fold = (text: string): string =>
  // Before and behind NFKD, which makes an acute without a letter into a blank, and has primes and apostrophes of its own.
  withKeyboardSigns(withKeyboardSigns(text.normalize('NFD')).normalize('NFKD'))
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '')
    .replace(ACCENTS, '$1')
    .toLowerCase()
    .replace(/[øłđðþħıæœßς]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    // By their parts: the first half of a syllable finds the whole, as a text is typed.
    .replace(/[\uac00-\ud7a3]+/g, (syllables) => syllables.normalize('NFD'))
    .replace(/ {2,}/g, ' ')
    .trim();
