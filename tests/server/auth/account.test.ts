import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, ownApi, type TestApi } from '../../world/api';
import { addPerson, login, type Person, statusOf, tryLogin } from '../../world/people';
import { NO_ADDRESSES } from '../../world/values/texts';

const NEW = 'a wholly new password';

let api: TestApi;
let person: Person;
beforeEach(async () => {
  api = await ownApi();
  person = await addPerson(api, { firstName: 'Ana', lastName: 'Lima' });
});

const profile = (json: unknown) => api.call('PATCH', 'auth/update-profile', { token: person.token, json });
const change = (json: unknown, token = person.token) => api.call('POST', 'auth/update-password', { token, json });
const passwords = (newPassword = NEW, password = person.password) => ({ password, newPassword, confirmNewPassword: newPassword });

describe('PATCH /auth/update-profile (spec 7)', () => {
  it('changes email and names and gives the person as they are now', async () => {
    const { status, record } = await profile({ email: ' Ana.Silva@Example.org', firstName: ' Ana  Maria ', lastName: 'Silva' });
    expect(status).toBe(200);
    expect(record).toEqual({
      _id: person.id,
      email: 'ana.silva@example.org',
      firstName: 'Ana  Maria',
      lastName: 'Silva',
      fullName: 'Ana  Maria Silva',
      role: 'manager',
      version: 2,
      updatedAt: expect.any(String),
    });
    expect((await tryLogin(api, 'ana.silva@example.org', person.password)).status).toBe(200);
    expect((await api.call('GET', 'users/search?key=silva')).rows.map(({ _id }) => _id)).toEqual([person.id]);
  });

  it('leaves out what is not sent, and empties the last name when asked', async () => {
    expect((await profile({ firstName: 'Anna' })).record).toMatchObject({ firstName: 'Anna', lastName: 'Lima' });
    expect((await profile({ unset: 'lastName' })).record).toMatchObject({ lastName: null, fullName: 'Anna' });
    expect((await profile({ unset: 'email' })).body).toMatchObject({ message: 'Please fill in required fields', field: 'email' });
    expect((await profile({ unset: 'passwordHash' })).status).toBe(400);
  });

  it('is refused, with the person as they are now, where somebody changed them meanwhile', async () => {
    await api.call('PATCH', `users/${person.id}`, { json: { lastName: 'Silva' } });
    const send = (match: string) =>
      api.call('PATCH', 'auth/update-profile', {
        token: person.token,
        json: { firstName: 'Anna' },
        headers: { 'If-Match': match },
      });
    const refused = await send('"1"');
    expect([refused.status, refused.record]).toMatchObject([412, { firstName: 'Ana', lastName: 'Silva', version: 2 }]);
    expect(refused.record).not.toHaveProperty('isActive');
    expect(await send('"2"')).toMatchObject({ status: 200, record: { firstName: 'Anna', lastName: 'Silva', version: 3 } });
  });

  it('never changes role, state or password', async () => {
    await profile({ firstName: 'Eve', role: 'admin', isActive: false, passwordHash: 'x', password: 'x', _id: 'x' });
    expect((await api.call('GET', 'users', { token: person.token })).status).toBe(403);
    expect((await tryLogin(api, person.email, person.password)).status).toBe(200);
  });

  it.each([ADMIN.email, ADMIN.email.toUpperCase()])('refuses the address %s, which somebody has', async (email) => {
    const { status, body } = await profile({ email });
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'Another user has this email already.', field: 'email' });
  });

  it('refuses what is no address', async () => {
    for (const email of NO_ADDRESSES) expect(await profile({ email })).toMatchObject({ status: 400, body: { field: 'email' } });
  });
});

describe('POST /auth/update-password (spec 7)', () => {
  it('[1.6] changes the password and gives the person', async () => {
    const { status, record } = await change(passwords());
    expect(status).toBe(200);
    expect(record.user).toEqual({
      _id: person.id,
      email: person.email,
      firstName: 'Ana',
      lastName: 'Lima',
      fullName: 'Ana Lima',
      role: 'manager',
      version: 1,
      updatedAt: expect.any(String),
    });
    expect((await tryLogin(api, person.email, NEW)).status).toBe(200);
    expect((await tryLogin(api, person.email, person.password)).status).toBe(401);
  });

  it('ends all other sessions of the person and goes on with this one', async () => {
    const elsewhere = await login(api, person);
    await change(passwords());
    expect(await statusOf(api, elsewhere)).toBe(401);
    expect(await statusOf(api, person.token)).toBe(200);
    expect(await statusOf(api, api.managerToken)).toBe(200);
  });

  it('refuses a wrong current password without signing anyone out, and throttles it like a login', async () => {
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push(await change(passwords(NEW, 'not the password')));
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(statuses[0]?.body).toMatchObject({ message: 'The current password is not right.', field: 'password' });
    expect(Number(statuses[5]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await change(passwords())).status).toBe(429);
    expect(await statusOf(api, person.token)).toBe(200);
  });

  it('lets one of two changes at the same moment through', async () => {
    const answers = await Promise.all([change(passwords('the first of the two')), change(passwords('the second of the two'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    [{ password: '' }, 'Please fill in required fields', 'password'],
    [{ newPassword: undefined }, 'Please fill in required fields', 'newPassword'],
    [{ confirmNewPassword: 5 }, 'Please fill in required fields', 'confirmNewPassword'],
    [{ confirmNewPassword: 'something else' }, 'Inputed passwords must match', 'confirmNewPassword'],
    [{ newPassword: 'short', confirmNewPassword: 'short' }, 'The password must have at least 8 characters.', 'newPassword'],
  ])('refuses %j', async (fields, message, field) => {
    const { status, body } = await change({ ...passwords(), ...fields });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, field });
  });
});
