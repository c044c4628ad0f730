import { trimText } from '../contract/text';

/** Signs of Windows-1252 from 0x80 to 0x9f. By hand: Node 20 decodes that as Latin-1. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_SIGN = 0x80;
const BYTES = new Map([...SIGNS].map((sign, index) => [sign, FIRST_SIGN + index]));
const asWindows = (text: string) => text.replace(/[\u0080-\u009f]/g, (sign) => SIGNS.charAt(sign.charCodeAt(0) - FIRST_SIGN));

/** The bytes behind a text that a reader of tags decoded as Latin-1 or Windows-1252, undefined where there are none. */
const bytesOf = (text: string): Uint8Array | undefined => {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const byte = code < 256 ? code : BYTES.get(sign);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  return new Uint8Array(bytes);
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;
const JAPANESE =
  /^[\p{ASCII}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\u30fb\u30fc\uff01-\uff5e\u2010-\u2026\u00d7\u266a\u2606\u2605]*$/u;

/**
 * Whether bytes read as Shift-JIS are a text that somebody wrote. Words of Western Europe can be read so, too, by two letters a sign: an
 * apostrophe of Windows in "Don’t" makes one sign of Chinese among letters, but never kana, and never more such signs than letters.
 */
const isJapanese = (text: string): boolean => {
  if (!JAPANESE.test(text) || /[\uff61-\uff9f]/.test(text)) return false;
  const han = count(text, /\p{Script=Han}/gu);
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || (han > 1 && han > count(text, /[a-z]/gi));
};

/**
 * A tag that says it is Latin-1, or says nothing, in what it was really written: UTF-8, Shift-JIS, or Windows-1252 with its quotation marks.
 * Any other text comes back as it is.
 */
export const decodedAnew = (text: string): string => {
  if (!/[\u0080-\u{10ffff}]/u.test(text)) return text;
  const bytes = bytesOf(text);
  if (bytes === undefined) return text;
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== undefined) return utf8;
  const japanese = decoded(bytes, 'shift_jis');
  if (japanese !== undefined && isJapanese(japanese)) return japanese;
  return asWindows(text);
};

/** What programs write where they know nothing. */
const UNKNOWN = /^(?:<?unknown(?: (?:artist|album|title))?>?|untitled|track ?\d*|audiotrack ?\d*)$/i;

/** A tag's or a file's text for a person, undefined where it says nothing: decoded anew, its accents composed, no blanks around it or twice in it. */
export const readText = (raw: string | undefined): string | undefined => {
  // A tag of several values, or one filled up, has NUL between or behind them; no name is longer than what is looked at here.
  const text = decodedAnew((raw ?? '').slice(0, 2_000).replace(/\0+$/, '').replaceAll('\0', ' / '));
  const clean = trimText(text.normalize('NFC').replace(/[\s\u00a0]+/g, ' '));
  return clean === '' || UNKNOWN.test(clean) ? undefined : clean;
};
