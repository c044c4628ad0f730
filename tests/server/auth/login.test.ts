import { describe, expect, it } from 'vitest';
import { ADMIN, sharedApi } from '../../world/api';
import { addPerson, tryLogin } from '../../world/people';
import { HALVES, SPACES } from '../../world/values/texts';

const api = await sharedApi({ settings: { trustProxy: true } });

/** Every test comes from an address of its own, so that none waits for another's wrong passwords. */
let host = 0;
const elsewhere = () => {
  host += 1;
  return { 'X-Forwarded-For': `192.0.2.${host}` };
};
const login = (json: unknown) => api.call('POST', 'auth/login', { token: null, json, headers: elsewhere() });

describe('POST /auth/login (spec 7)', () => {
  it('[3.4] gives a token and the user', async () => {
    const { status, record } = await login({ email: ADMIN.email, password: ADMIN.password });
    expect(status).toBe(200);
    expect(record.user).toMatchObject({ email: ADMIN.email, firstName: 'Ada', lastName: 'Admin', role: 'admin' });
    const list = await api.call('GET', 'listings/artists', { token: String(record.token) });
    expect(list.status).toBe(200);
  });

  it.each([` ${ADMIN.email} `, ADMIN.email.toUpperCase(), `${SPACES.join('')}${ADMIN.email}${SPACES.join('')}`])(
    'knows %j as one account',
    async (email) => {
      expect((await login({ email, password: ADMIN.password })).status).toBe(200);
    },
  );

  it('gives one answer for an unknown address, a wrong password and a deactivated account', async () => {
    const gone = await addPerson(api, { isActive: false });
    const answers = [
      await login({ email: 'nobody@example.org', password: gone.password }),
      await login({ email: ADMIN.email, password: 'not this one' }),
      await login({ email: gone.email, password: gone.password }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.message).toBe('The email or the password is not right.');
  });

  it.each([
    [{}, 'email'],
    [{ email: ADMIN.email }, 'password'],
    [{ email: '   ', password: 'x' }, 'email'],
    [{ email: ADMIN.email, password: '' }, 'password'],
    [{ email: 1, password: null }, 'email'],
  ])('asks for what %j lacks', async (json, field) => {
    const { status, body } = await login(json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Login credentials are required', field });
  });

  it('takes a password in whichever form the keyboard composes it', async () => {
    const person = await addPerson(api);
    const accented = 'señor \u00e9t\u00e9 2024';
    await api.call('POST', 'auth/update-password', {
      token: person.token,
      json: { password: person.password, newPassword: accented, confirmNewPassword: accented },
    });
    expect((await tryLogin(api, person.email, accented.normalize('NFD'), elsewhere())).status).toBe(200);
  });

  it('takes a body that is no text for a password without falling over', async () => {
    for (const half of HALVES)
      expect((await login({ email: ADMIN.email, password: `${half}\0`.repeat(20_000) })).status).toBe(401);
  });
});
