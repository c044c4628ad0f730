import { afterAll, beforeAll, expect } from 'vitest';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import { createResetLink } from '../../src/server/credentials/resetLinks';
import { type CallOptions, createTestApi, type TestApi } from '../world/api';
import { OPERATIONS } from '../world/document';
import { formOf, NAME_FIELDS, requiredBeside } from '../world/forms';
import { addPerson } from '../world/people';
import { textFieldsOf } from '../world/values/arbitraries';
import { harmless, tooLong, WORST } from '../world/values/long';
import { situation } from './situation';

let api: TestApi;
const ids = new Map<ResourceName, string>();
let person: Awaited<ReturnType<typeof addPerson>>;
let link = '';
beforeAll(async () => {
  api = await createTestApi();
  person = await addPerson(api);
  for (const kind of RESOURCE_NAMES) {
    const form = formOf({ ...(await requiredBeside(kind)), [NAME_FIELDS[kind]]: kind === 'users' ? 'u@b.c' : kind });
    ids.set(kind, String((await api.call('POST', KINDS[kind].write, { form })).record._id));
  }
  const { database, clock } = api.services;
  link = await createResetLink(database, person.id, clock());
});
afterAll(() => api.close());

/** Where a call goes: a record that is there, a link that works. */
const at = (template: string) => {
  const kind = RESOURCE_NAMES.find((each) => template.startsWith(`/${KINDS[each].write}/`));
  return template
    .slice(1)
    .replace('{id}', (kind && ids.get(kind)) ?? 'x')
    .replace('{token}', link);
};

type Calling = (texts: Readonly<Record<string, string>>) => () => Promise<unknown>;

/** Each call that takes texts, with the names of these. Nobody is made or changed whom another call needs. */
const CALLS = OPERATIONS.flatMap(({ method, template, operation }) => {
  const fields = textFieldsOf(operation);
  const isJson = operation.requestBody?.content['application/json'] !== undefined;
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const token = () => (template.startsWith('/auth/') ? person.token : api.adminToken);
  const calling: Calling = (texts) => () => {
    const query = queries.length > 0 ? `?${new URLSearchParams(texts)}` : '';
    const sent: CallOptions = fields.length === 0 ? {} : isJson ? { json: texts } : { form: formOf(texts) };
    return api.call(method, `${at(template)}${query}`, { token: token(), ...sent });
  };
  const names = fields.length > 0 ? fields : queries;
  return names.length === 0 ? [] : [{ call: `${method} ${template}`, names, isQuery: fields.length === 0, calling }];
});

/** An address is never longer: Node takes heads of 16 kB, and a sign of these texts has 6 bytes in it. */
const LONGEST_QUERY = 2_500;

/** Every field of every call. */
const FIELDS = CALLS.flatMap(({ names, ...call }) => names.map((field) => ({ ...call, names, field })));

/** What stands in the other fields, so that the call is read on to this one; undefined where they may be missing. */
const beside = (call: string, name: string) => {
  if (call.startsWith('POST /users')) return { email: 'x@y.z', firstName: 'x', role: 'manager' }[name];
  if (call.includes('/auth/')) return name === 'unset' ? undefined : 'x';
  return name === 'type' ? 'news' : undefined;
};

/** Which calls take longer over a text than over a harmless one as long, in words. */
const slowCalls = async (text: (length: number) => string, length: number, fields: typeof FIELDS) => {
  const found: string[] = [];
  for (const { call, names, field, isQuery, calling } of fields) {
    const filled = (value: string) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const text = name === field ? value : beside(call, name);
          return text === undefined ? [] : [[name, text]];
        }),
      );
    const size = isQuery ? LONGEST_QUERY : length;
    const words = await tooLong(calling(filled(text(size))), calling(filled(harmless(size))));
    if (words !== undefined) found.push(`${call}, ${field}: ${words}`);
  }
  return found;
};

const { 'marks out of order': marks, 'a link of dots': linkOfDots, ...OTHERS } = WORST;

situation(
  'every call',
  'long texts',
  'takes no longer over marks out of order than over other texts, in whichever field',
  async () => {
    expect(await slowCalls(marks, 24_000, FIELDS)).toEqual([]);
  },
);

situation('every call', 'long texts', 'takes no longer over new passwords of marks out of order than over others', async () => {
  const change = (text: string) => () =>
    api.call('POST', 'auth/update-password', {
      token: person.token,
      json: { password: 'x', newPassword: text, confirmNewPassword: text },
    });
  const reset = (text: string) => () =>
    api.call('POST', `auth/reset-password/${link}`, {
      token: null,
      json: { password: text, confirmPassword: text, token: link },
    });
  const found: (string | undefined)[] = [];
  for (const send of [change, reset]) found.push(await tooLong(send(marks(20_000)), send(harmless(20_000))));
  expect(found).toEqual([undefined, undefined]);
});

situation('every call', 'long texts', 'takes no longer over a link of dots and an at than over other texts', async () => {
  const descriptions = FIELDS.filter(({ field }) => field === 'description');
  expect(await slowCalls(linkOfDots, 24_000, descriptions)).toEqual([]);
});

situation('every call', 'long texts', 'takes no longer over any other bad text than over a good one', async () => {
  const oncePerField = FIELDS.filter(({ field }, index) => FIELDS.findIndex((other) => other.field === field) === index);
  const found: string[] = [];
  for (const [kind, text] of Object.entries(OTHERS))
    found.push(...(await slowCalls(text, 64_000, oncePerField)).map((words) => `${kind}: ${words}`));
  expect(found).toEqual([]);
});
