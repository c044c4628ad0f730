/** One character that shows as nothing: white space, no-break and zero-width spaces, fillers of Hangul and Braille. */
const BLANK = /[\s\u200B-\u200D\u2060\u115F\u1160\u3164\uFFA0\u2800]/u;

/**
 * The text without what shows as nothing at its ends; console and API trim alike. Walks from both ends, as an expression like `\s+$`
 * takes quadratic time on a long run of spaces inside the text.
 */
export const trimText = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** First and last name of a person, as far as they are known. */
export const fullName = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Tells whether nothing of the text shows. */
export const isBlank = (text: string): boolean => trimText(text) === '';
