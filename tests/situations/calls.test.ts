import { expect } from 'vitest';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import { sharedApi } from '../world/api';
import { OPERATIONS } from '../world/document';
import { formOf, NAME_FIELDS, requiredBeside } from '../world/forms';
import { logLines } from '../world/logLines';
import { addPerson, tryLogin } from '../world/people';
import { ODD_IDS } from '../world/values/ids';
import { CONTACTS_TAKEN, LINKS_REFUSED, LINKS_TAKEN } from '../world/values/links';
import { BLANK, DEAD_ADDRESSES, MARKS, MARKUP, OVERRIDES, SCRIPTS, SIGNS, SPACED, WEAK_PASSWORDS } from '../world/values/texts';
import { situation } from './situation';

const { lines, log } = logLines();
const api = await sharedApi({ log, settings: { trustProxy: true } });

/** The field that people know a record by. */
const NAMING = { ...NAME_FIELDS, users: 'firstName' };
let count = 0;
/** Creates a record, and gives the answer and what became of the field. */
const named = async (kind: ResourceName, text: string, field: string = NAMING[kind]) => {
  const beside = kind === 'users' ? { email: `somebody-${++count}@example.org`, firstName: 'Some' } : { [NAMING[kind]]: 'Some' };
  const form = formOf({ ...(await requiredBeside(kind)), ...beside, [field]: text });
  const answer = await api.call('POST', KINDS[kind].write, { form });
  return { ...answer, kept: answer.record[field] };
};

/** Of so many texts those that are not kept as they should be, as kind, text and what was kept or answered. */
const misfits = async (kinds: readonly ResourceName[], texts: readonly (readonly [typed: string, kept: string])[]) => {
  const found: string[] = [];
  for (const kind of kinds)
    for (const [typed, kept] of texts) {
      const answer = await named(kind, typed);
      if (answer.kept !== kept) found.push(`${kind}: ${JSON.stringify([typed, answer.kept ?? answer.body.message])}`);
    }
  return found;
};

/** Kind and text of those that are taken where a name is needed: all for songs, a few for each other kind, which reads it by the same rule. */
const takenAsNames = async (texts: readonly string[]) => {
  const found: string[] = [];
  for (const kind of RESOURCE_NAMES)
    for (const text of kind === 'songs' ? texts : texts.filter((_text, index) => index % 8 === 1)) {
      const { status, body } = await named(kind, text);
      if (status !== 400 || body.message !== 'Please fill in required fields') found.push(`${kind}: ${JSON.stringify(text)}`);
    }
  return found;
};

situation('every call', 'hostile texts', 'takes a name of spaces and fillers for none', async () => {
  expect(await takenAsNames(SPACED)).toEqual([]);
});

situation('every call', 'hostile texts', 'takes a name of invisible signs alone for none', async () => {
  expect(await takenAsNames(BLANK)).toEqual([]);
});

situation('every call', 'hostile texts', 'keeps names of any script, markup and signs as they were typed', async () => {
  const texts = [...SCRIPTS, ...MARKUP, ...SIGNS].map((text) => [text, text] as const);
  expect(await misfits(['songs'], texts)).toEqual([]);
  expect(await misfits(RESOURCE_NAMES, texts.slice(-2))).toEqual([]);
});

situation('every call', 'hostile texts', 'keeps names in NFC, so that two ways to type one are one', async () => {
  expect(await misfits(RESOURCE_NAMES, MARKS.slice(0, 4))).toEqual([]);
});

situation('every call', 'hostile texts', 'drops from a name what turns round the words behind it', async () => {
  expect(
    await misfits(
      RESOURCE_NAMES,
      OVERRIDES.map((sign) => [`Ab${sign}cd`, 'Abcd'] as const),
    ),
  ).toEqual([]);
});

situation('every call', 'hostile texts', 'keeps the line ends of a description', async () => {
  const description = '<p>One\ntwo</p>';
  expect((await named('announcements', description, 'description')).kept).toBe(description);
});

