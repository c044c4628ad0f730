import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, CONSOLE_URL, MANAGER, ownApi, type TestApi } from '../../world/api';
import { formOf } from '../../world/forms';
import { addPerson, tryLogin } from '../../world/people';
import { NO_ADDRESSES, SPACES } from '../../world/values/texts';

let api: TestApi;
beforeEach(async () => {
  api = await ownApi();
});

const BEN = { email: 'ben@example.org', firstName: 'Ben', lastName: 'Okri', role: 'manager' };

const create = (fields: Record<string, string> = {}) => api.call('POST', 'users', { form: formOf({ ...BEN, ...fields }) });
const createWithout = (field: keyof typeof BEN) => {
  const { [field]: _left, ...rest } = BEN;
  return api.call('POST', 'users', { form: formOf(rest) });
};
const update = (id: unknown, json: unknown) => api.call('PATCH', `users/${id}`, { json });
const emails = async (path: string) => (await api.call('GET', path)).rows.map(({ email }) => email);
const passwordIn = (text = '') => /Password: (\S+)/.exec(text)?.[1] ?? '';

describe('POST /users (spec 7)', () => {
  it('[3.2] creates an active user and mails them a password, which is in no answer', async () => {
    const { status, record, body } = await create();
    expect(status).toBe(201);
    expect(record).toEqual({
      _id: expect.any(String),
      email: 'ben@example.org',
      firstName: 'Ben',
      lastName: 'Okri',
      fullName: 'Ben Okri',
      role: 'manager',
      isActive: true,
      createdAt: expect.any(String),
      mailRefusedAt: null,
      version: 1,
      updatedAt: expect.any(String),
    });
    const [mail] = await api.mails();
    expect(mail?.to).toEqual({ name: 'Ben Okri', address: 'ben@example.org' });
    expect(mail?.text).toContain(`${CONSOLE_URL}/login`);
    const password = passwordIn(mail?.text);
    expect(mail?.html).toContain(password);
    expect(JSON.stringify(body)).not.toContain(password);
    expect((await tryLogin(api, BEN.email, password)).status).toBe(200);
  });

  it('[5.18] folds the email and stores the role in lower case', async () => {
    expect((await create({ email: '  Ben@Example.ORG ', role: 'ADMIN' })).record).toMatchObject({
      email: 'ben@example.org',
      role: 'admin',
    });
  });

  it('[5.17] takes a user without a last name', async () => {
    expect((await createWithout('lastName')).record).toMatchObject({ lastName: null, fullName: 'Ben' });
  });

  it.each(['email', 'firstName', 'role'] as const)('[5.17] asks for the %s (spec 5)', async (field) => {
    for (const answer of [await createWithout(field), await create({ [field]: SPACES.join('') })]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message: 'Please fill in required fields', field });
    }
    expect(await api.mails()).toEqual([]);
  });

  it.each(['owner', 'admin,manager', '- -', 'administrator'])('[1.1] refuses the role %j', async (role) => {
    const { status, body } = await create({ role });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'The role must be admin or manager.', field: 'role' });
  });

  it('refuses what is no address', async () => {
    const message = 'This is not an email address such as name@example.org.';
    for (const email of NO_ADDRESSES)
      expect(await create({ email })).toMatchObject({ status: 400, body: { message, field: 'email' } });
  });

  it.each([MANAGER.email, ` ${MANAGER.email.toUpperCase()} `])('refuses the email %j, which somebody has', async (email) => {
    const { status, body } = await create({ email });
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'Another user has this email already.', field: 'email' });
  });

  it('makes one account of two created with one address at the same moment', async () => {
    const answers = await Promise.all([create({ email: 'Ana@X.org' }), create({ email: ' ana@x.org ' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await emails('users/search?key=ana@x.org')).toEqual(['ana@x.org']);
    expect(await api.mails()).toHaveLength(1);
  });

  it('refuses a name that is too long, a file, and a body that is no form', async () => {
    expect((await create({ firstName: 'x'.repeat(501) })).body).toMatchObject({ field: 'firstName' });
    const form = formOf({ ...BEN, photo: new File(['x'], 'x.png') });
    expect((await api.call('POST', 'users', { form })).status).toBe(400);
    expect((await api.call('POST', 'users', { json: BEN })).status).toBe(415);
    expect(await emails('users')).toEqual([MANAGER.email, ADMIN.email]);
  });

  it('lets nobody choose a state, an id or a password', async () => {
    const { record } = await create({ isActive: 'false', _id: 'mine', password: 'mine and mine', passwordHash: 'mine' });
    expect(record).toMatchObject({ isActive: true });
    expect(record._id).not.toBe('mine');
    await api.mails();
    expect((await tryLogin(api, BEN.email, 'mine and mine')).status).toBe(401);
  });
});

describe('GET /users (spec 7)', () => {
  it('[3.3] lists users newest first in pages of 20, without anything secret', async () => {
    for (let number = 1; number <= 21; number += 1) await addPerson(api, { email: `u${number}@example.org` });
    const first = await api.call('GET', 'users?limit=20');
    expect(first.rows).toHaveLength(20);
    expect(first.rows[0]).toMatchObject({ email: 'u21@example.org', isActive: true, role: 'manager' });
    expect(first.body.pagination).toEqual({ next: { page: 2 }, prev: null });
    const second = await api.call('GET', 'users?limit=20&page=2');
    expect(second.rows.map(({ email }) => email)).toEqual(['u1@example.org', MANAGER.email, ADMIN.email]);
    expect(second.body.pagination).toEqual({ next: null, prev: { page: 1, lastId: first.rows.at(-1)?._id } });
    expect(JSON.stringify(first.body)).not.toMatch(/hash|argon|token|password/i);
  });

  it('finds users by name and email, whatever case and accents, best matches first', async () => {
    await addPerson(api, { email: 'zoe@example.org', firstName: 'Zoë', lastName: 'Müller' });
    await addPerson(api, { email: 'amuller@example.org', firstName: 'Ann', lastName: 'Other' });
    expect(await emails('users/search?key=MULLER')).toEqual(['zoe@example.org', 'amuller@example.org']);
    expect(await emails('users/search?key=zoe%20mu')).toEqual(['zoe@example.org']);
    expect(await emails('users/search?key=%25')).toEqual([]);
    expect((await api.call('GET', 'users/search?key=%20')).status).toBe(400);
  });
});

describe('PATCH /users/{id} (spec 7)', () => {
  it('changes what is named, empties what is unset, and leaves the rest', async () => {
    const { id } = await addPerson(api, { firstName: 'Ben', lastName: 'Okri', email: BEN.email });
    expect((await update(id, { email: 'Benjamin@Example.org', firstName: 'Benjamin', role: 'Admin' })).record).toMatchObject({
      email: 'benjamin@example.org',
      fullName: 'Benjamin Okri',
      role: 'admin',
      isActive: true,
    });
    expect((await update(id, { unset: 'lastName' })).record).toMatchObject({ lastName: null, fullName: 'Benjamin' });
    expect((await update(id, { firstName: '  ', email: null })).record).toMatchObject({ email: 'benjamin@example.org' });
    expect(await emails('users/search?key=okri')).toEqual([]);
    expect(await emails('users/search?key=benjamin')).toEqual(['benjamin@example.org']);
  });

  it('[4.5] deactivates and activates', async () => {
    const person = await addPerson(api);
    expect((await update(person.id, { isActive: false })).record).toMatchObject({ isActive: false });
    expect((await tryLogin(api, person.email, person.password)).status).toBe(401);
    expect((await update(person.id, { isActive: true })).record).toMatchObject({ isActive: true });
    expect((await tryLogin(api, person.email, person.password)).status).toBe(200);
  });

  it.each([
    [{ role: 'owner' }, 400, 'role'],
    [{ email: 'nobody' }, 400, 'email'],
    [{ email: MANAGER.email }, 409, 'email'],
    [{ unset: 'role' }, 400, 'role'],
    [{ unset: 'isActive' }, 400, 'unset'],
    [{ isActive: 'no' }, 400, 'isActive'],
    [{ firstName: 7 }, 400, 'firstName'],
  ])('refuses %j', async (json, status, field) => {
    const { id } = await addPerson(api);
    const answer = await update(id, json);
    expect(answer.status).toBe(status);
    expect(answer.body.field).toBe(field);
  });

  it('keeps an address that is written in other letters only', async () => {
    const { id, email } = await addPerson(api);
    expect((await update(id, { email: email.toUpperCase() })).status).toBe(200);
  });
});

describe('PATCH /users/{id}/generate-password (spec 7)', () => {
  it('mails a new password and voids the old one', async () => {
    const person = await addPerson(api);
    const { status, body } = await api.call('PATCH', `users/${person.id}/generate-password`);
    expect(status).toBe(200);
    const [mail] = await api.mails();
    expect(mail?.to.address).toBe(person.email);
    expect(JSON.stringify(body)).not.toContain(passwordIn(mail?.text));
    expect((await tryLogin(api, person.email, person.password)).status).toBe(401);
    expect((await tryLogin(api, person.email, passwordIn(mail?.text))).status).toBe(200);
  });

  it('tells a deactivated user that they have to wait for an administrator', async () => {
    const person = await addPerson(api, { isActive: false });
    await api.call('PATCH', `users/${person.id}/generate-password`);
    const [mail] = await api.mails();
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Your account is deactivated at the moment.');
      expect(body).not.toContain('/login');
    }
  });
});
