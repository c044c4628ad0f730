import { type AuthProvider, HttpError, type UserIdentity } from 'react-admin';
import { canUse } from '../contract/access';
import { AUTH_PATHS } from '../contract/endpoints';
import { KINDS, recordName } from '../contract/kinds';
import type { CurrentUser, LoginRequest } from '../contract/session';
import { trimText } from '../contract/text';
import { app } from '../messages/app';
import { asText, isObject } from './parse';
import { parseUser } from './session';
import type { HeldRecords, Http, Session } from './types';

const identityOf = (user: CurrentUser): UserIdentity & CurrentUser => ({
  ...user,
  id: user._id,
  fullName: user.fullName ?? recordName(KINDS.users, user),
});

/** Who is signed in and what they may do (spec 4, 6). Login's failures reject with the server's message; nothing else calls the API. */
export const createAuthProvider = ({ http, session, held }: { http: Http; session: Session; held: HeldRecords }) =>
  ({
    login: async ({ email, password }: LoginRequest) => {
      const body: LoginRequest = { email: trimText(email), password };
      const { data } = await http.request<unknown>({ method: 'POST', path: AUTH_PATHS.login, body, guest: true });
      const token = isObject(data) ? asText(data.token) : undefined;
      const user = isObject(data) ? parseUser(data.user) : undefined;
      if (!token || !user) throw new HttpError(app.catalogue.error.unknown, 200);
      held.clear();
      session.start(token, user);
    },

    /** Storage is empty at once, before any promise settles. */
    logout: () => {
      session.end();
      held.clear();
      return Promise.resolve();
    },

    /** `message: false` asks react-admin for the login page without an alert: a visitor has done nothing wrong (spec 2, guard). */
    checkAuth: () => (session.token() === null ? Promise.reject({ message: false }) : Promise.resolve()),

    /**
     * Where nothing listens to the session's end, http.ts leaves a 401 to react-admin. Else the session is over by now, and this must
     * not reject: react-admin would make an empty success of the failed call.
     */
    checkError: async (error: unknown) => {
      const isRefused = isObject(error) && error.status === 401 && session.token() !== null;
      if (isRefused) throw new Error('catalogue.error.signedOut');
    },

    getIdentity: async () => {
      const user = session.user();
      if (!user) throw new Error('catalogue.error.signedOut');
      return identityOf(user);
    },

    getPermissions: async () => session.user()?.role ?? null,

    /** By contract/access.ts, whatever the action: a role uses a kind of record whole or not at all (spec 6). */
    canAccess: async ({ resource }: { resource: string }) => canUse(session.user()?.role, resource),
  }) satisfies AuthProvider;
