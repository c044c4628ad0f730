import type { Context } from 'hono';
import { updatePasswordRequestSchema } from '../../contract/session';
import { requireGoodPassword } from '../credentials/passwordRules';
import { hashPassword, verifyPassword } from '../credentials/passwords';
import { replacePassword } from '../credentials/replacePassword';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from '../http/context';
import { readJson } from '../http/validate';
import { expectedVersion } from '../http/versions';
import type { Services } from '../services/services';
import { readUserChanges, userChangesSchema } from '../users/input';
import { presentCurrentUser } from '../users/presenter';
import { lockUsers, requireUser } from '../users/queries';
import { requireExpectedUser, writeUserChanges } from '../users/write';
import { rememberDevice } from './devices';
import { BUDGETS, forgetTries, takeTry, tooManyTries, tryKey } from './throttle';

const PASSWORD_FIELDS = ['password', 'newPassword', 'confirmNewPassword'] as const;
const REQUIRED = 'Please fill in required fields';

const profileSchema = userChangesSchema.omit({ role: true, isActive: true });

/** Changes one's own email and names (spec 7), never role or state. */
export async function updateProfile(context: Context<AppEnv>, services: Services) {
  const { database, mail } = services;
  const by = context.get('signedIn');
  const [expected, changes] = [expectedVersion(context), readUserChanges(await readJson(context, profileSchema))];
  const user = await transact(database, async (transaction) => {
    await lockUsers(transaction);
    const before = await requireUser(transaction, by._id);
    await requireExpectedUser(transaction, before, expected, presentCurrentUser);
    return writeUserChanges(transaction, { ...services, by }, before, changes);
  });
  mail.wake();
  return presentCurrentUser(user);
}

/** Not 401, which would sign the person out. */
const wrongPassword = () => new ApiError(400, 'The current password is not right.', 'password');

/** Changes one's own password (spec 5, 7) and ends the other sessions. Wrong tries are throttled like a login's. */
export async function updatePassword(context: Context<AppEnv>, { database, settings, clock }: Services) {
  const { _id, sessionHash } = context.get('signedIn');
  const sent = await readJson(context, updatePasswordRequestSchema, REQUIRED);
  for (const field of PASSWORD_FIELDS) if (sent[field] === '') throw new ApiError(400, REQUIRED, field);
  const { password, newPassword, confirmNewPassword } = sent;
  if (newPassword !== confirmNewPassword) throw new ApiError(400, 'Inputed passwords must match', 'confirmNewPassword');
  const user = await requireUser(database, _id);
  requireGoodPassword(newPassword, user, 'newPassword');
  const tries = { key: tryKey('password', _id), budget: BUDGETS.credentials };
  const wait = await takeTry(database, tries, clock());
  if (wait > 0) throw tooManyTries(wait);
  if (!(await verifyPassword(password, user.passwordHash))) throw wrongPassword();
  const passwordHash = await hashPassword(newPassword);
  await transact(database, async (transaction) => {
    await lockUsers(transaction);
    if ((await requireUser(transaction, _id)).passwordHash !== user.passwordHash) throw wrongPassword();
    await replacePassword(transaction, _id, passwordHash, sessionHash);
    await forgetTries(transaction, tries.key);
  });
  rememberDevice(context, { id: _id, passwordHash }, settings);
  return { user: presentCurrentUser(user) };
}
