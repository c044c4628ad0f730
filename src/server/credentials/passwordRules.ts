import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../../contract/limits';
import { composed } from '../../contract/text';
import { ApiError } from '../errors/apiError';

const COMMON = new Set(dictionary['passwords-common']);

const faultOf = (password: string, email: string): string | undefined => {
  const typed = composed(password, PASSWORD_MAXIMUM);
  const folded = typed.toLowerCase();
  const { length } = [...typed];
  if (length < PASSWORD_MINIMUM) return `The password must have at least ${PASSWORD_MINIMUM} characters.`;
  if (length > PASSWORD_MAXIMUM) return `The password may have at most ${PASSWORD_MAXIMUM} characters.`;
  if (COMMON.has(folded)) return 'This password is too common: it is among the first that are tried.';
  if (folded === email || folded === email.split('@')[0]) return 'The password must not be the email.';
  return undefined;
};

/** ApiError 400 unless a password has 8 to 128 characters and is neither common nor its owner's address. */
export const requireGoodPassword = (password: string, owner: { email: string }, field: string): void => {
  const fault = faultOf(password, owner.email);
  if (fault !== undefined) throw new ApiError(400, fault, field);
};
