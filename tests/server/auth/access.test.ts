import { beforeAll, describe, expect, it } from 'vitest';
import { canUse } from '../../../src/contract/access';
import {
  AUTH_PATHS,
  generatePasswordPath,
  playlistSongPath,
  playlistSongsPath,
  publicationPath,
} from '../../../src/contract/endpoints';
import { KINDS, RESOURCE_NAMES, type RecordKind, type ResourceName } from '../../../src/contract/kinds';
import { ADMIN, MANAGER, sharedApi } from '../../world/api';
import { addPerson } from '../../world/people';
import { NOBODY } from '../../world/values/ids';

const HOUR = 60 * 60_000;

/** One call of spec 7. `id` stands for a record. */
interface Call {
  target: ResourceName | 'account' | 'everybody';
  method: string;
  path: (id: string) => string;
}

const callsOf = (kind: ResourceName): Call[] => {
  const { list, search, searchTerm, lookup, write, publishable, readable }: RecordKind = KINDS[kind];
  const calls: [string, (id: string) => string][] = [
    ['GET', () => `${list}?limit=20`],
    ['GET', () => `${search}?${searchTerm}=x`],
    ['POST', () => write],
    ['PATCH', (id) => `${write}/${id}`],
    ['DELETE', (id) => `${write}/${id}`],
  ];
  if (lookup !== undefined) calls.push(['GET', () => `${lookup}?key=x`]);
  if (readable) calls.push(['GET', (id) => `${list}/${id}`]);
  if (publishable)
    calls.push(
      ['POST', () => `${write}/publish`],
      ['PATCH', (id) => publicationPath(kind, id, true)],
      ['PATCH', (id) => publicationPath(kind, id, false)],
    );
  return calls.map(([method, path]) => ({ target: kind, method, path }));
};

const CALLS: Call[] = [
  ...RESOURCE_NAMES.flatMap(callsOf),
  { target: 'playlists', method: 'GET', path: playlistSongsPath },
  { target: 'playlists', method: 'PATCH', path: (id) => playlistSongPath(id, 'add', id) },
  { target: 'playlists', method: 'PATCH', path: (id) => playlistSongPath(id, 'remove', id) },
  { target: 'users', method: 'PATCH', path: generatePasswordPath },
  { target: 'account', method: 'PATCH', path: () => AUTH_PATHS.updateProfile },
  { target: 'account', method: 'POST', path: () => AUTH_PATHS.updatePassword },
  { target: 'everybody', method: 'POST', path: () => AUTH_PATHS.login },
  { target: 'everybody', method: 'POST', path: () => AUTH_PATHS.forgetPassword },
  { target: 'everybody', method: 'POST', path: () => AUTH_PATHS.resetPassword('x') },
];

const named = CALLS.map((call) => ({ call, name: `${call.method} ${call.path('{id}')}` }));
const forMembers = named.filter(({ call }) => call.target !== 'everybody');
const forUsersAdmins = named.filter(({ call }) => call.target === 'users');

const api = await sharedApi();
const early = await addPerson(api, { role: 'admin' });
const outdated = early.token;
const createdAt = new Date(Date.now() - 13 * HOUR).toISOString();
await api.services.database.updateTable('sessions').set({ createdAt }).where('userId', '=', early.id).execute();
const deactivated = await addPerson(api, { role: 'admin', isActive: false });
const oddRole = await addPerson(api, { role: 'owner' });
const someone = await addPerson(api);

/** Signed in at this moment, as the earlier tokens may be over by now. */
const tokenOf = async (person: { email: string; password: string }) =>
  String(
    (await api.call('POST', 'auth/login', { token: null, json: { email: person.email, password: person.password } })).record
      .token,
  );
const make = ({ method, path }: Call, token: string | null, id = NOBODY) => api.call(method, path(id), { token });

describe('every call of spec 7 (spec 6)', () => {
  let admin: string;
  let manager: string;
  beforeAll(async () => {
    admin = await tokenOf(ADMIN);
    manager = await tokenOf(MANAGER);
  });

  it.each(forMembers)('[6.4, 6.5] $name: nobody without a session', async ({ call }) => {
    for (const token of [null, 'made-up', outdated, deactivated.token]) {
      const { status, body } = await make(call, token, someone.id);
      expect(status).toBe(401);
      expect(body.success).toBe(false);
    }
  });

  it.each(forMembers)('[6.4, 6.5] $name: a manager where the access table says so', async ({ call }) => {
    const { status, body } = await make(call, manager);
    if (!canUse('manager', call.target)) return expect(status).toBe(403);
    expect([401, 403]).not.toContain(status);
    expect(body.message).not.toBe('There is nothing at this address.');
  });

  it.each(forMembers)('[6.4, 6.5] $name: an admin', async ({ call }) => {
    const { status, body } = await make(call, admin);
    expect([401, 403]).not.toContain(status);
    expect(body.message).not.toBe('There is nothing at this address.');
  });

  it.each(forMembers)('[6.4, 6.5] $name: nobody with a role that is neither', async ({ call }) => {
    expect((await make(call, oddRole.token)).status).toBe(403);
  });

  it.each(named.filter(({ call }) => call.target === 'everybody'))('[6.5] $name: a visitor', async ({ call }) => {
    const { status, body } = await make(call, null);
    expect(status).not.toBe(401);
    expect(status).not.toBe(403);
    expect(body.message).not.toBe('There is nothing at this address.');
  });

  it.each(forUsersAdmins)(
    '[6.4, 6.5] $name: a manager reads the same of a user who is there and one who is not',
    async ({ call }) => {
      const answers = [await make(call, manager, someone.id), await make(call, manager, NOBODY)];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect(JSON.stringify(answers)).not.toContain(someone.email);
    },
  );

  it('[6.4, 6.5] covers more than users: every kind has its calls here', () => {
    expect(new Set(CALLS.map(({ target }) => target))).toEqual(new Set([...RESOURCE_NAMES, 'account', 'everybody']));
  });
});
