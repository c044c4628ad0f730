/** White space, no-break and zero-width spaces, fillers of Hangul and Braille. Not a selector of variants, which belongs to the sign before it. */
const BLANK = /[\s\u200B-\u200D\u2060\u115F\u1160\u3164\uFFA0\u2800]/u;

/** The text without what shows as nothing at its ends. Not by an expression like `\s+$`, which is quadratic in a run of spaces. */
export const trimText = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** A text of which nothing shows: blanks, and what Unicode has no sign for, such as marks of direction, selectors and tags. */
const NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (text: string): boolean => NOTHING.test(text);

/** Signs that turn round, or hold together, what stands behind them, to the end of the text and past it: nobody means one in a name. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** How many code units one composed character can come from. */
const LONGEST_DECOMPOSED = 4;

/**
 * The text with its accents composed (NFC), as keyboards differ in it. What is longer than `limit` characters whatever is composed stays as it
 * is: composing takes quadratic time in a run of marks.
 */
export const composed = (text: string, limit: number): string =>
  text.length > limit * LONGEST_DECOMPOSED ? text : text.normalize('NFC');
