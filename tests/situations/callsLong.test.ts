import { expect } from 'vitest';
import { RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import { createResetLink } from '../../src/server/credentials/resetLinks';
import { type CallOptions, sharedApi } from '../world/api';
import { formOf } from '../world/forms';
import { addPerson } from '../world/people';
import { addRecord } from '../world/records';
import { LONGEST_QUERY, TEXT_FIELDS, type TextField } from '../world/textCalls';
import { harmless, tooLong, WORST } from '../world/values/long';
import { situation } from './situation';

const ids = new Map<ResourceName, string>();
const api = await sharedApi();
const person = await addPerson(api);
for (const kind of RESOURCE_NAMES) ids.set(kind, await addRecord(api, kind, kind));
const { database, clock } = api.services;
const link = await createResetLink(database, person.id, clock());

const sent = ({ call, method, path, sentAs, filled }: TextField, text: string) => {
  const texts = filled(text);
  const query = sentAs === 'query' ? `?${new URLSearchParams(texts)}` : '';
  const body: CallOptions = sentAs === 'form' ? { form: formOf(texts) } : sentAs === 'json' ? { json: texts } : {};
  const token = call.includes('/auth/') ? person.token : api.adminToken;
  return () => api.call(method, `${path({ ids, link })}${query}`, { token, ...body });
};

/** Which calls take longer over a text than over a harmless one as long, in words. */
const slowCalls = async (text: (length: number) => string, length: number, fields: readonly TextField[]) => {
  const found: string[] = [];
  for (const each of fields) {
    const size = each.sentAs === 'query' ? LONGEST_QUERY : length;
    const words = await tooLong(sent(each, text(size)), sent(each, harmless(size)));
    if (words !== undefined) found.push(`${each.call}, ${each.field}: ${words}`);
  }
  return found;
};

const { 'marks out of order': marks, 'a link of dots': linkOfDots, ...OTHERS } = WORST;

situation(
  'every call',
  'long texts',
  'takes no longer over marks out of order than over other texts, in whichever field',
  async () => {
    expect(await slowCalls(marks, 24_000, TEXT_FIELDS)).toEqual([]);
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
  const descriptions = TEXT_FIELDS.filter(({ field }) => field === 'description');
  expect(await slowCalls(linkOfDots, 24_000, descriptions)).toEqual([]);
});

situation('every call', 'long texts', 'takes no longer over any other bad text than over a good one', async () => {
  const oncePerField = TEXT_FIELDS.filter(
    ({ field }, index) => TEXT_FIELDS.findIndex((other) => other.field === field) === index,
  );
  const found: string[] = [];
  for (const [kind, text] of Object.entries(OTHERS))
    found.push(...(await slowCalls(text, 64_000, oncePerField)).map((words) => `${kind}: ${words}`));
  expect(found).toEqual([]);
});
