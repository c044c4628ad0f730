import { type AuthProvider, HttpError } from 'react-admin';
import { canUse } from '../contract/access';
import { AUTH_PATHS } from '../contract/endpoints';
import { KINDS, recordName } from '../contract/kinds';
import type { LoginRequest } from '../contract/session';
import { trimText } from '../contract/text';
import { common } from '../messages/common';
import { asText, isObject } from './parse';
import { parseUser } from './session';
import type { HeldRecords, Http, Session } from './types';

interface AuthProviderOptions {
  http: Http;
  session: Session;
  held: HeldRecords;
  /** Tells the API that the session is over. */
  endSession: () => void;
}

/** Who is signed in and what they may do (spec 4, 6). Only login and logout call the API, and nobody waits for logout. */
export const createAuthProvider = ({ http, session, held, endSession }: AuthProviderOptions) =>
  ({
    login: async ({ email, password }: LoginRequest) => {
      const body: LoginRequest = { email: trimText(email), password };
      const { data } = await http.request<unknown>({ method: 'POST', path: AUTH_PATHS.login, body, guest: true });
      const token = isObject(data) ? asText(data.token) : undefined;
      const user = isObject(data) ? parseUser(data.user) : undefined;
      if (!token || !user) throw new HttpError(common.error.unknown, 200);
      held.clear();
      session.start(token, user);
    },

    logout: () => {
      if (session.token() !== null) endSession();
      session.end();
      held.clear();
      return Promise.resolve();
    },

    /** `message: false` asks react-admin for the login page without an alert (spec 2, guard). */
    checkAuth: () => (session.token() === null ? Promise.reject({ message: false }) : Promise.resolve()),

    /** Not once the session is over: of a call whose error rejects here, react-admin makes an empty success. Nor while it is held. */
    checkError: async (error: unknown) => {
      const isRefused = isObject(error) && error.status === 401 && session.token() !== null && !session.isHeld();
      if (isRefused) throw new Error('catalogue.error.signedOut');
    },

    getIdentity: async () => {
      const user = session.user();
      if (!user) throw new Error('catalogue.error.signedOut');
      return { ...user, id: user._id, fullName: user.fullName ?? recordName(KINDS.users, user) };
    },

    getPermissions: async () => session.user()?.role ?? null,

    /** Whatever the action: a role uses a kind of record whole or not at all (spec 6). */
    canAccess: async ({ resource }: { resource: string }) => canUse(session.user()?.role, resource),
  }) satisfies AuthProvider;
