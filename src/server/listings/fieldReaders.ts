import type { FieldFormat } from '../../contract/kinds';
import { DESCRIPTION_LIMIT, TARGET_TYPES } from '../../contract/limits';
import { isBlank } from '../../contract/text';
import { ApiError } from '../errors/apiError';
import { contactText, linkText, shortText, type TextReader } from '../http/fieldText';
import { cleanHtml, hasWords } from './cleanHtml';

/** Clean HTML; without words it counts as not sent. */
const htmlText: TextReader = (value, field) => {
  if (value === undefined) return undefined;
  if (value.length > DESCRIPTION_LIMIT)
    throw new ApiError(400, `The field ${field} takes at most ${DESCRIPTION_LIMIT} characters, its formatting included.`, field);
  const html = cleanHtml(value.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', ''));
  return hasWords(html) ? html : undefined;
};

/** One of the target types of spec 9; an empty one counts as not sent. */
const targetTypeText: TextReader = (value, field) => {
  if (value === undefined || isBlank(value)) return undefined;
  if (TARGET_TYPES.some((type) => type === value)) return value;
  throw new ApiError(400, `The field ${field} takes one of ${TARGET_TYPES.join(', ')}.`, field);
};

const usersOnly: TextReader = (_value, field) => {
  throw new Error(`The field ${field} has a format that only users have; see users/input.ts.`);
};

/** How a text of a form is read, by the format of its field. */
export const FIELD_READERS: Readonly<Record<FieldFormat, TextReader>> = {
  text: shortText,
  id: shortText,
  webAddress: linkText,
  link: contactText,
  html: htmlText,
  targetType: targetTypeText,
  email: usersOnly,
  role: usersOnly,
  flag: usersOnly,
};
