import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../../contract/limits';
import { composed } from '../../contract/text';
import { ApiError } from '../errors/apiError';

const COMMON = new Set(dictionary['passwords-common']);

/** Eight blanks are as easily guessed as eight times a. */
const LEAST_SIGNS = 3;

/** What is wrong with a password of the owner of an address, in words for them; undefined where it is good. */
export const passwordFault = (password: string, email: string): string | undefined => {
  const typed = composed(password, PASSWORD_MAXIMUM);
  // A character has two code units at most: how many there are of a megabyte need not be counted.
  const length = typed.length > 2 * PASSWORD_MAXIMUM ? typed.length : [...typed].length;
  if (length < PASSWORD_MINIMUM) return `The password must have at least ${PASSWORD_MINIMUM} characters.`;
  if (length > PASSWORD_MAXIMUM) return `The password may have at most ${PASSWORD_MAXIMUM} characters.`;
  const folded = typed.toLowerCase();
  if (new Set(typed).size < LEAST_SIGNS) return 'The password must not repeat one or two signs.';
  if (COMMON.has(folded)) return 'This password is too common: it is among the first that are tried.';
  if (folded === email || folded === email.split('@')[0]) return 'The password must not be the email.';
  return undefined;
};

/** ApiError 400 unless a password has 8 to 128 characters and is neither common nor its owner's address. */
export const requireGoodPassword = (password: string, owner: { email: string }, field: string): void => {
  const fault = passwordFault(password, owner.email);
  if (fault !== undefined) throw new ApiError(400, fault, field);
};
