import type { Context } from 'hono';
import { z } from 'zod';
import { EMAIL_LIMIT } from '../../contract/limits';
import { forgetPasswordRequestSchema, resetPasswordRequestSchema } from '../../contract/session';
import { isBlank } from '../../contract/text';
import { requireGoodPassword } from '../credentials/passwordRules';
import { hashPassword, verifyPassword } from '../credentials/passwords';
import { replacePassword } from '../credentials/replacePassword';
import { consumeResetLink, findResetLinkOwner } from '../credentials/resetLinks';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { clientAddress } from '../http/clientAddress';
import type { AppEnv } from '../http/context';
import { readJson } from '../http/validate';
import { readKey } from '../idempotency/creates';
import { AnsweredBefore, EACH_TIME, keyOfAnother, onceUnder } from '../idempotency/once';
import { queueResetMail } from '../mail/jobs';
import type { Services } from '../services/services';
import { foldEmail } from '../users/email';
import { lockUsers } from '../users/queries';
import { rememberDevice } from './devices';
import { BUDGETS, takeTry, tryKey } from './throttle';

const EMAIL_REQUIRED = 'Email is required';
const PASSWORDS_REQUIRED = 'Passwords are required';

/** Spec 7. Neither the answer nor its time shows whether anybody has the address, or whether too many links were asked for. */
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

const OTHER_PASSWORD = 'Another password was set by this link before. Sign in with that one, or ask for a new link.';

/** What is kept of a reset under a key. The same password is known by its own slow hash: a fast one of it is stored nowhere. */
const resetSchema = z.object({ id: z.string(), passwordHash: z.string() });

/** Spec 7. Expired, used and unknown links get one answer. Sent again under the same key it ends as well as before, though the link is used. */
export async function resetPassword(context: Context<AppEnv>, token: string, services: Services) {
  const { database, settings, clock } = services;
  const key = readKey(context);
  const { password, confirmPassword } = await readJson(context, resetPasswordRequestSchema, PASSWORDS_REQUIRED);
  const once = key === undefined ? EACH_TIME : onceUnder(services, { key, owner: `link ${token}`, fingerprint: 'reset' });
  const reset = async () => {
    const owner = await findResetLinkOwner(database, token, clock());
    if (!owner) {
      await once.check();
      throw deadLink();
    }
    if (password === '' || confirmPassword === '')
      throw new ApiError(400, PASSWORDS_REQUIRED, password === '' ? 'password' : 'confirmPassword');
    if (password !== confirmPassword) throw new ApiError(400, 'Inputed passwords must match', 'confirmPassword');
    requireGoodPassword(password, owner, 'password');
    const passwordHash = await hashPassword(password);
    return transact(database, (transaction) =>
      once.run(transaction, async () => {
        await lockUsers(transaction);
        if (!(await consumeResetLink(transaction, token, clock()))) throw deadLink();
        await replacePassword(transaction, owner.id, passwordHash);
        return { id: owner.id, passwordHash };
      }),
    );
  };
  const again = async (error: unknown) => {
    if (!(error instanceof AnsweredBefore)) throw error;
    const before = resetSchema.parse(error.answer);
    if (password !== confirmPassword || !(await verifyPassword(password, before.passwordHash)))
      throw keyOfAnother(OTHER_PASSWORD);
    return before;
  };
  rememberDevice(context, await reset().catch(again), settings);
}
