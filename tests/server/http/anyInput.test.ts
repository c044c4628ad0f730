import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../../src/contract/kinds';
import { createTestApi, type TestApi } from '../../world/api';
import { OPERATIONS } from '../../world/document';
import { formOf, NAME_FIELDS, picture, requiredBeside, sound } from '../../world/forms';
import { logLines } from '../../world/logLines';
import { addPerson } from '../../world/people';
import { anyWish, idOf, type Upload, type Wish } from '../../world/values/arbitraries';

/** On PostgreSQL a sample: what differs there is below the calls. */
const isSample = inject('postgres') !== undefined;
const REQUESTS = isSample ? 500 : 5_000;

const { lines, log } = logLines();
let api: TestApi;
let good: { picture: File; sound: File };
const ids = new Map<ResourceName, string>();
/** Each with an address that no request takes. */
let people = 0;

/** Makes a record of the kind, in place of one that a request has deleted. */
const make = async (kind: ResourceName) => {
  if (kind === 'users') return ids.set(kind, (await addPerson(api, { email: `known-${++people}@example.org` })).id);
  const fields = { [NAME_FIELDS[kind]]: `Any of ${kind}`, ...(await requiredBeside(kind)) };
  const { record } = await api.call('POST', KINDS[kind].write, { form: formOf(fields) });
  return ids.set(kind, String(record._id));
};

beforeAll(async () => {
  api = await createTestApi({ log });
  good = { picture: await picture(), sound: sound('a.wav', 1) };
  for (const kind of RESOURCE_NAMES) await make(kind);
});
afterAll(() => api.close());

/** The text with the ids that the records have at this moment. */
const withIds = (text: string) => RESOURCE_NAMES.reduce((made, kind) => made.replaceAll(idOf(kind), ids.get(kind) ?? ''), text);

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
  // Nobody logs out, as all that follows would be refused.
  const who = wish.operationId === 'postAuthLogout' ? 'stranger' : wish.who;
  const token = { admin: api.adminToken, manager: api.managerToken, stranger: 'x'.repeat(43), nobody: undefined }[who];
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
      if (wish.method === 'DELETE' && status === 200)
        for (const kind of RESOURCE_NAMES) if (wish.path.includes(idOf(kind))) await make(kind);
      expect(status).toBeLessThan(500);
    };
    await fc.assert(fc.asyncProperty(anyWish, isAnswered), { numRuns: REQUESTS });

    // The requests were of every sort: each call was asked often, nearly each succeeded sometimes, and refusals were of many kinds.
    const leastAsked = Math.min(...OPERATIONS.map(({ operation }) => asked.get(operation.operationId) ?? 0));
    if (!isSample) expect(leastAsked).toBeGreaterThan(15);
    expect(succeeded.size).toBeGreaterThan(OPERATIONS.length * (isSample ? 0.4 : 0.8));
    const refusals = isSample ? [400, 401, 404] : [400, 401, 403, 404, 415, 422];
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, ...refusals]));
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
    expect((await api.call('GET', 'listings/artists')).status).toBe(200);
  }, 180_000);
});
