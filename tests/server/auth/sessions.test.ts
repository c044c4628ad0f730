import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearExpiredAccess } from '../../../src/server/auth/housekeeping';
import { createTestApi, type TestApi } from '../../world/api';
import { addPerson, login, type Person, statusOf } from '../../world/people';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let now = Date.parse('2024-05-01T08:00:00.000Z');
let api: TestApi;
let person: Person;
beforeEach(async () => {
  api = await createTestApi({ clock: () => new Date(now) });
  person = await addPerson(api);
});
afterEach(() => api.close());

const status = () => statusOf(api, person.token);
const update = (json: unknown) => api.call('PATCH', `users/${person.id}`, { json });

describe('a session', () => {
  it('ends after 30 minutes without a call', async () => {
    now += 29 * MINUTE;
    expect(await status()).toBe(200);
    now += 29 * MINUTE;
    expect(await status()).toBe(200);
    now += 30 * MINUTE;
    expect(await status()).toBe(401);
  });

  it('ends after 12 hours, however busy', async () => {
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      now += 20 * MINUTE;
      expect(await status()).toBe(200);
    }
    now += 20 * MINUTE;
    expect(await status()).toBe(401);
  });

  it('can be set to other times', async () => {
    const short = await createTestApi({
      clock: () => new Date(now),
      settings: { session: { lifetime: 2 * HOUR, idle: 2 * HOUR } },
    });
    const { token } = await addPerson(short);
    now += 2 * HOUR - 1;
    expect(await statusOf(short, token)).toBe(200);
    now += 1;
    expect(await statusOf(short, token)).toBe(401);
    await short.close();
  });

  it('has the role of the moment: a change counts on the very next call', async () => {
    const users = async () => (await api.call('GET', 'users', { token: person.token })).status;
    expect(await users()).toBe(403);
    await update({ role: 'admin' });
    expect(await users()).toBe(200);
    await update({ role: 'manager' });
    expect(await users()).toBe(403);
    expect(await status()).toBe(200);
  });

  it.each([
    ['deactivation', (id: string) => api.call('PATCH', `users/${id}`, { json: { isActive: false } })],
    ['a password reset by an admin', (id: string) => api.call('PATCH', `users/${id}/generate-password`)],
    ['deletion', (id: string) => api.call('DELETE', `users/${id}`)],
  ])('ends with %s, on every device', async (_title, end) => {
    const elsewhere = await login(api, person);
    expect((await end(person.id)).status).toBe(200);
    expect([await status(), await statusOf(api, elsewhere)]).toEqual([401, 401]);
  });

  it('stays over after the account is activated again', async () => {
    await update({ isActive: false });
    await update({ isActive: true });
    expect(await status()).toBe(401);
  });

  it('ends before anything else of a call is looked at', async () => {
    now += 12 * HOUR;
    const { status: answered } = await api.call('PATCH', 'users/%E0%A4%A', { token: person.token, body: '{"role":' });
    expect(answered).toBe(401);
  });
});

describe('the hourly clearing', () => {
  const rows = async (table: 'sessions' | 'passwordResets' | 'tries') =>
    (await api.services.database.selectFrom(table).selectAll().execute()).length;

  it('removes sessions, reset links and tries that are over, and no others', async () => {
    await api.call('POST', 'auth/forget-password', { token: null, json: { email: person.email } });
    await api.mails();
    await api.call('POST', 'auth/login', { token: null, json: { email: person.email, password: 'wrong' } });
    expect([await rows('sessions'), await rows('passwordResets')]).toEqual([3, 1]);
    await clearExpiredAccess(api.services);
    expect([await rows('sessions'), await rows('passwordResets')]).toEqual([3, 1]);
    now += 25 * HOUR;
    await clearExpiredAccess(api.services);
    expect([await rows('sessions'), await rows('passwordResets'), await rows('tries')]).toEqual([0, 0, 0]);
  });
});
