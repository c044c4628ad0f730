import type { CurrentUser } from '../contract/session';
import { isObject, parseJson, textOf } from './parse';
import { createSafeStorage } from './safeStorage';
import type { Session } from './types';

const TOKEN = 'token';
const USER = 'user';

/** The identity of an answer or of a stored text; undefined unless email, first name and role are texts. Without an id the email stands for it. */
export const parseUser = (value: unknown): CurrentUser | undefined => {
  if (!isObject(value)) return undefined;
  const email = textOf(value.email);
  const _id = textOf(value._id) ?? email;
  const firstName = textOf(value.firstName);
  const role = textOf(value.role);
  if (_id === undefined || email === undefined || firstName === undefined || role === undefined) return undefined;
  return { _id, email, firstName, lastName: textOf(value.lastName), fullName: textOf(value.fullName), role };
};

const listeners = () => {
  const known = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...known]) listener();
    },
    heard: () => known.size > 0,
    add: (listener: () => void) => {
      // One entry a registration: the same function may be registered twice.
      const entry = () => listener();
      known.add(entry);
      return () => {
        known.delete(entry);
      };
    },
  };
};

/**
 * The session of this browser: `token` (raw text) and `user` (JSON) in local storage (spec 4), read anew at each question, so that
 * this tab follows the others. Half a session or a broken text counts as signed out; blocked storage keeps the session in memory.
 * Listens to other tabs for as long as the page lives.
 */
export const createSession = (): Session => {
  const storage = createSafeStorage(() => window.localStorage);
  const changeElsewhere = listeners();
  const identityChange = listeners();
  const refused = listeners();

  const read = () => {
    const token = storage.get(TOKEN);
    const user = parseUser(parseJson(storage.get(USER)));
    return token && user ? { token, user } : null;
  };
  /** What this tab last knew, to tell what another tab changed. */
  let known = read();

  const store = (token: string, user: CurrentUser) => {
    // Another tab must never see one person's token beside another's name.
    if (known && known.user._id !== user._id) storage.remove(TOKEN);
    storage.set(USER, JSON.stringify(user));
    storage.set(TOKEN, token);
    known = { token, user };
  };
  const end = () => {
    known = null;
    storage.remove(TOKEN);
    storage.remove(USER);
  };
  const follow = () => {
    const before = known?.user;
    known = read();
    const after = known?.user;
    if (before?._id !== after?._id) changeElsewhere.tell();
    else if (JSON.stringify(before) !== JSON.stringify(after)) identityChange.tell();
  };

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === TOKEN || event.key === USER || event.key === null) follow();
    });
    // A tab that slept or comes back from the page cache has missed the events.
    window.addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', follow);
  }

  return {
    token: () => read()?.token ?? null,
    user: () => read()?.user ?? null,
    start: (token, user) => {
      store(token, user);
      identityChange.tell();
    },
    update: (user) => {
      const current = read();
      if (current?.user._id !== user._id) return;
      store(current.token, user);
      identityChange.tell();
    },
    end,
    refuse: (token) => {
      const current = read();
      // A token that vanished from the storage without a word leaves this tab signed in on screen: somebody has to end that.
      const live = token === null ? known !== null && current === null : token === current?.token;
      if (!live) return 'late';
      if (!refused.heard()) return 'live';
      end();
      refused.tell();
      return 'late';
    },
    onRefused: refused.add,
    onChangeElsewhere: changeElsewhere.add,
    onIdentityChange: identityChange.add,
  };
};
