import { TEXT_LIMIT } from '../../contract/limits';
import { linkAddress } from '../../contract/links';
import { isBlank, trimText } from '../../contract/text';
import { ApiError } from '../errors/apiError';

/**
 * A short text as it is stored: trimmed, control characters as spaces, lone surrogates replaced. Undefined for a text that shows nothing,
 * which counts as not sent (spec 5). ApiError 400 when it is too long.
 */
export const shortText = (value: string | undefined, field: string): string | undefined => {
  if (value === undefined) return undefined;
  const text = trimText(value.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd'));
  if (isBlank(text)) return undefined;
  if ([...text].length > TEXT_LIMIT) throw new ApiError(400, `The field ${field} takes at most ${TEXT_LIMIT} characters.`, field);
  return text;
};

/** Reads a field of a form as it is stored, undefined where nothing was sent; throws ApiError 400. */
export type TextReader = (value: string | undefined, field: string) => string | undefined;

const linkReader =
  (contacts: boolean, words: string): TextReader =>
  (value, field) => {
    const text = shortText(value, field);
    if (text === undefined) return undefined;
    const address = linkAddress(text, { contacts });
    if (address === undefined) throw new ApiError(400, `The field ${field} takes ${words}.`, field);
    return address;
  };

export const linkText = linkReader(false, 'a web address that starts with http:// or https://');

export const contactText = linkReader(true, 'a web address, mailto: or tel:');
