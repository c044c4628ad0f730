import type { Context } from 'hono';
import { loginRequestSchema } from '../../contract/session';
import { isBlank } from '../../contract/text';
import { verifyPassword } from '../credentials/passwords';
import { startSession } from '../credentials/sessions';
import { transact } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { clientAddress } from '../http/clientAddress';
import type { AppEnv } from '../http/context';
import { readJson } from '../http/validate';
import type { Services } from '../services/services';
import { foldEmail } from '../users/email';
import { presentCurrentUser } from '../users/presenter';
import { findUserByEmail, findUserById, lockUsers, type UserRow } from '../users/queries';
import { recognisedDevice, rememberDevice } from './devices';
import { addTry, BUDGETS, countTries, forgetTries, takeTry, tooManyTries, tryKey } from './throttle';

const CREDENTIALS_REQUIRED = 'Login credentials are required';

const ATTACK_FROM = 30;

/**
 * What a login counts against. Strangers never hold a person up: a device that the person has used before has tries of its own, and a new
 * one has at least one, wherever else the account is being attacked from.
 */
const triesOf = (email: string, address: string, device: string | undefined) => ({
  device: device === undefined ? undefined : { key: tryKey('device', email, device), budget: BUDGETS.credentials },
  pair: tryKey('pair', email, address),
  address: { key: tryKey('address', address), budget: BUDGETS.address },
  account: { key: tryKey('account', email), budget: BUDGETS.credentials },
});

/** The key that the try was taken from, and what a wrong password counts against as well. ApiError 429 when it came too early. */
async function takeLoginTry({ database }: Services, tries: ReturnType<typeof triesOf>, now: Date) {
  const { device, pair, address, account } = tries;
  const isAttacked = (await countTries(database, account, now)) >= ATTACK_FROM;
  const taken = device ?? { key: pair, budget: isAttacked ? BUDGETS.underAttack : BUDGETS.credentials };
  const wait = await takeTry(database, taken, now, device ? [] : [address.key]);
  if (wait > 0) throw tooManyTries(wait);
  return { taken: taken.key, alsoCounted: device ? [] : [address, account] };
}

const wrongLogin = () => new ApiError(401, 'The email or the password is not right.');

/** Opens a session, unless the person was deleted, deactivated or given another password while theirs was being checked. */
const openSession = ({ database, clock }: Services, checked: UserRow): Promise<string> =>
  transact(database, async (transaction) => {
    await lockUsers(transaction);
    const user = await findUserById(transaction, checked.id);
    if (user?.isActive !== 1 || user.passwordHash !== checked.passwordHash) throw wrongLogin();
    return startSession(transaction, user.id, clock());
  });

/** Signs a person in (spec 7). Unknown address, wrong password and deactivated account are one answer that takes the same time. */
export async function signIn(context: Context<AppEnv>, services: Services) {
  const { database, settings, clock } = services;
  const { email, password } = await readJson(context, loginRequestSchema, CREDENTIALS_REQUIRED);
  if (isBlank(email) || password === '') throw new ApiError(400, CREDENTIALS_REQUIRED, isBlank(email) ? 'email' : 'password');
  const user = await findUserByEmail(database, email);
  const device = recognisedDevice(context, user);
  const tries = triesOf(foldEmail(email), clientAddress(context, settings.trustProxy), device);
  const { taken, alsoCounted } = await takeLoginTry(services, tries, clock());
  const fits = await verifyPassword(password, user?.passwordHash);
  if (!user || !fits || user.isActive !== 1) {
    for (const each of alsoCounted) await addTry(database, each, clock());
    throw wrongLogin();
  }
  const token = await openSession(services, user);
  await forgetTries(database, taken);
  if (device === undefined) rememberDevice(context, user, settings);
  return { token, user: presentCurrentUser(user) };
}
