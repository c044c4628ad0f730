import { EMAIL_LIMIT } from '../../contract/limits';
import { composed, trimText } from '../../contract/text';
import { ApiError } from '../errors/apiError';

/** An address as it is stored and compared: `Ana@X.org` and ` ana@x.org ` are one account. */
export const foldEmail = (email: string): string => composed(trimText(email), EMAIL_LIMIT).toLowerCase();

/** Without a sign by which a mail program would read two addresses or none, without an empty part, and no encoded word. */
const NAME = /^(?!=\?)[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}]+(?:\.[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}]+)*$/u;
/** Names of machines, in any script. */
const DOMAIN =
  /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)*$/u;

const isAddress = (email: string) => {
  const [name = '', domain = '', ...more] = email.split('@');
  return more.length === 0 && NAME.test(name) && DOMAIN.test(domain);
};

/** The typed address as it is stored. ApiError 400 when no mail could reach it. */
export const requireEmail = (typed: string, field: string): string => {
  const email = foldEmail(typed);
  if (email.length > EMAIL_LIMIT || !isAddress(email))
    throw new ApiError(400, 'This is not an email address such as name@example.org.', field);
  return email;
};
