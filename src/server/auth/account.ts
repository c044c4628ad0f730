import type { Context } from 'hono';
import { updatePasswordRequestSchema } from '../../contract/session';
import { requireGoodPassword } from '../credentials/passwordRules';
import { hashPassword, verifyPassword } from '../credentials/passwords';
import { setPassword } from '../credentials/replacePassword';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from '../http/context';
import { readJson } from '../http/validate';
import type { Services } from '../services/services';
import { changesFrom, userChangesSchema } from '../users/input';
import { presentCurrentUser } from '../users/presenter';
import { holdUsers, requireUser } from '../users/queries';
import { applyChanges } from '../users/write';
import { rememberDevice } from './devices';
import { CREDENTIALS, forgetTries, takeTry, tooManyTries, tryKey } from './throttle';

const PASSWORD_FIELDS = ['password', 'newPassword', 'confirmNewPassword'] as const;
const REQUIRED = 'Please fill in required fields';

const profileSchema = userChangesSchema.omit({ role: true, isActive: true });

/** Changes the signed-in person's own email and names (spec 7); never their role or state. Gives the person as they are now. */
export async function updateProfile(context: Context<AppEnv>, { database }: Services) {
  const { _id } = context.get('signedIn');
  const changes = changesFrom(await readJson(context, profileSchema));
  const user = await transact(database, async (transaction) => {
    await holdUsers(transaction);
    return applyChanges(transaction, await requireUser(transaction, _id), changes);
  });
  return presentCurrentUser(user);
}

const wrongPassword = () => new ApiError(400, 'The current password is not right.', 'password');

/**
 * Changes the signed-in person's own password (spec 5, 7): the current one must be right, and wrong ones are throttled like a login.
 * All their other sessions end. A wrong one is 400: a 401 would sign the person out.
 */
export async function updatePassword(context: Context<AppEnv>, { database, settings, clock }: Services) {
  const { _id, sessionHash } = context.get('signedIn');
  const sent = await readJson(context, updatePasswordRequestSchema, REQUIRED);
  for (const field of PASSWORD_FIELDS) if (sent[field] === '') throw new ApiError(400, REQUIRED, field);
  const { password, newPassword, confirmNewPassword } = sent;
  if (newPassword !== confirmNewPassword) throw new ApiError(400, 'Inputed passwords must match', 'confirmNewPassword');
  const user = await requireUser(database, _id);
  requireGoodPassword(newPassword, user, 'newPassword');
  const tries = { key: tryKey('password', _id), budget: CREDENTIALS };
  const wait = await takeTry(database, tries, clock());
  if (wait > 0) throw tooManyTries(wait);
  if (!(await verifyPassword(password, user.passwordHash))) throw wrongPassword();
  const passwordHash = await hashPassword(newPassword);
  await transact(database, async (transaction) => {
    await holdUsers(transaction);
    // Changed elsewhere meanwhile: then the current password is another one.
    if ((await requireUser(transaction, _id)).passwordHash !== user.passwordHash) throw wrongPassword();
    await setPassword(transaction, _id, passwordHash, sessionHash);
    await forgetTries(transaction, tries.key);
  });
  rememberDevice(context, { id: _id, passwordHash }, settings.publicUrl?.startsWith('https:') ?? false);
  return { user: presentCurrentUser(user) };
}
