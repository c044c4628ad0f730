import { beforeEach, describe, expect, it } from 'vitest';
import { CONSOLE_URL, ownApi, type TestApi } from '../../world/api';
import { addPerson, login, type Person, statusOf, tryLogin } from '../../world/people';
import { SPACED } from '../../world/values/texts';

const NEW = 'a wholly new password';
const DEAD = { success: false, message: 'This link has expired or was used already. Please ask for a new one.' };

let now = Date.parse('2024-05-01T08:00:00.000Z');
let isMailBroken = false;
let api: TestApi;
let person: Person;
beforeEach(async () => {
  isMailBroken = false;
  const deliver = async () => {
    if (isMailBroken) throw new Error('no mail server');
  };
  api = await ownApi({ clock: () => new Date(now), deliver, settings: { trustProxy: true } });
  person = await addPerson(api, { firstName: 'Ana' });
});

const ask = (email: unknown, address = '192.0.2.1') =>
  api.call('POST', 'auth/forget-password', { token: null, json: { email }, headers: { 'X-Forwarded-For': address } });
const reset = (token: string, password = NEW, confirmPassword = password) =>
  api.call('POST', `auth/reset-password/${token}`, { token: null, json: { password, confirmPassword, token } });

const tokensMailed = async () =>
  (await api.mails()).map(({ text }) => new RegExp(`${CONSOLE_URL}/reset-password/([\\w-]+)`).exec(text)?.[1] ?? '');
const linkFor = async (email: string) => {
  await ask(email);
  return (await tokensMailed()).at(-1) ?? '';
};

describe('POST /auth/forget-password (spec 7)', () => {
  it('mails a link to the console that the settings name, whatever host the request names', async () => {
    await api.call('POST', 'auth/forget-password', {
      token: null,
      json: { email: ` ${person.email.toUpperCase()}` },
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' },
    });
    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual({ name: 'Ana', address: person.email });
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`${CONSOLE_URL}/reset-password/`);
      expect(body).not.toContain('evil.example');
    }
  });

  it('answers alike for a known, unknown, deactivated and oddly written address, and with mail failing', async () => {
    const gone = await addPerson(api, { isActive: false });
    const answers = [];
    for (const email of [
      person.email,
      'nobody@example.org',
      gone.email,
      'no address',
      '@',
      '💥'.repeat(9_000),
      'a\r\nBcc: b@c.org',
    ])
      answers.push(await ask(email));
    await api.mails();
    isMailBroken = true;
    answers.push(await ask(person.email));
    const alike = answers.map(({ status, body }) => JSON.stringify({ status, body }));
    expect(new Set(alike)).toEqual(new Set([JSON.stringify({ status: 200, body: { success: true, data: null } })]));
    expect((await api.mails()).map(({ to }) => to.address)).toEqual([person.email]);
  });

  it('answers before anything is mailed', async () => {
    let end: (() => void) | undefined;
    const slow = await ownApi({
      deliver: () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    });
    const ana = await addPerson(slow);
    const { status } = await slow.call('POST', 'auth/forget-password', { token: null, json: { email: ana.email } });
    expect(status).toBe(200);
    await expect.poll(() => end).toBeDefined();
    end?.();
  });

  it('asks for the email when it is none', async () => {
    for (const email of [undefined, null, 7, ...SPACED])
      expect(await ask(email)).toMatchObject({ status: 400, body: { message: 'Email is required', field: 'email' } });
  });

  it('mails one address three times, then silently no more for a while', async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(person.email, `192.0.2.${count}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await api.mails()).toHaveLength(3);
    now += 60_000;
    await ask(person.email);
    expect(await api.mails()).toHaveLength(4);
  });

  it('takes twenty wishes from one address, then silently no more for a while', async () => {
    for (let count = 0; count < 25; count += 1) await ask(`nobody-${count}@example.org`);
    expect((await ask(person.email)).status).toBe(200);
    expect(await api.mails()).toEqual([]);
    await ask(person.email, '198.51.100.7');
    expect(await api.mails()).toHaveLength(1);
  });
});

describe('POST /auth/reset-password/{token} (spec 7)', () => {
  it('sets the password, once', async () => {
    const token = await linkFor(person.email);
    const { status, body } = await reset(token);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, data: null } });
    expect((await tryLogin(api, person.email, NEW)).status).toBe(200);
    expect((await tryLogin(api, person.email, person.password)).status).toBe(401);
    expect((await reset(token, 'yet another password')).body).toEqual(DEAD);
    expect((await tryLogin(api, person.email, NEW)).status).toBe(200);
  });

  it('lets one of two uses at the same moment through', async () => {
    const token = await linkFor(person.email);
    const passwords = ['the first of the two', 'the second of the two'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const logins = await Promise.all(passwords.map((password) => tryLogin(api, person.email, password)));
    expect(logins.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('ends every session of the person and voids the other links', async () => {
    const older = await linkFor(person.email);
    const token = await linkFor(person.email);
    const elsewhere = await login(api, person);
    await reset(token);
    expect([await statusOf(api, person.token), await statusOf(api, elsewhere)]).toEqual([401, 401]);
    expect((await reset(older)).body).toEqual(DEAD);
  });

  it('works for an hour', async () => {
    const [token, other] = [await linkFor(person.email), await linkFor(person.email)];
    now += 60 * 60_000 - 1;
    expect((await reset(token, 'seven')).body.field).toBe('password');
    now += 1;
    expect((await reset(other)).body).toEqual(DEAD);
  });

  it.each(['x', 'A'.repeat(43), '..%2F..', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'])(
    'says of the unknown link %s what it says of an old one',
    async (token) => {
      const { status, body } = await reset(token);
      expect(status).toBe(400);
      expect(body).toEqual(DEAD);
    },
  );

  it('is dead once the account is deactivated, its address or its password changed', async () => {
    const { id, token: session, password } = person;
    const first = await linkFor(person.email);
    await api.call('PATCH', `users/${id}`, { json: { isActive: false } });
    await api.call('PATCH', `users/${id}`, { json: { isActive: true } });
    expect((await reset(first)).body).toEqual(DEAD);
    const second = await linkFor(person.email);
    await api.call('PATCH', `users/${id}`, { json: { email: 'moved@example.org' } });
    expect((await reset(second)).body).toEqual(DEAD);
    const third = await linkFor('moved@example.org');
    await login(api, { email: 'moved@example.org', password });
    expect(await statusOf(api, session)).toBe(401);
    await api.call('PATCH', `users/${id}/generate-password`);
    expect((await reset(third)).body).toEqual(DEAD);
  });

  it.each([
    ['', NEW, 'Passwords are required', 'password'],
    [NEW, '', 'Passwords are required', 'confirmPassword'],
    [NEW, `${NEW}!`, 'Inputed passwords must match', 'confirmPassword'],
    ['short', 'short', 'The password must have at least 8 characters.', 'password'],
    ['password1', 'password1', 'This password is too common: it is among the first that are tried.', 'password'],
  ])('[5.5] refuses %j with %j, and the link still works', async (password, confirm, message, field) => {
    const token = await linkFor(person.email);
    const { status, body } = await reset(token, password, confirm);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, field });
    expect((await reset(token)).status).toBe(200);
  });

  it('lets the person in at once where wrong passwords made the address wait', async () => {
    for (let tries = 0; tries < 6; tries += 1) await tryLogin(api, person.email, 'not the password');
    const cookie = (await reset(await linkFor(person.email))).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect((await tryLogin(api, person.email, NEW)).status).toBe(429);
    expect((await tryLogin(api, person.email, NEW, { Cookie: cookie })).status).toBe(200);
  });
});
