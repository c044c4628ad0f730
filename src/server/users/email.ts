import { ApiError } from '../errors/apiError';
import { foldEmail } from './queries';

/** Longest address that mail knows, in characters. */
export const EMAIL_LIMIT = 254;

/** One @ with something at both sides, and no sign by which a mail program would read two addresses or none. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u;

/**
 * An address as it is stored, from what somebody typed.
 * @throws ApiError 400 when no mail could reach it
 */
export const requireAddress = (typed: string, field: string): string => {
  const email = foldEmail(typed);
  if (email.length > EMAIL_LIMIT || !ADDRESS.test(email))
    throw new ApiError(400, 'This is not an email address such as name@example.org.', field);
  return email;
};
