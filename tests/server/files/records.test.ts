import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AD_NEWS_KINDS, type AdNewsName, LISTING_KINDS, type ListingName, KINDS as RULES } from '../../../src/contract/kinds';
import { tableOf } from '../../../src/server/database/recordTables';
import { type Answer, ownApi, type TestApi } from '../../world/api';
import { wav } from '../../world/files/wav';
import { forgetPast } from '../../world/past';
import { SPACES } from '../../world/values/texts';

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
type Kind = ListingName | AdNewsName;
const KINDS = [...LISTING_KINDS, ...AD_NEWS_KINDS].map(({ name }) => name);

/** Text fields that make a record of any kind complete. */
const TEXTS: Record<string, string> = { stageName: 'Björk', title: 'Jóga', name: 'Homogenic', url: 'https://youtu.be/x' };

/** A complete form of a kind, every file field filled with a good file; `change` then spoils it. */
function formOf(kind: Kind, change: (form: FormData) => void = () => {}) {
  const form = new FormData();
  for (const field of Object.keys(RULES[kind].fields)) form.append(field, TEXTS[field] ?? '');
  for (const [field, value] of Object.entries(RULES[kind].constants)) form.append(field, value);
  for (const { sentAs, takes } of Object.values(RULES[kind].files)) {
    const content = takes === 'image' ? picture : wav(0.1);
    form.append(sentAs, new File([new Uint8Array(content)], takes === 'image' ? 'a.png' : 'a.wav'));
  }
  change(form);
  return form;
}
const firstFile = (kind: Kind) => Object.values(RULES[kind].files)[0]?.sentAs ?? '';
const required = (kind: Kind) => RULES[kind].required.create[0]?.[0] ?? '';

/** What lies on the disk, and what the rows know. */
async function inventory({ dataDir, files, services }: TestApi) {
  const rows = await services.database.selectFrom('files').select('key').execute();
  return {
    staged: readdirSync(join(dataDir, 'staging')),
    stored: files.stored().sort(),
    known: rows.map(({ key }) => key).sort(),
  };
}
const EMPTY = { staged: [], stored: [], known: [] };

/** Requests that fail although their files are good. */
const SPOILT: [what: string, status: number, change: (form: FormData, kind: Kind) => void][] = [
  ['a text that is too long', 400, (form, kind) => form.set(required(kind), 'x'.repeat(501))],
  ['an unknown name in unset', 400, (form) => form.set('unset', 'password')],
  ['a text sent twice', 400, (form, kind) => form.append(required(kind), 'again')],
  ['a file field that does not exist', 400, (form) => form.append('evil', new File(['x'], 'x.txt'))],
  ['a last file that is no picture', 422, (form, kind) => form.set(firstFile(kind), new File(['only words'], 'x.png'))],
];

describe.each(KINDS)('files of %s', (kind) => {
  const path = RULES[kind].write;

  it('[3.5, 3.6, 3.9, 3.11, 3.13, 3.15, 3.17, 3.18] stand exactly where rows know them, and leave with their record for good', async () => {
    const at = await ownApi();
    const created = await at.call('POST', path, { form: formOf(kind) });
    expect(created.status).toBe(201);
    const { staged, stored, known } = await inventory(at);
    expect(stored).toHaveLength(Object.keys(RULES[kind].files).length);
    expect([staged, stored]).toEqual([[], known]);

    for (const field of Object.keys(RULES[kind].files)) {
      const answer = await at.app.request(String(created.record[field]));
      expect(answer.status).toBe(200);
    }
    expect((await at.call('DELETE', `${path}/${created.record._id}`)).status).toBe(200);
    expect(await inventory(at)).toEqual({ staged, stored, known });
    await forgetPast(at);
    expect(await inventory(at)).toEqual(EMPTY);
  });

  it('are replaced by an update that succeeds: a new address, and the old file gone with the history of it', async () => {
    const at = await ownApi();
    const created = await at.call('POST', path, { form: formOf(kind) });
    const updated = await at.call('PATCH', `${path}/${created.record._id}`, { form: formOf(kind) });
    expect(updated.status).toBe(200);
    const statuses = async ({ record }: Answer) => {
      const answers = Object.keys(RULES[kind].files).map((field) => at.app.request(String(record[field])));
      return new Set((await Promise.all(answers)).map(({ status }) => status));
    };
    expect([await statuses(created), await statuses(updated)]).toEqual([new Set([200]), new Set([200])]);
    await forgetPast(at);
    expect([await statuses(created), await statuses(updated)]).toEqual([new Set([404]), new Set([200])]);
    const { staged, stored, known } = await inventory(at);
    expect([staged, stored]).toEqual([[], known]);
  });
});

