import type { Context } from 'hono';
import { EMAIL_LIMIT } from '../../contract/limits';
import { forgetPasswordRequestSchema, resetPasswordRequestSchema } from '../../contract/session';
import { isBlank } from '../../contract/text';
import { requireGoodPassword } from '../credentials/passwordRules';
import { hashPassword } from '../credentials/passwords';
import { replacePassword } from '../credentials/replacePassword';
import { consumeResetLink, findResetLinkOwner } from '../credentials/resetLinks';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { clientAddress } from '../http/clientAddress';
import type { AppEnv } from '../http/context';
import { readJson } from '../http/validate';
import { queueResetMail } from '../mail/jobs';
import type { Services } from '../services/services';
import { foldEmail } from '../users/email';
import { lockUsers } from '../users/queries';
import { rememberDevice } from './devices';
import { BUDGETS, takeTry, tryKey } from './throttle';

const EMAIL_REQUIRED = 'Email is required';
const PASSWORDS_REQUIRED = 'Passwords are required';

/**
 * Queues a reset link for an address (spec 7). Neither the answer nor its time shows whether anybody has the address, whether it can be
 * one at all, or whether too many links were asked for.
 */
export async function requestPasswordReset(
  context: Context<AppEnv>,
  { database, settings, clock, mail }: Services,
): Promise<void> {
  const { email } = await readJson(context, forgetPasswordRequestSchema, EMAIL_REQUIRED);
  if (isBlank(email)) throw new ApiError(400, EMAIL_REQUIRED, 'email');
  const [folded, now] = [foldEmail(email), clock()];
  const address = { key: tryKey('reset', 'address', clientAddress(context, settings.trustProxy)), budget: BUDGETS.resetRequests };
  const account = { key: tryKey('reset', 'account', folded), budget: BUDGETS.resetMails };
  if ((await takeTry(database, address, now)) > 0) return;
  if ((await takeTry(database, account, now)) > 0 || folded.length > EMAIL_LIMIT) return;
  await queueResetMail(database, folded, now);
  mail.wake();
}

const deadLink = () => new ApiError(400, 'This link has expired or was used already. Please ask for a new one.');

/** Sets the password of whoever has the link (spec 7), once and within its hour. Expired, used and unknown links get one answer. */
export async function resetPassword(context: Context<AppEnv>, token: string, { database, settings, clock }: Services) {
  const { password, confirmPassword } = await readJson(context, resetPasswordRequestSchema, PASSWORDS_REQUIRED);
  const owner = await findResetLinkOwner(database, token, clock());
  if (!owner) throw deadLink();
  if (password === '' || confirmPassword === '')
    throw new ApiError(400, PASSWORDS_REQUIRED, password === '' ? 'password' : 'confirmPassword');
  if (password !== confirmPassword) throw new ApiError(400, 'Inputed passwords must match', 'confirmPassword');
  requireGoodPassword(password, owner, 'password');
  const passwordHash = await hashPassword(password);
  await transact(database, async (transaction) => {
    await lockUsers(transaction);
    if (!(await consumeResetLink(transaction, token, clock()))) throw deadLink();
    await replacePassword(transaction, owner.id, passwordHash);
  });
  rememberDevice(context, { id: owner.id, passwordHash }, settings);
}
