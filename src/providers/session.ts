import type { CurrentUser } from '../contract/session';
import { asText, isObject, parseJson } from './parse';
import { createSafeStorage } from './safeStorage';
import type { Session } from './types';

const TOKEN = 'token';
const USER = 'user';

/** Undefined unless email, first name and role are texts. Without an id the email stands for it. */
export const parseUser = (value: unknown): CurrentUser | undefined => {
  if (!isObject(value)) return undefined;
  const email = asText(value.email);
  const _id = asText(value._id) ?? email;
  const firstName = asText(value.firstName);
  const role = asText(value.role);
  if (_id === undefined || email === undefined || firstName === undefined || role === undefined) return undefined;
  const version = typeof value.version === 'number' ? value.version : undefined;
  return { _id, email, firstName, lastName: asText(value.lastName), fullName: asText(value.fullName), role, version };
};

type SessionEvent = 'changedElsewhere' | 'identityChanged' | 'refused';

const createListeners = () => {
  const listeners: Record<SessionEvent, Set<() => void>> = {
    changedElsewhere: new Set(),
    identityChanged: new Set(),
    refused: new Set(),
  };
  return {
    add: (event: SessionEvent, listener: () => void) => {
      listeners[event].add(listener);
      return () => {
        listeners[event].delete(listener);
      };
    },
    hasAny: (event: SessionEvent) => listeners[event].size > 0,
    tell: (event: SessionEvent) => {
      for (const listener of [...listeners[event]]) listener();
    },
  };
};

const openStorage = (base: string) => createSafeStorage(() => window.localStorage, base);

const readFrom = (storage: ReturnType<typeof openStorage>) => {
  const token = storage.get(TOKEN);
  const user = parseUser(parseJson(storage.get(USER)));
  return token && user ? { token, user } : null;
};

/** Who is signed in, as `createSession` has it, for who asks but once; null where nobody is. */
export const readSession = (base: string) => readFrom(openStorage(base));

/**
 * `token` (raw text) and `user` (JSON) in local storage (spec 4), read anew at each question, so that this tab follows the others. Half a
 * session or a broken text counts as signed out.
 */
export const createSession = (base = ''): Session => {
  const storage = openStorage(base);
  const listeners = createListeners();
  const read = () => readFrom(storage);
  /** The session as this tab last saw it, to tell what another tab changed. */
  let seen = read();

  const store = (token: string, user: CurrentUser) => {
    // Another tab must never see one person's token beside another's name.
    if (seen && seen.user._id !== user._id) storage.remove(TOKEN);
    storage.set(USER, JSON.stringify(user));
    storage.set(TOKEN, token);
    seen = { token, user };
    listeners.tell('identityChanged');
  };
  const erase = () => {
    seen = null;
    storage.remove(TOKEN);
    storage.remove(USER);
  };
  const follow = () => {
    const before = seen;
    seen = read();
    if (before?.user._id !== seen?.user._id) listeners.tell('changedElsewhere');
    else if (JSON.stringify(before?.user) !== JSON.stringify(seen?.user)) listeners.tell('identityChanged');
  };

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      const key = storage.keyOf(event);
      if (key === TOKEN || key === USER || key === null) follow();
    });
    // A tab that slept or comes back from the page cache has missed the events.
    window.addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', follow);
  }

  /** How many want to be told themselves where the API ends the session. */
  let holders = 0;

  return {
    token: () => read()?.token ?? null,
    user: () => read()?.user ?? null,
    start: store,
    update: (user) => {
      const current = read();
      if (current?.user._id === user._id) store(current.token, user);
    },
    end: erase,
    shown: () => seen?.user._id,
    isStill: (person) => {
      const isSame = read()?.user._id === person;
      if (!isSame) follow();
      return isSame;
    },
    refuse: (token) => {
      if (holders > 0) return false;
      const current = read();
      // Without a token, and nobody signed in: the storage was emptied behind a tab that still shows itself signed in.
      const isOwn = token === null ? seen !== null && current === null : token === current?.token;
      if (!isOwn) return true;
      if (!listeners.hasAny('refused')) return false;
      erase();
      listeners.tell('refused');
      return true;
    },
    isHeld: () => holders > 0,
    hold: () => {
      let isOver = false;
      holders += 1;
      return () => {
        if (!isOver) holders -= 1;
        isOver = true;
      };
    },
    onRefused: (listener) => listeners.add('refused', listener),
    onChangeElsewhere: (listener) => listeners.add('changedElsewhere', listener),
    onIdentityChange: (listener) => listeners.add('identityChanged', listener),
  };
};
