import { beforeEach, describe, expect, it } from 'vitest';
import { clearExpiredAccess } from '../../../src/server/auth/housekeeping';
import { ownApi, type TestApi } from '../../world/api';
import { addPerson, type Person, statusOf } from '../../world/people';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let now = Date.parse('2024-05-01T08:00:00.000Z');
let api: TestApi;
let person: Person;
beforeEach(async () => {
  api = await ownApi({ clock: () => new Date(now) });
  person = await addPerson(api);
});

const status = () => statusOf(api, person.token);
const update = (json: unknown) => api.call('PATCH', `users/${person.id}`, { json });

describe('a session', () => {
  it('can be set to other times', async () => {
    const short = await ownApi({
      clock: () => new Date(now),
      settings: { session: { lifetime: 2 * HOUR, idle: 2 * HOUR } },
    });
    const { token } = await addPerson(short);
    now += 2 * HOUR - 1;
    expect(await statusOf(short, token)).toBe(200);
    now += 1;
    expect(await statusOf(short, token)).toBe(401);
  });

  it('stays over after the account is activated again', async () => {
    await update({ isActive: false });
    await update({ isActive: true });
    expect(await status()).toBe(401);
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
