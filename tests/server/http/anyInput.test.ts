import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../../src/contract/kinds';
import { hashToken, startSession } from '../../../src/server/credentials/sessions';
import { sharedApi } from '../../world/api';
import { OPERATIONS } from '../../world/document';
import { formOf, NAME_FIELDS, picture, requiredBeside, sound } from '../../world/forms';
import { logLines } from '../../world/logLines';
import { addPerson } from '../../world/people';
import { anyWish, deletedIdOf, entryIdOf, idOf, type Upload, type Wish } from '../../world/values/arbitraries';

/** Others at every run; twice as many with ALL_KINDS=1. On PostgreSQL a sample: what differs there is below the calls. */
const isSample = inject('postgres') !== undefined;
const MANY = process.env.ALL_KINDS ? 5_000 : 2_500;
const REQUESTS = isSample ? 500 : MANY;

const CATALOGUE = RESOURCE_NAMES.filter((kind) => kind !== 'users');

const { lines, log } = logLines();
const ids = new Map<ResourceName, string>();
const [deletedIds, entryIds] = [new Map<ResourceName, string>(), new Map<ResourceName, string>()];
/** Each with an address that no request takes. */
let people = 0;

/** The sessions of those who ask; a request may end one. */
const signedIn = { admin: '', manager: '' };

/** Makes a record of the kind, in place of one that a request has deleted. */
const make = async (kind: ResourceName) => {
  if (kind === 'users') return ids.set(kind, (await addPerson(api, { email: `known-${++people}@example.org` })).id);
  const fields = { [NAME_FIELDS[kind]]: `Any of ${kind}`, ...(await requiredBeside(kind)) };
  const { record } = await api.call('POST', KINDS[kind].write, { form: formOf(fields) });
  entryIds.set(kind, String((await api.call('GET', `history/${kind}/${record._id}`)).rows[0]?._id));
  return ids.set(kind, String(record._id));
};

/** The same of a deleted record, in place of one that a request brought back or deleted for good. */
const makeDeleted = async (kind: ResourceName) => {
  const [id, entryId] = [ids.get(kind), entryIds.get(kind)];
  const made = (await make(kind)).get(kind) ?? '';
  await api.call('DELETE', `${KINDS[kind].write}/${made}`);
  deletedIds.set(kind, made);
  ids.set(kind, id ?? '');
  entryIds.set(kind, entryId ?? '');
};

/** Whose session a token of the API's own is; their email may change. */
const ownerOf = async (token: string) => {
  const sessions = api.services.database.selectFrom('sessions').select('userId').where('tokenHash', '=', hashToken(token));
  return (await sessions.executeTakeFirstOrThrow()).userId;
};
const userIds = { admin: '', manager: '' };
const signIn = (who: keyof typeof userIds) => startSession(api.services.database, userIds[who], api.services.clock());

const api = await sharedApi({ log });
const good = { picture: await picture(), sound: sound('a.wav', 1) };
for (const kind of RESOURCE_NAMES) await make(kind);
for (const kind of CATALOGUE) await makeDeleted(kind);
Object.assign(userIds, { admin: await ownerOf(api.adminToken), manager: await ownerOf(api.managerToken) });
for (const who of ['admin', 'manager'] as const) signedIn[who] = await signIn(who);

/** The text with the ids that the records have at this moment. */
const withIds = (text: string) =>
  RESOURCE_NAMES.reduce(
    (made, kind) =>
      made
        .replaceAll(deletedIdOf(kind), deletedIds.get(kind) ?? '')
        .replaceAll(entryIdOf(kind), entryIds.get(kind) ?? '')
        .replaceAll(idOf(kind), ids.get(kind) ?? ''),
    text,
  );

const fileOf = ({ fileName, content }: Upload) => {
  if (content === 'nothing') return new File([], fileName);
  if (content === 'junk') return new File(['not what it says'], fileName, { type: 'image/png' });
  return new File([good[content]], fileName, { type: good[content].type });
};

const bodyOf = (body: Wish['body']): BodyInit | undefined => {
  if (body === undefined) return undefined;
  if ('json' in body) return withIds(JSON.stringify(body.json));
  if ('raw' in body) return typeof body.raw === 'string' ? body.raw : new Uint8Array(body.raw);
  const form = new FormData();
  for (const [name, value] of body.form) form.append(name, typeof value === 'string' ? withIds(value) : fileOf(value));
  return form;
};

const answerTo = (wish: Wish) => {
  const token = { ...signedIn, stranger: 'x'.repeat(43), nobody: undefined }[wish.who];
  const headers = { ...wish.headers, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  return api.app.fetch(
    new Request(`http://api.test${withIds(wish.path)}`, { method: wish.method, headers, body: bodyOf(wish.body) }),
  );
};

describe('any request of any call', () => {
  it(`is answered as documented and never by a fault of the server, ${REQUESTS} of them`, async () => {
    const asked = new Map<string, number>();
    const succeeded = new Set<string>();
    const statuses = new Set<number>();
    // The answer itself is held against the API's document by `api.app` (see support/documented.ts).
    const isAnswered = async (wish: Wish) => {
      const { status, body } = await answerTo(wish);
      await body?.cancel();
      asked.set(wish.operationId, (asked.get(wish.operationId) ?? 0) + 1);
      if (status < 300) succeeded.add(wish.operationId);
      statuses.add(status);
      if (status === 204 && (wish.who === 'admin' || wish.who === 'manager')) signedIn[wish.who] = await signIn(wish.who);
      if (wish.method === 'DELETE' && status === 200)
        for (const kind of RESOURCE_NAMES) if (wish.path.includes(`/${idOf(kind)}`)) await make(kind);
      if (status === 200) for (const kind of CATALOGUE) if (wish.path.includes(`/${deletedIdOf(kind)}`)) await makeDeleted(kind);
      expect(status).toBeLessThan(500);
    };
    await fc.assert(fc.asyncProperty(anyWish, isAnswered), { numRuns: REQUESTS });

    // The requests were of every sort: each call was asked often, nearly each succeeded sometimes, and refusals were of many kinds.
    const leastAsked = Math.min(...OPERATIONS.map(({ operation }) => asked.get(operation.operationId) ?? 0));
    if (!isSample) expect(leastAsked).toBeGreaterThan(MANY / OPERATIONS.length / 8);
    expect(succeeded.size).toBeGreaterThan(OPERATIONS.length * (isSample ? 0.4 : 0.8));
    const refusals = isSample ? [400, 401, 404] : [400, 401, 403, 404, 415, 422];
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, ...refusals]));
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
    expect((await api.call('GET', 'listings/artists')).status).toBe(200);
  }, 180_000);
});
