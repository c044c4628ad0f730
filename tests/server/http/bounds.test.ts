import { describe, expect, it } from 'vitest';
import { type FieldFormat, KINDS, RESOURCE_NAMES, type ResourceName } from '../../../src/contract/kinds';
import { DESCRIPTION_LIMIT, TEXT_LIMIT } from '../../../src/contract/limits';
import { insertUser } from '../../../src/server/users/queries';
import { sharedApi } from '../../world/api';
import { OPERATIONS } from '../../world/document';
import { formOf } from '../../world/forms';
import { addRecord } from '../../world/records';
import { SPACED } from '../../world/values/texts';

const BODY_LIMIT = 1024 * 1024;
const PERSON = { firstName: 'Pat', lastName: null, role: 'manager', passwordHash: 'none' };

const ids = new Map<ResourceName, string>();
const api = await sharedApi();
for (const kind of RESOURCE_NAMES) ids.set(kind, await addRecord(api, kind, kind));

const named = (filter: (type: string | undefined) => boolean) =>
  OPERATIONS.filter(({ operation }) => filter(Object.keys(operation.requestBody?.content ?? {})[0])).map(
    ({ method, template }) => ({
      method,
      path: template.slice(1),
    }),
  );
/** The path with a record that is there: a call looks for it before it reads a form. */
const at = (path: string) => {
  const kind = RESOURCE_NAMES.find((each) => path.startsWith(`${KINDS[each].write}/`));
  return path.replace('{id}', (kind && ids.get(kind)) ?? 'x').replace('{token}', 'x');
};

describe('every call that takes JSON', () => {
  it.each(named((type) => type === 'application/json'))(
    'refuses a body of more than 1 MiB: $method $path',
    async ({ method, path }) => {
      const headers = { 'Content-Type': 'application/json' };
      const padded = (size: number) => `{"email":"a@b.c"${' '.repeat(size - 17)}}`;
      expect((await api.call(method, at(path), { body: padded(BODY_LIMIT), headers })).status).not.toBe(413);
      const { status, body } = await api.call(method, at(path), { body: padded(BODY_LIMIT + 1), headers });
      expect([status, body.message]).toEqual([413, expect.stringContaining(String(BODY_LIMIT))]);
    },
  );
});

describe('every call that takes a form', () => {
  const FORMS = named((type) => type === 'multipart/form-data');

  it.each(FORMS)('refuses texts of more than 1 MiB together: $method $path', async ({ method, path }) => {
    const form = formOf({ one: 'x'.repeat(BODY_LIMIT / 2), two: 'x'.repeat(BODY_LIMIT / 2 + 1) });
    expect((await api.call(method, at(path), { form })).status).toBe(413);
  });

  it.each(FORMS)('refuses more than 100 fields: $method $path', async ({ method, path }) => {
    const form = formOf(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field ${index}`, 'x'])));
    const { status, body } = await api.call(method, at(path), { form });
    expect([status, body.message]).toEqual([400, 'The form has more than 100 fields.']);
  });
});

/** A text of exactly so many characters that a field of the format takes. */
const LONG_TEXTS: Readonly<Partial<Record<FieldFormat, (length: number) => string>>> = {
  text: (length) => '🎵'.repeat(length),
  html: (length) => `<p>${'x'.repeat(length - 7)}</p>`,
  webAddress: (length) => 'https://a.example/'.padEnd(length, 'x'),
  link: (length) => 'https://a.example/'.padEnd(length, 'x'),
};

const TEXTS = RESOURCE_NAMES.flatMap((kind) =>
  Object.entries(KINDS[kind].fields).flatMap(([field, format]) => {
    const textOfLength = LONG_TEXTS[format];
    return textOfLength ? [{ kind, field, limit: format === 'html' ? DESCRIPTION_LIMIT : TEXT_LIMIT, textOfLength }] : [];
  }),
);

describe('every text of a record', () => {
  it.each(TEXTS)(
    'takes $limit characters and refuses one more in words: $field of $kind',
    async ({ kind, field, limit, textOfLength }) => {
      const { updateBody, write } = KINDS[kind];
      const change = (text: string) =>
        updateBody === 'json' ? { json: { [field]: text } } : { form: formOf({ [field]: text }) };
      const path = `${write}/${ids.get(kind)}`;
      const taken = await api.call('PATCH', path, change(textOfLength(limit)));
      expect([taken.status, taken.record[field]]).toEqual([200, textOfLength(limit)]);
      const refused = await api.call('PATCH', path, change(textOfLength(limit + 1)));
      expect([refused.status, refused.body.field]).toEqual([400, field]);
      expect(refused.body.message).toContain(String(limit));
    },
  );
});

describe('every list call', () => {
  const LISTS = [...RESOURCE_NAMES.map((kind) => KINDS[kind].list), 'listings/playlists/{id}/songs'];

  it.each(LISTS)('gives at most 100 rows and takes any page: %s', async (path) => {
    for (const query of [
      'limit=100000',
      'limit=0&page=0',
      'limit=-1&page=-1',
      'page=abc',
      'page=1.5',
      'page=99999999999',
      'limit=1e3',
      'page=',
      'limit=5&limit=6',
    ]) {
      const { status, body } = await api.call('GET', `${at(path)}?${query}`);
      expect([query, status, body.success]).toEqual([query, 200, true]);
    }
    if (path !== 'users') return;
    const { database } = api.services;
    for (let count = 0; count < 100; count += 1)
      await insertUser(database, { ...PERSON, email: `many-${count}@example.org` }, new Date());
    expect((await api.call('GET', 'users?limit=100000')).rows).toHaveLength(100);
    expect((await api.call('GET', 'users?limit=101&page=2')).rows).toHaveLength(3);
    expect((await api.call('GET', 'users/search?key=example')).rows).toHaveLength(100);
  });
});

describe('every search call', () => {
  const searches = RESOURCE_NAMES.flatMap((kind) => {
    const { search, searchTerm, lookup } = KINDS[kind];
    return [`${search}?${searchTerm}=`, ...(lookup === undefined ? [] : [`${lookup}?key=`])];
  });

  it.each(searches)('refuses a blank text, and takes a very long one: %s', async (path) => {
    for (const blank of SPACED) expect((await api.call('GET', `${path}${encodeURIComponent(blank)}`)).status).toBe(400);
    for (const long of ['x'.repeat(10_000), '%25'.repeat(3_000), '"*'.repeat(3_000), 'a '.repeat(3_000)]) {
      const { status, rows } = await api.call('GET', `${path}${long}`);
      expect([status, rows]).toEqual([200, []]);
    }
  });
});
