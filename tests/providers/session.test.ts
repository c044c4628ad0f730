// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../src/providers/session';
import { ANA, BEN } from './wire';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const signedIn = () => {
  const session = createSession();
  session.start('abc', ANA);
  const heard = { person: vi.fn(), identity: vi.fn(), refused: vi.fn() };
  session.onChangeElsewhere(heard.person);
  session.onIdentityChange(heard.identity);
  return { session, heard };
};
/** What another tab does: it changes the storage, and the browser tells this one, a key at a time. */
const elsewhere = (change: Record<'token' | 'user', string | null>) => {
  for (const [key, value] of Object.entries(change)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const key of Object.keys(change)) window.dispatchEvent(new StorageEvent('storage', { key }));
};

describe('token and user in local storage', () => {
  it('[4.8] are the raw text and JSON', () => {
    signedIn();
    expect(localStorage.getItem('token')).toBe('abc');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ANA);
  });

  it('[4.11] survive a reload', () => {
    signedIn();
    const session = createSession();
    expect([session.token(), session.user()]).toEqual(['abc', ANA]);
  });

  it('go with the end, twice without harm', () => {
    const { session } = signedIn();
    session.end();
    session.end();
    expect(localStorage.length).toBe(0);
    expect([session.token(), session.user()]).toEqual([null, null]);
  });

  it.each(['{"_id":', 'null', '[]', '"x"', '{}', '{"_id":"1","email":"x","firstName":"y"}'])(
    'the user text %j counts as signed out',
    (user) => {
      localStorage.setItem('token', 'abc');
      localStorage.setItem('user', user);
      expect([createSession().token(), createSession().user()]).toEqual([null, null]);
    },
  );

  it('a user without a token, and a token without a user, count as signed out', () => {
    localStorage.setItem('user', JSON.stringify(ANA));
    expect(createSession().user()).toBeNull();
    localStorage.clear();
    localStorage.setItem('token', 'abc');
    expect(createSession().token()).toBeNull();
  });

  it('an identity without an id is known by its email', () => {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', JSON.stringify({ ...ANA, _id: undefined }));
    expect(createSession().user()?._id).toBe('ana@example.org');
  });
});

describe('a storage that does not work', () => {
  it.each(['getItem', 'setItem', 'removeItem'] as const)('%s throwing leaves a session for this page', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { session } = signedIn();
    expect([session.token(), session.user()]).toEqual(['abc', ANA]);
    session.update({ ...ANA, firstName: 'Anna' });
    expect(session.user()?.firstName).toBe('Anna');
    expect(() => session.end()).not.toThrow();
  });

  it('that is blocked as a whole ends with a logout', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const { session } = signedIn();
    expect(session.token()).toBe('abc');
    session.end();
    expect(session.token()).toBeNull();
  });

  it('that is full does not bring an older person back', () => {
    signedIn();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const session = createSession();
    session.start('def', BEN);
    expect(session.user()).toEqual(BEN);
    expect(createSession().user()).toBeNull();
  });
});

describe('tabs follow each other', () => {
  /** The storage is emptied, and the browser tells of it so. */
  const emptied = (tell: () => void) => () => {
    localStorage.clear();
    tell();
  };
  const told = (key: string | null) => emptied(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  const ana = (name: string) => JSON.stringify({ ...ANA, firstName: name });
  const GONE = [null, undefined];

  it.each<[string, () => void, person: number, identity: number, known?: (string | null | undefined)[]]>([
    ['another tab signs out', () => elsewhere({ token: null, user: null }), 1, 0, GONE],
    ['another tab signs in as someone else', () => elsewhere({ token: 'def', user: JSON.stringify(BEN) }), 1, 0, ['def', 'Ben']],
    ['another tab changes the name', () => elsewhere({ token: 'abc', user: ana('Anna') }), 0, 1, ['abc', 'Anna']],
    ['the same person signs in again', () => elsewhere({ token: 'def', user: ana('Ana') }), 0, 0, ['def', 'Ana']],
    ['all site data is cleared', told(null), 1, 0, GONE],
    ['other keys mean nothing', told('theme'), 0, 0],
    ['a tab that slept is shown from the cache', emptied(() => window.dispatchEvent(new Event('pageshow'))), 1, 0, GONE],
    ['a tab that slept is seen', emptied(() => document.dispatchEvent(new Event('visibilitychange'))), 1, 0, GONE],
  ])('%s', (_what, happen, person, identity, known) => {
    const { session, heard } = signedIn();
    happen();
    expect([heard.person.mock.calls.length, heard.identity.mock.calls.length]).toEqual([person, identity]);
    if (known) expect([session.token(), session.user()?.firstName]).toEqual(known);
  });

  it('another tab signs in while nobody was', () => {
    const session = createSession();
    const heard = vi.fn();
    session.onChangeElsewhere(heard);
    elsewhere({ token: 'abc', user: JSON.stringify(ANA) });
    expect(session.token()).toBe('abc');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('never sees one person’s token beside another’s name', () => {
    const { session } = signedIn();
    const pairs: unknown[] = [];
    const set = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      set.call(this, key, value);
      pairs.push([createSession().token(), createSession().user()?._id ?? null]);
    });
    session.start('def', BEN);
    expect(pairs).toEqual([
      [null, null],
      ['def', 'user-2'],
    ]);
  });

  it('is not told of what this tab does itself, nor after it stopped listening', () => {
    const { session } = signedIn();
    const heard = vi.fn();
    const stop = session.onChangeElsewhere(heard);
    session.end();
    session.start('def', BEN);
    stop();
    elsewhere({ token: null, user: null });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('whether somebody is still signed in', () => {
  it('is true of the same person alone', () => {
    const { session } = signedIn();
    expect(['user-1', 'user-2', undefined].map(session.isStill)).toEqual([true, false, false]);
    session.end();
    expect([session.isStill('user-1'), session.isStill(undefined)]).toEqual([false, true]);
  });

  it('notices what another tab did before the browser tells of it', () => {
    const { session, heard } = signedIn();
    localStorage.clear();
    expect(session.isStill('user-1')).toBe(false);
    expect(heard.person).toHaveBeenCalledTimes(1);
  });
});

describe('identity in this tab', () => {
  it('an update is told, and stored for the same person only', () => {
    const { session, heard } = signedIn();
    session.update({ ...ANA, firstName: 'Anna' });
    expect(heard.identity).toHaveBeenCalledTimes(1);
    session.update(BEN);
    expect(session.user()).toEqual({ ...ANA, firstName: 'Anna' });
  });

  it('an update after the end brings nobody back', () => {
    const { session } = signedIn();
    session.end();
    session.update(ANA);
    expect(localStorage.length).toBe(0);
  });
});

describe('a refused token', () => {
  it('is left to react-admin where nobody listens', () => {
    const { session } = signedIn();
    expect(session.refuse('abc')).toBe(false);
    expect(session.token()).toBe('abc');
  });

  it('that vanished from the storage without a word ends what is on the screen', () => {
    const { session, heard } = signedIn();
    session.onRefused(heard.refused);
    localStorage.clear();
    session.refuse(null);
    session.refuse(null);
    expect(heard.refused).toHaveBeenCalledTimes(1);
  });
});
