import { beforeEach, expect } from 'vitest';
import { ownApi, type TestApi } from '../world/api';
import { MINUTE } from '../world/clock';
import { formOf, sound } from '../world/forms';
import { sendInHalves } from '../world/halfSent';
import { setRole } from '../world/meanwhile';
import { addPerson, login, type Person, statusOf, tryLogin } from '../world/people';
import { situation } from './situation';

const START = Date.parse('2026-03-04T09:00:00Z');
const HOUR = 60 * MINUTE;

let now = START;
let api: TestApi;
let person: Person;
beforeEach(async () => {
  now = START;
  api = await ownApi({ clock: () => new Date(now), settings: { trustProxy: true } });
  person = await addPerson(api);
});

const update = (json: unknown) => api.call('PATCH', `users/${person.id}`, { json });

const ENDS: readonly [what: string, end: () => Promise<{ status: number }>][] = [
  ['deactivation', () => update({ isActive: false })],
  ['a password from an administrator', () => api.call('PATCH', `users/${person.id}/generate-password`)],
  ['deletion', () => api.call('DELETE', `users/${person.id}`)],
];
for (const [what, end] of ENDS)
  situation('a session', 'meanwhile', `ends with ${what}, on every device`, async () => {
    const elsewhere = await login(api, person);
    expect((await end()).status).toBe(200);
    expect([await statusOf(api, person.token), await statusOf(api, elsewhere)]).toEqual([401, 401]);
  });

situation('a session', 'meanwhile', 'has the role of the moment: a change counts on the very next call', async () => {
  const users = async () => (await api.call('GET', 'users', { token: person.token })).status;
  const statuses: number[] = [await users()];
  for (const role of ['admin', 'manager'] as const) {
    await setRole(api, person.email, role);
    statuses.push(await users());
  }
  expect(statuses).toEqual([403, 200, 403]);
  expect(await statusOf(api, person.token)).toBe(200);
});

situation('a session', 'meanwhile', 'is over on the server once its person has logged out', async () => {
  const headers = { Authorization: `Bearer ${person.token}` };
  await api.app.fetch(new Request('http://api.test/api/v1/auth/logout', { method: 'POST', headers }));
  expect(await statusOf(api, person.token)).toBe(401);
});

situation('a session', 'meanwhile', 'is not enough to take the account over by another address', async () => {
  const { status } = await api.call('PATCH', 'auth/update-profile', {
    token: person.token,
    json: { email: 'thief@example.org' },
  });
  const mails = await api.mails();
  // Either it asks for the password, or the old address learns of it.
  expect(status === 400 || mails.some(({ to }) => to.address === person.email)).toBe(true);
});

situation(
  'a session',
  'two people',
  'leaves nothing in a cache that the next person at the machine or a proxy could read',
  async () => {
    const isUncached = (headers: Headers) => headers.get('Cache-Control')?.includes('no-store') === true;
    const kept: string[] = [];
    const signIn = await tryLogin(api, person.email, person.password);
    if (!isUncached(signIn.headers)) kept.push('auth/login');
    for (const path of ['listings/artists', 'ad-news/ads', 'users', 'users/search?key=pat']) {
      const { status, headers } = await api.call('GET', path);
      expect(status).toBe(200);
      if (!isUncached(headers)) kept.push(path);
    }
    expect(kept).toEqual([]);
  },
);

situation(
  'a session',
  'two people',
  'is guessed at from one address thirty times, also when all tries come at once',
  async () => {
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => tryLogin(api, `somebody-${index}@example.org`, 'a guess', from)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(30);
  },
);

situation('a session', 'two people', 'is given to each of those who sign in with the right password at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => tryLogin(api, person.email, person.password)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});

situation('a session', 'clock', 'ends after 30 minutes without a call, and after 12 hours however busy', async () => {
  for (const [minutes, status] of [
    [29, 200],
    [29, 200],
    [30, 401],
  ]) {
    now += (minutes ?? 0) * MINUTE;
    expect(await statusOf(api, person.token)).toBe(status);
  }
  const busy = await login(api, person);
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    now += 20 * MINUTE;
    expect(await statusOf(api, busy)).toBe(200);
  }
  now += 20 * MINUTE;
  expect(await statusOf(api, busy)).toBe(401);
});

situation('a session', 'clock', 'goes on behind an upload that took longer than it may be unused', async () => {
  const { token } = person;
  const form = formOf({ title: 'A long song', songFile: sound() });
  const sent = await sendInHalves(api, 'listings/songs', form, {
    token,
    meanwhile: async () => {
      now += 40 * MINUTE;
    },
  });
  expect([sent.status, await statusOf(api, token)]).toEqual([201, 200]);
});

situation('a session', 'clock', 'is kept alive by a call of its own while somebody types', async () => {
  for (let minutes = 0; minutes < 60; minutes += 20) {
    now += 20 * MINUTE;
    const { status } = await api.app.fetch(
      new Request('http://api.test/api/v1/auth/session', { headers: { Authorization: `Bearer ${person.token}` } }),
    );
    expect(status).toBe(204);
  }
  expect(await statusOf(api, person.token)).toBe(200);
});

situation('a session', 'clock', 'that was begun while the clock was a day ahead is not kept longer for it', async () => {
  now += 24 * HOUR;
  const token = await login(api, person);
  now = START;
  expect(await statusOf(api, token)).toBe(200);
  now += 31 * MINUTE;
  expect(await statusOf(api, token)).toBe(401);
});
