import { loginAnswerSchema } from '../../src/contract/session';
import { startSession } from '../../src/server/credentials/sessions';
import { insertUser } from '../../src/server/users/queries';
import type { TestApi } from './api';
import { hashOf } from './hashes';

/** Somebody with an account, already signed in. */
export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
}

interface NewPerson {
  email?: string;
  role?: string;
  firstName?: string;
  lastName?: string | null;
  isActive?: boolean;
}

const PASSWORD = 'a long password of theirs';

let count = 0;

/** Puts a person into the database, whatever the API would say to it, and signs them in. */
export const addPerson = async ({ services }: TestApi, options: NewPerson = {}): Promise<Person> => {
  const { database, clock } = services;
  count += 1;
  const { role = 'manager', firstName = `Pat ${count}`, lastName = null, isActive = true } = options;
  const email = options.email ?? `person-${count}@example.org`;
  const user = await insertUser(database, { email, firstName, lastName, role, passwordHash: await hashOf(PASSWORD) }, clock());
  const token = await startSession(database, user.id, clock());
  if (!isActive) await database.updateTable('users').set({ isActive: 0 }).where('id', '=', user.id).execute();
  return { id: user.id, email: user.email, password: PASSWORD, token };
};

/** Tries to sign in; the answer as it is. */
export const tryLogin = (api: TestApi, email: string, password: string, headers: Record<string, string> = {}) =>
  api.call('POST', 'auth/login', { token: null, json: { email, password }, headers });

/** Signs in once more, as on another device, and gives the token. */
export const login = async (api: TestApi, { email, password }: { email: string; password: string }): Promise<string> =>
  loginAnswerSchema.parse((await tryLogin(api, email, password)).body.data).token;

/** Status of a harmless call with this token: 200 while the session lives, 401 when it is over. */
export const statusOf = async (api: TestApi, token: string): Promise<number> =>
  (await api.call('GET', 'listings/artists', { token })).status;
