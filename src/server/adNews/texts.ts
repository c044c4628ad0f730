import { DESCRIPTION_LIMIT, TARGET_TYPES } from '../../contract/limits';
import { isBlank } from '../../contract/text';
import { ApiError } from '../errors/apiError';
import type { TextReader } from '../http/fieldText';
import { cleanHtml, wordsOf } from './cleanHtml';

/** A description as it is stored: clean HTML; without words it counts as not sent. */
export const descriptionText: TextReader = (value, field) => {
  if (value === undefined) return undefined;
  if (value.length > DESCRIPTION_LIMIT)
    throw new ApiError(400, `The field ${field} takes at most ${DESCRIPTION_LIMIT} characters, its formatting included.`, field);
  const html = cleanHtml(value.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', ''));
  return isBlank(wordsOf(html).replaceAll('&nbsp;', ' ')) ? undefined : html;
};

/** One of the target types of spec 9; an empty one counts as not sent. */
export const targetTypeText: TextReader = (value, field) => {
  if (value === undefined || isBlank(value)) return undefined;
  if (TARGET_TYPES.some((type) => type === value)) return value;
  throw new ApiError(400, `The field ${field} takes one of ${TARGET_TYPES.join(', ')}.`, field);
};
