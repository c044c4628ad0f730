import { type AuthProvider, HttpError, type UserIdentity } from 'react-admin';
import { canUse } from '../contract/access';
import { AUTH_PATHS } from '../contract/endpoints';
import type { CurrentUser, LoginRequest } from '../contract/session';
import { trimText } from '../contract/text';
import { app } from '../messages/app';
import { isObject, textOf } from './parse';
import { refusalOf } from './refusal';
import { parseUser } from './session';
import type { HeldRecords, Http, Session } from './types';

const identityOf = (user: CurrentUser): UserIdentity & CurrentUser => ({
  ...user,
  id: user._id,
  fullName: user.fullName ?? [user.firstName, user.lastName].filter(Boolean).join(' '),
});

/** A promise that never settles: the caller waits on a screen that is being left. */
const forever = () => new Promise<void>(() => undefined);

const statusOf = (error: unknown) => (isObject(error) ? error.status : undefined);

/**
 * Who is signed in and what they may do (spec 4, 6). Login's failures reject with the server's message; nothing else talks to the API.
 */
export const createAuthProvider = ({ http, session, held }: { http: Http; session: Session; held: HeldRecords }) =>
  ({
    /** Email as typed but for blanks around it; the password untouched. */
    login: async ({ email, password }: LoginRequest) => {
      const body: LoginRequest = { email: trimText(email), password };
      const { data } = await http.request<unknown>({ method: 'POST', path: AUTH_PATHS.login, body, guest: true });
      const token = isObject(data) ? textOf(data.token) : undefined;
      const user = isObject(data) ? parseUser(data.user) : undefined;
      if (!token || !user) throw new HttpError(app.catalogue.error.unknown, 200);
      held.clear();
      session.start(token, user);
    },

    /** Needs no network: the API has no logout call (spec 7). Empty storage at once, before any promise settles. */
    logout: () => {
      session.end();
      held.clear();
      return Promise.resolve();
    },

    /** `message: false` asks react-admin for the login page without an alert: a visitor has done nothing wrong (spec 2, guard). */
    checkAuth: () => (session.token() === null ? Promise.reject({ message: false }) : Promise.resolve()),

    /**
     * Only 401 signs out; all else, 403 too, is a message where it happened. A visitor's 401 (wrong password) is a message as well.
     * What comes late, for a session that is over already, never settles: react-admin would log out whoever is signed in by now, show
     * a second alert, or (as it turns every 401 into an empty success) tell that a save worked.
     */
    checkError: (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal === 'late') return forever();
      if (refusal === 'guest' || statusOf(error) !== 401) return Promise.resolve();
      return Promise.reject(new Error('catalogue.error.signedOut'));
    },

    getIdentity: async () => {
      const user = session.user();
      if (!user) throw new Error('catalogue.error.signedOut');
      return identityOf(user);
    },

    /** The role, read afresh at each question. */
    getPermissions: async () => session.user()?.role ?? null,

    /** By contract/access.ts, whatever the action: a role uses a kind of record whole or not at all (spec 6). */
    canAccess: async ({ resource }: { resource: string }) => canUse(session.user()?.role, resource),
  }) satisfies AuthProvider;