/** All kinds are taken in by one mechanism: what spoils a request is looked at in one of each table. */
describe.each<Kind>(['songs', 'ads'])('files of %s', (kind) => {
  const path = RULES[kind].write;

  it('are not left behind by a blank required text', async () => {
    const at = await ownApi();
    const form = formOf(kind);
    for (const field of RULES[kind].required.create[0] ?? []) form.set(field, SPACES.join(''));
    const answer = await at.call('POST', path, { form });
    expect([answer.status, answer.body.message]).toEqual([400, 'Please fill in required fields']);
    expect(await inventory(at)).toEqual(EMPTY);
  });

  it('are not left behind when the database fails after they were written', async () => {
    const at = await ownApi();
    const table = sql.table(tableOf(kind) === 'adNews' ? 'ad_news' : kind);
    const run = (statement: RawBuilder<unknown>) => statement.execute(at.services.database);
    await run(sql`create trigger broken before insert on ${table} begin select raise(abort, 'disk is full'); end`);
    const answer = await at.call('POST', `${path}/publish`, { form: formOf(kind) });
    await run(sql`drop trigger broken`);
    expect(answer.status).toBe(500);
    expect(answer.body.message).not.toContain('disk is full');
    expect(await inventory(at)).toEqual(EMPTY);
  });

  it('are not taken in without a token, or for a record that is not there', async () => {
    const at = await ownApi();
    expect((await at.call('POST', path, { form: formOf(kind), token: null })).status).toBe(401);
    expect((await at.call('PATCH', `${path}/unknown`, { form: formOf(kind) })).status).toBe(404);
    expect(await inventory(at)).toEqual(EMPTY);
  });

  it.each(SPOILT)('are neither left behind nor replaced by %s', async (_what, status, change) => {
    const at = await ownApi();
    const spoilt = () => formOf(kind, (form) => change(form, kind));
    expect((await at.call('POST', path, { form: spoilt() })).status).toBe(status);
    expect(await inventory(at)).toEqual(EMPTY);
    const created = await at.call('POST', path, { form: formOf(kind) });
    const before = await inventory(at);
    expect((await at.call('PATCH', `${path}/${created.record._id}`, { form: spoilt() })).status).toBe(status);
    expect(await inventory(at)).toEqual(before);
  });
});

describe('files of two requests at the same time', () => {
  it('replace each other without a stray one', async () => {
    const at = await ownApi();
    const created = await at.call('POST', 'listings/channels', { form: formOf('channels') });
    const path = `listings/channels/${created.record._id}`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => at.call('PATCH', path, { form: formOf('channels') })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await forgetPast(at);
    const { staged, stored, known } = await inventory(at);
    expect([staged, stored.length, stored]).toEqual([[], 2, known]);
  });

  it('of which one deletes the record leave nothing', async () => {
    const at = await ownApi();
    const created = await at.call('POST', 'listings/channels', { form: formOf('channels') });
    const path = `listings/channels/${created.record._id}`;
    const [updated, deleted] = await Promise.all([at.call('PATCH', path, { form: formOf('channels') }), at.call('DELETE', path)]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(updated.status);
    await forgetPast(at);
    expect(await inventory(at)).toEqual(EMPTY);
  });
});
