/** Every character of Unicode, halves of pairs left out. */
const CHARACTERS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));

const charactersOf = (property: RegExp) => CHARACTERS.filter((character) => property.test(character));

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/** The first and the last of each run of neighbours: a table with a gap, or one that ends too early, shows at one of them. */
const ends = (characters: readonly string[]) => {
  const codes = new Set(characters.map(codeOf));
  return characters.filter((character) => !codes.has(codeOf(character) - 1) || !codes.has(codeOf(character) + 1));
};

/** Empty patterns of Braille: Unicode counts them among the symbols, though nothing is seen of them. */
const BRAILLE_BLANK = String.fromCodePoint(0x28_00);

/** What a keyboard, a page or a word processor leaves behind as nothing: white space, zero-width spaces, and letters that fill a place. */
export const SPACES: readonly string[] = charactersOf(/[\s\u200b-\u200d\u2060]|(?=\p{Default_Ignorable_Code_Point})\p{L}/u);

/**
 * What Unicode says to show as nothing, whatever the font: soft hyphens, joiners, marks of direction, variation selectors, tags. And what it
 * counts as white space.
 */
const INVISIBLE: readonly string[] = [...charactersOf(/[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u), BRAILLE_BLANK];

/** Texts that are nothing to see, each to be refused like an empty one: one sign, many, and all kinds mixed. */
export const BLANK: readonly string[] = [
  ...ends(INVISIBLE),
  ends(INVISIBLE).join(''),
  ...[...SPACES.entries()].map(([index, space]) => ` ${space}${ends(INVISIBLE)[index] ?? ''}${space} `),
];

/** A few of the texts that are blank by any rule, where one a call is enough. */
export const SPACED: readonly string[] = ['', ' ', '\t', '\n', `\r\n${SPACES.join('')}`, ...SPACES.slice(-4)];

/** Signs that turn round, or hold apart, what stands behind them: nobody means one in a name, and each is to be dropped from it. */
export const OVERRIDES: readonly string[] = charactersOf(/(?![\u061c\u200e\u200f])\p{Bidi_Control}/u);

/** Names written with marks of their own, as some keyboards and file systems give them, and in NFC, as they are to be stored. */
export const MARKS: readonly (readonly [typed: string, stored: string])[] = [
  ...['Beyoncé', 'Việt', 'Ångström', 'ガール', '강남', 'Ǖ', 'Й'],
].map((name) => [name.normalize('NFD'), name.normalize('NFC')] as const);

const JOINER = String.fromCodePoint(0x20_0d);
const NON_JOINER = String.fromCodePoint(0x20_0c);
const tagged = (base: string, word: string) =>
  base + [...`${word}\u007f`].map((letter) => String.fromCodePoint(0xe_00_00 + codeOf(letter))).join('');

/** Names in the scripts of the world, with the signs that belong into their middle: each stored as it was typed. */
export const SCRIPTS: readonly string[] = [
  ...['Дорога', 'पानी', 'पुनः', 'ราชา', 'שָׁלוֹם', 'أغنية', '夜に駆ける', 'Ἑλλάς', 'ქართული', 'தமிழ்', 'ᠮᠣᠩᠭᠣᠯ', '🎵'],
  `می${NON_JOINER}خواهم`,
  `ක්${JOINER}ෂ`,
  ['👨', '👩', '👧'].join(JOINER),
  tagged('🏴', 'gbeng'),
];

/** Names that look like markup and are none in a plain text: stored as they were typed. */
export const MARKUP: readonly string[] = [
  '<untitled>',
  '<3',
  'a < b > c',
  '<b>loud</b>',
  '&amp;',
  '<!--',
  '</p>',
  '<script>alert(1)</script>',
];

/** Names of signs that mean something to a database, a template or a language: stored as they were typed. */
export const SIGNS: readonly string[] = [
  ...[
    '%',
    '%%',
    '_',
    '\\',
    "'",
    '"',
    '`',
    "' or 1=1 --",
    '*',
    '"*',
    'NEAR(',
    'a AND',
    '(',
    '^',
    ':',
    '{',
    '../..',
    '?',
    '#',
    '&',
  ],
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    '0',
    '-1',
    '1e309',
    '__proto__',
    'constructor',
    '$gt',
    '{{7*7}}',
    '[object Object]',
    '…',
  ],
];

/** Passwords that have the eight characters and would be guessed at once. */
export const WEAK_PASSWORDS: readonly string[] = [
  'aaaaaaaa',
  ' '.repeat(8),
  '\0'.repeat(8),
  'abababab',
  '12345678',
  '🎵'.repeat(8),
];

/** What is no address: none, two, one with a list, a name or a line of a mail's head in it, one with a sign nobody sees, one too long. */
export const NO_ADDRESSES: readonly string[] = [
  ...[
    'ben',
    'no address',
    'ben@',
    '@example.org',
    'a@b@c',
    'a,b@example.org',
    '"a b"@example.org',
    'ben@example.org, eve@example.org',
  ],
  ...[
    'ben@example.org\r\nBcc: eve@example.org',
    `a@exa${String.fromCodePoint(0x20_0b)}mple.org`,
    `${'x'.repeat(250)}@example.org`,
  ],
];

/** Addresses that look like some and can never get a mail. */
export const DEAD_ADDRESSES: readonly string[] = [
  'a@-',
  'a@x..org',
  'a@x.org?bcc=z',
  '=?utf-8?q?a?=@x.org',
  'a..b@x.org',
  'a@-x.org',
  'a@x.org.',
];

/** Half of a character: no text of a browser holds it, a text of JSON may. */
export const HALVES: readonly string[] = ['\ud800', '\udfff\ud800', 'a\udc00b'];
