import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { RESOURCE_NAMES } from '../../src/contract/kinds';
import { createAuthProvider } from '../../src/providers/authProvider';
import { ANA, BEN, createSignedIn, openWire, record } from './wire';

const wire = openWire();

const signedIn = () => {
  const providers = createSignedIn();
  return { ...providers, auth: createAuthProvider({ ...providers, endSession: () => undefined }) };
};
const signedOut = () => {
  const providers = signedIn();
  providers.session.end();
  return providers;
};

describe('login', () => {
  const credentials = { email: ' ana@example.org ', password: ' pass word ' };

  it('[7.3] posts email and password, reads data.token and data.user', async () => {
    wire.answerWith({ success: true, data: { token: 'fresh', user: ANA } });
    const { auth, session } = signedOut();
    await auth.login(credentials);
    expect(wire.call()).toMatchObject({ method: 'POST', path: 'auth/login', query: '', encoding: 'application/json' });
    expect(wire.call().body).toEqual({ email: 'ana@example.org', password: ' pass word ' });
    expect(wire.call().headers.get('authorization')).toBeNull();
    expect([session.token(), session.user()]).toEqual(['fresh', ANA]);
  });

  it.each([
    undefined,
    null,
    {},
    { token: 'fresh' },
    { token: '', user: ANA },
    { user: ANA },
    { token: 'fresh', user: { role: 'admin' } },
  ])('with the data %j in its answer signs nobody in', async (data) => {
    wire.answerWith({ success: true, data });
    const { auth, session } = signedOut();
    await expect(auth.login(credentials)).rejects.toThrow('Something went wrong, try again');
    expect(session.token()).toBeNull();
  });

  it('leaves nothing of the person before', async () => {
    wire.answerWith({ success: true, data: { token: 'fresh', user: BEN } });
    const { auth, held } = signedOut();
    held.hold('users', record('1'));
    await auth.login(credentials);
    expect(held.get('users')).toBeUndefined();
  });
});

describe('logout', () => {
  it('[4.7] empties token, user and held records without a call', async () => {
    const { auth, session, held } = signedIn();
    held.hold('songs', record('1'));
    const done = auth.logout();
    expect([session.token(), session.user(), held.get('songs')]).toEqual([null, null, undefined]);
    await expect(done).resolves.toBeUndefined();
    expect(wire.calls()).toEqual([]);
  });
});

it('[2.21] lets a signed-in person pass, and sends a visitor to the login page without an alert', async () => {
  await expect(signedIn().auth.checkAuth()).resolves.toBeUndefined();
  await expect(signedOut().auth.checkAuth()).rejects.toEqual({ message: false });
});

describe('only 401 signs out', () => {
  it('a 401 of the session is access denied', async () => {
    await expect(signedIn().auth.checkError(new HttpError('x', 401))).rejects.toThrow('catalogue.error.signedOut');
  });

  it.each([0, 400, 402, 403, 404, 409, 500])('status %i is a message', async (status) => {
    await expect(signedIn().auth.checkError(new HttpError('x', status))).resolves.toBeUndefined();
  });

  it.each([undefined, null, 'text', new Error('x'), new DOMException('x', 'AbortError')])('%s is no reason', async (error) => {
    await expect(signedIn().auth.checkError(error)).resolves.toBeUndefined();
  });

  it('401 is told to whoever holds the session', async () => {
    const { auth, session } = signedIn();
    session.hold();
    await expect(auth.checkError(new HttpError('x', 401))).resolves.toBeUndefined();
  });
});

describe('identity', () => {
  it('[3.4] has the names and the role', async () => {
    await expect(signedIn().auth.getIdentity()).resolves.toMatchObject({
      id: 'user-1',
      email: 'ana@example.org',
      firstName: 'Ana',
      lastName: 'Lima',
      fullName: 'Ana Lima',
      role: 'admin',
    });
  });

  it('of someone without a last name is the first name', async () => {
    const { auth, session } = signedIn();
    session.start('token-of-ben', BEN);
    await expect(auth.getIdentity()).resolves.toMatchObject({ fullName: 'Ben' });
  });

  it('of nobody is an error', async () => {
    await expect(signedOut().auth.getIdentity()).rejects.toThrow();
  });
});

describe('access', () => {
  const may = async (role: string | null, resource: string) => {
    const { auth, session } = signedIn();
    if (role === null) session.end();
    else session.start('token', { ...ANA, role });
    return auth.canAccess({ resource });
  };

  it.each<[string | null, string[]]>([
    ['admin', [...RESOURCE_NAMES, 'account']],
    ['manager', [...RESOURCE_NAMES.filter((kind) => kind !== 'users'), 'account']],
    ...['Admin', 'admin ', 'owner', '', null].map((role): [string | null, string[]] => [role, []]),
  ])('[1.1, 6.1, 6.4, 6.5] the role %j may use %j', async (role, allowed) => {
    const all = [...RESOURCE_NAMES, 'account', 'labels', '', 'constructor', '__proto__'];
    const answers = await Promise.all(all.map((resource) => may(role, resource)));
    expect(all.filter((_, index) => answers[index])).toEqual(allowed);
  });

  it('[6.4] a changed role counts at the next question', async () => {
    const { auth, session } = signedIn();
    session.update({ ...ANA, role: 'manager' });
    expect(await auth.canAccess({ resource: 'users' })).toBe(false);
    expect(await auth.getPermissions()).toBe('manager');
  });
});