situation('every call', 'hostile texts', 'keeps a link with the scheme it lacks, and refuses what is none', async () => {
  for (const [typed, kept] of LINKS_TAKEN) {
    expect((await named('ads', typed, 'moreInfoLink')).kept).toBe(kept);
    expect((await named('videos', typed, 'url')).kept).toBe(kept);
  }
  for (const [typed, kept] of CONTACTS_TAKEN) expect((await named('ads', typed, 'moreInfoLink')).kept).toBe(kept);
  for (const [kind, field, links] of [
    ['ads', 'moreInfoLink', LINKS_REFUSED],
    ['videos', 'url', [...LINKS_REFUSED, ...CONTACTS_TAKEN.map(([typed]) => typed)]],
  ] as const)
    for (const link of links) {
      const { status, body } = await named(kind, link, field);
      expect([link, status, body.field]).toEqual([link, 400, field]);
      expect(body.message).toMatch(/takes a web address/);
    }
});

situation('every call', 'hostile texts', 'finds no record under an odd id', async () => {
  for (const { method, template, operation } of OPERATIONS) {
    const names = operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? [];
    if (!names.some((name) => name === 'id' || name === 'songId')) continue;
    for (const id of ODD_IDS) {
      const path = names.reduce((address, name) => address.replace(`{${name}}`, encodeURIComponent(id)), template.slice(1));
      const takes = Object.keys(operation.requestBody?.content ?? {})[0];
      const sent =
        takes === 'application/json' ? { json: { firstName: 'X' } } : takes === undefined ? {} : { form: formOf({ title: 'X' }) };
      const { status, body } = await api.call(method, path, sent);
      expect([method, path, status, body.success]).toEqual([method, path, 404, false]);
      expect(body.message).toMatch(/not found/);
    }
  }
});

situation('every call', 'hostile texts', 'points at nothing under an odd id, and stays as it was', async () => {
  for (const kind of RESOURCE_NAMES)
    for (const field of Object.keys(KINDS[kind].references)) {
      const { record } = await named(kind, 'Existing');
      for (const id of ODD_IDS) {
        const refused = { status: 400, body: { success: false, field } };
        expect(await named(kind, id, field)).toMatchObject(refused);
        expect(await api.call('PATCH', `${KINDS[kind].write}/${record._id}`, { form: formOf({ [field]: id }) })).toMatchObject(
          refused,
        );
      }
      const { rows } = await api.call('GET', `${KINDS[kind].list}?limit=100`);
      expect(rows.find(({ _id }) => _id === record._id)).toMatchObject({ [field]: null });
    }
});

situation('every call', 'hostile texts', 'refuses an address that can never get a mail', async () => {
  const kept: string[] = [];
  for (const email of DEAD_ADDRESSES) if ((await named('users', email, 'email')).status !== 400) kept.push(email);
  expect(kept).toEqual([]);
});

situation('every call', 'hostile texts', 'refuses a password that is one sign again and again', async () => {
  const taken: string[] = [];
  for (const weak of WEAK_PASSWORDS) {
    const { token, password } = await addPerson(api);
    const json = { password, newPassword: weak, confirmNewPassword: weak };
    if ((await api.call('POST', 'auth/update-password', { token, json })).body.field !== 'newPassword') taken.push(weak);
  }
  expect(taken).toEqual([]);
});

situation('every call', 'hostile texts', 'says of a method that an address does not take which ones it takes', async () => {
  const { status, headers } = await api.call('PUT', 'listings/artists', { body: 'x' });
  expect([status, headers.get('Allow')]).toEqual([405, expect.stringContaining('POST')]);
});

situation(
  'every call',
  'hostile texts',
  'writes no token of a reset link into the log, however its address is written',
  async () => {
    lines.length = 0;
    const token = 'T'.repeat(43);
    for (const path of [
      `reset-password/${token}`,
      `reset%2Dpassword/${token}`,
      `reset-password%2F${token}`,
      `RESET-password//${token}`,
    ])
      await api.call('POST', `auth/${path}`, { token: null, json: { password: 'x', confirmPassword: 'x', token } });
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  },
);

situation('every call', 'hostile texts', 'logs where a failed sign-in came from', async () => {
  lines.length = 0;
  await tryLogin(api, 'nobody@example.org', 'a wrong password', { 'X-Forwarded-For': '203.0.113.9' });
  // As README's expression for fail2ban finds it.
  expect(lines.join('')).toMatch(/"from":"203\.0\.113\.9",.*"msg":"sign-in refused"/);
});
