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
import { oneAtATime } from './oneAtATime';
import { addTry, BUDGETS, countTries, forgetTries, takeTry, tooManyTries, tryKey } from './throttle';

const CREDENTIALS_REQUIRED = 'Login credentials are required';

const ATTACK_FROM = 30;

/** Strangers never hold a person up: a device they have used before has tries of its own, and a new one has at least one. */
const triesOf = (email: string, address: string, device: string | undefined) => ({
  device: device === undefined ? undefined : { key: tryKey('device', email, device), budget: BUDGETS.credentials },
  pair: tryKey('pair', email, address),
  address: { key: tryKey('address', address), budget: BUDGETS.address },
  account: { key: tryKey('account', email), budget: BUDGETS.credentials },
});

/** Gives the key of the taken try, and what a wrong password counts against as well. ApiError 429 when it came too early. */
async function takeLoginTry({ database }: Services, tries: ReturnType<typeof triesOf>, now: Date) {
  const { device, pair, address, account } = tries;
  const isAttacked = (await countTries(database, account, now)) >= ATTACK_FROM;
  const taken = device ?? { key: pair, budget: isAttacked ? BUDGETS.underAttack : BUDGETS.credentials };
  const wait = await takeTry(database, taken, now, device ? [] : [address.key]);
  if (wait > 0) throw tooManyTries(wait);
  return { taken: taken.key, alsoCounted: device ? [] : [address, account] };
}

/** For whoever looks for attacks, or blocks them: where it came from, and of which account, of which nothing can be read from this. */
const logRefusal = (context: Context<AppEnv>, email: string, from: string) =>
  context.get('log').warn({ from, account: tryKey('account', email).slice(0, 12) }, 'sign-in refused');

const wrongLogin = () => new ApiError(401, 'The email or the password is not right.');

/** The person may have been deleted, deactivated or given another password while theirs was being checked. */
const openSession = ({ database, clock }: Services, checked: UserRow): Promise<string> =>
  transact(database, async (transaction) => {
    await lockUsers(transaction);
    const user = await findUserById(transaction, checked.id);
    if (user?.isActive !== 1 || user.passwordHash !== checked.passwordHash) throw wrongLogin();
    return startSession(transaction, user.id, clock());
  });

/** Spec 7. Unknown address, wrong password and deactivated account get one answer, after the same time. */
export async function signIn(context: Context<AppEnv>, services: Services) {
  const { database, settings, clock } = services;
  const { email, password } = await readJson(context, loginRequestSchema, CREDENTIALS_REQUIRED);
  if (isBlank(email) || password === '') throw new ApiError(400, CREDENTIALS_REQUIRED, isBlank(email) ? 'email' : 'password');
  const user = await findUserByEmail(database, email);
  const device = recognisedDevice(context, user);
  const [account, from] = [foldEmail(email), clientAddress(context, settings.trustProxy)];
  const tries = triesOf(account, from, device);
  // One after the other: no right password is refused, and no wrong one missed in the count, for those still being checked beside it.
  return oneAtATime((tries.device ?? tries.address).key, async () => {
    const { taken, alsoCounted } = await takeLoginTry(services, tries, clock());
    const fits = await verifyPassword(password, user?.passwordHash);
    if (!user || !fits || user.isActive !== 1) {
      for (const each of alsoCounted) await addTry(database, each, clock());
      logRefusal(context, account, from);
      throw wrongLogin();
    }
    const token = await openSession(services, user);
    await forgetTries(database, taken);
    if (device === undefined) rememberDevice(context, user, settings);
    return { token, user: presentCurrentUser(user) };
  });
}
