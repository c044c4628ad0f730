/** One character that shows as nothing: white space, no-break and zero-width spaces, fillers of Hangul and Braille. */
const BLANK = /[\s\u200B-\u200D\u2060\u115F\u1160\u3164\uFFA0\u2800]/u;

/** The text without what shows as nothing at its ends. Not by an expression like `\s+$`, which is quadratic in a run of spaces. */
export const trimText = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

export const isBlank = (text: string): boolean => trimText(text) === '';
