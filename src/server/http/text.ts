import { TEXT_LIMIT } from '../../contract/limits';
import { isBlank, trimText } from '../../contract/text';
import { ApiError } from './errors';

/**
 * A short text as it is stored: trimmed, control characters and line breaks as spaces, halves of characters replaced, so that every
 * database takes it. Undefined for a text that shows nothing, which counts as not sent (spec 5).
 * @throws ApiError 400 when it is longer than the limit
 */
export const shortText = (value: string | undefined, field: string): string | undefined => {
  if (value === undefined) return undefined;
  const text = trimText(value.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd'));
  if (isBlank(text)) return undefined;
  if ([...text].length > TEXT_LIMIT) throw new ApiError(400, `The field ${field} takes at most ${TEXT_LIMIT} characters.`, field);
  return text;
};

const WORDS = { http: 'a web address that starts with http:// or https://', other: 'a web address, mailto: or tel:' };

const schemeOf = (text: string): string | undefined => {
  // example.org:8080/x names a port, not a scheme.
  if (/^[^/?#:]+\.[^/?#:]+:\d+(?:[/?#]|$)/.test(text)) return undefined;
  return /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
};

/**
 * A link as it is stored: https:// is added to a bare address, everything that is not a link to go to is refused in words
 * (decisions, 'Forms': javascript:, data:, vbscript:).
 * @param contacts mailto: and tel: are taken too
 * @throws ApiError 400
 */
export const linkText = (text: string, field: string, contacts = false): string => {
  const refused = new ApiError(400, `The field ${field} takes ${contacts ? WORDS.other : WORDS.http}.`, field);
  const scheme = schemeOf(text);
  if (scheme === 'mailto' || scheme === 'tel') {
    if (!contacts || !/^[^:]+:\S+$/.test(text)) throw refused;
    return text;
  }
  if (scheme !== undefined) {
    if (!/^https?:\/\/[^\s/?#]\S*$/i.test(text) || !URL.canParse(text)) throw refused;
    return text;
  }
  const bare = text.replace(/^\/\//, '');
  // A word alone, a path or a mail address is no web address, though a parser would take each for a host.
  if (!/^[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/.test(bare) || !URL.canParse(`https://${bare}`)) throw refused;
  return `https://${bare}`;
};
