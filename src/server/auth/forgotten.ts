import type { Context } from 'hono';
import { forgetPasswordRequestSchema, resetPasswordRequestSchema } from '../../contract/session';
import { isBlank } from '../../contract/text';
import { requireGoodPassword } from '../credentials/passwordRules';
import { hashPassword } from '../credentials/passwords';
import { setPassword } from '../credentials/replacePassword';
import { findReset, takeReset } from '../credentials/resetLinks';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { clientAddress } from '../http/clientAddress';
import type { AppEnv } from '../http/context';
import { readJson } from '../http/validate';
import { queueResetMail } from '../mail/jobs';
import type { Services } from '../services/services';
import { EMAIL_LIMIT } from '../users/email';
import { foldEmail, holdUsers } from '../users/queries';
import { rememberDevice } from './devices';
import { RESET_MAILS, RESET_REQUESTS, takeTry, tryKey } from './throttle';

const EMAIL_REQUIRED = 'Email is required';
const PASSWORDS_REQUIRED = 'Passwords are required';

/**
 * Takes the wish for a reset link (spec 7). Whether anybody has the address, whether it can be one at all and whether too many were
 * asked for shows neither in the answer nor in its time: the mail is written later, by the mail worker.
 */
export async function askForReset(context: Context<AppEnv>, { database, settings, clock, mail }: Services): Promise<void> {
  const { email } = await readJson(context, forgetPasswordRequestSchema, EMAIL_REQUIRED);
  if (isBlank(email)) throw new ApiError(400, EMAIL_REQUIRED, 'email');
  const [folded, now] = [foldEmail(email), clock()];
  const address = { key: tryKey('reset', 'address', clientAddress(context, settings.trustProxy)), budget: RESET_REQUESTS };
  const account = { key: tryKey('reset', 'account', folded), budget: RESET_MAILS };
  if ((await takeTry(database, address, now)) > 0) return;
  if ((await takeTry(database, account, now)) > 0 || folded.length > EMAIL_LIMIT) return;
  await queueResetMail(database, folded, now);
  mail.wake();
}

const deadLink = () => new ApiError(400, 'This link has expired or was used already. Please ask for a new one.');

/**
 * Sets the password of whoever has the link (spec 7): once, within its hour, and not for a deactivated account. It voids the person's
 * other links and ends all their sessions. Expired, used and unknown links are one answer.
 */
export async function resetPassword(context: Context<AppEnv>, token: string, { database, settings, clock }: Services) {
  const { password, confirmPassword } = await readJson(context, resetPasswordRequestSchema, PASSWORDS_REQUIRED);
  const owner = await findReset(database, token, clock());
  if (!owner) throw deadLink();
  if (password === '' || confirmPassword === '')
    throw new ApiError(400, PASSWORDS_REQUIRED, password === '' ? 'password' : 'confirmPassword');
  if (password !== confirmPassword) throw new ApiError(400, 'Inputed passwords must match', 'confirmPassword');
  requireGoodPassword(password, owner, 'password');
  const passwordHash = await hashPassword(password);
  await transact(database, async (transaction) => {
    await holdUsers(transaction);
    if (!(await takeReset(transaction, token, clock()))) throw deadLink();
    await setPassword(transaction, owner.id, passwordHash);
  });
  rememberDevice(context, { id: owner.id, passwordHash }, settings.publicUrl?.startsWith('https:') ?? false);
}
