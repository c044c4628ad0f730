import { TEXT_LIMIT } from '../../contract/limits';
import { linkAddress } from '../../contract/links';
import { composed, isBlank, trimText, withoutOverrides } from '../../contract/text';
import { ApiError } from '../errors/apiError';

/** Of a text as it is sent: blanks around it and accents apart make it longer than it is, but never so much. */
const MOST_SENT = 20 * TEXT_LIMIT;

const tooLong = (field: string) => new ApiError(400, `The field ${field} takes at most ${TEXT_LIMIT} characters.`, field);

/** A text trimmed, without control characters. Undefined for a blank one, which counts as not sent (spec 5). ApiError 400. */
const readText = (value: string | undefined, field: string, written = (text: string) => text): string | undefined => {
  if (value === undefined) return undefined;
  if (value.length > MOST_SENT) throw tooLong(field);
  const text = trimText(written(value.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd')));
  if (isBlank(text)) return undefined;
  if ([...text].length > TEXT_LIMIT) throw tooLong(field);
  return text;
};

/** A name as it is stored: in one spelling (NFC), and without what turns round the words behind it. As `readText` beside that. */
export const shortText = (value: string | undefined, field: string): string | undefined =>
  readText(value, field, (text) => composed(withoutOverrides(text), TEXT_LIMIT));

export type TextReader = (value: string | undefined, field: string) => string | undefined;

const linkReader =
  (contacts: boolean, words: string): TextReader =>
  (value, field) => {
    // As it is: to a server two spellings are two addresses.
    const text = readText(value, field);
    if (text === undefined) return undefined;
    const address = linkAddress(text, { contacts });
    if (address === undefined) throw new ApiError(400, `The field ${field} takes ${words}.`, field);
    return address;
  };

export const linkText = linkReader(false, 'a web address that starts with http:// or https://');

export const contactText = linkReader(true, 'a web address, mailto: or tel:');
