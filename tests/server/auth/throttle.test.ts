import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../src/server/start/app';
import { ADMIN, ownApi, type TestApi } from '../../world/api';
import { addPerson, type Person, tryLogin } from '../../world/people';

let now = Date.parse('2024-05-01T08:00:00.000Z');
let api: TestApi;
let person: Person;
beforeEach(async () => {
  api = await ownApi({ clock: () => new Date(now), settings: { trustProxy: true } });
  person = await addPerson(api);
});

const from = (address: string) => ({ 'X-Forwarded-For': address });
const wrong = (address: string, email = person.email) => tryLogin(api, email, 'not the password', from(address));
const right = (address: string, headers = {}) => tryLogin(api, person.email, person.password, { ...from(address), ...headers });
const wait = (seconds: number) => {
  now += seconds * 1_000;
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const retryAfter = async (address: string) => Number((await wrong(address)).headers.get('Retry-After'));

/** Wrong passwords until the API asks to wait; gives how many it took. */
const exhaust = async (address: string, email?: string) => {
  for (let tries = 0; tries < 200; tries += 1) if ((await wrong(address, email)).status === 429) return tries;
  throw new Error('never asked to wait');
};

describe('a try whose clock is behind the one before, as with two at the same moment', () => {
  it('need not wait where tries are free', async () => {
    expect((await wrong('203.0.113.1')).status).toBe(401);
    now -= 5;
    expect((await wrong('203.0.113.1')).status).toBe(401);
  });
});

describe('wrong passwords for one account from one address', () => {
  it('are free five times, then have to wait, in words and as Retry-After', async () => {
    expect(await exhaust('192.0.2.1')).toBe(5);
    const refused = await wrong('192.0.2.1');
    expect(refused.headers.get('Retry-After')).toBe('15');
    expect(refused.body.message).toBe('Too many tries. Please wait 15 seconds and try again.');
  });

  it('wait longer each time, at most a quarter of an hour', async () => {
    await exhaust('192.0.2.1');
    const waits = [];
    for (let round = 0; round < 9; round += 1) {
      const seconds = await retryAfter('192.0.2.1');
      waits.push(seconds);
      wait(seconds);
      expect((await wrong('192.0.2.1')).status).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('do not let the right one through before the wait is over, and do then', async () => {
    await exhaust('192.0.2.1');
    expect((await right('192.0.2.1')).status).toBe(429);
    wait(15);
    expect((await right('192.0.2.1')).status).toBe(200);
    expect(await exhaust('192.0.2.1')).toBe(5);
  });

  it('count when they come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong('192.0.2.1')));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(5);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(25);
  });

  it('are treated alike whether or not anybody has the address', async () => {
    expect(await exhaust('192.0.2.1', 'nobody@example.org')).toBe(5);
  });

  it('count however the address is written', async () => {
    for (let tries = 0; tries < 5; tries += 1) await wrong('192.0.2.1', ` ${person.email.toUpperCase()} `);
    expect((await wrong('192.0.2.1')).status).toBe(429);
  });

  it('count on after a restart', async () => {
    await exhaust('192.0.2.1');
    const app = createApp(api.services);
    const json = { email: person.email, password: person.password };
    const options = { app, token: null, json, headers: from('192.0.2.1') };
    expect((await api.call('POST', 'auth/login', options)).status).toBe(429);
  });

  it('are forgotten after an hour without any', async () => {
    await exhaust('192.0.2.1');
    wait(60 * 60);
    expect(await exhaust('192.0.2.1')).toBe(5);
  });
});

describe('strangers who attack an account', () => {
  it('hold up nobody at another address', async () => {
    await exhaust('192.0.2.1');
    expect((await right('198.51.100.7')).status).toBe(200);
  });

  it('have one try from each further address once they came from many, and hold up nobody at a new one', async () => {
    for (let host = 1; host <= 30; host += 1) await wrong(`203.0.113.${host}`);
    expect((await right('198.51.100.7')).status).toBe(200);
    expect(await exhaust('203.0.113.99')).toBe(1);
  });

  it('do not hold up a browser that was signed in before, not even from its own address', async () => {
    const cookie = (await right('192.0.2.1')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    await exhaust('192.0.2.1');
    expect((await right('192.0.2.1')).status).toBe(429);
    expect((await right('192.0.2.1', { Cookie: cookie })).status).toBe(200);
  });

  it('get nothing from a browser mark of their own', async () => {
    const stranger = await addPerson(api);
    const answer = await tryLogin(api, stranger.email, stranger.password, from('192.0.2.1'));
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    await exhaust('192.0.2.1');
    expect((await right('192.0.2.1', { Cookie: cookie })).status).toBe(429);
    expect((await right('192.0.2.1', { Cookie: 'device=made.up' })).status).toBe(429);
  });

  it('have to wait as well when they go from account to account', async () => {
    const answers = [];
    for (let number = 0; number < 33; number += 1) answers.push(await wrong('192.0.2.1', `guess-${number}@example.org`));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(30);
    expect((await tryLogin(api, ADMIN.email, ADMIN.password, from('192.0.2.1'))).status).toBe(429);
    expect((await tryLogin(api, ADMIN.email, ADMIN.password, from('198.51.100.7'))).status).toBe(200);
  });

  it('are one address over a whole version 6 network, and can not invent others before the proxy', async () => {
    for (let host = 1; host <= 5; host += 1) await wrong(`2001:db8:1:2::${host}`);
    expect((await wrong('2001:DB8:1:2:ffff:0:0:1')).status).toBe(429);
    expect((await wrong('2001:db8:1:3::1')).status).toBe(401);
    for (let host = 1; host <= 5; host += 1) await wrong(`10.0.0.${host}, 192.0.2.50`);
    expect((await wrong('10.9.9.9, 192.0.2.50')).status).toBe(429);
  });
});

describe('right passwords', () => {
  it('never add up to a wait', async () => {
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await right('192.0.2.1'));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
  });
});

describe('the browser mark', () => {
  it('is out of reach of scripts and of other sites, and only sent where people sign in', async () => {
    const mark = (await right('192.0.2.1')).headers.get('Set-Cookie') ?? '';
    expect(mark).toMatch(/^device=/);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/auth']) expect(mark).toContain(part);
  });
});
