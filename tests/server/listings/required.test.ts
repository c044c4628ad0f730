import { describe, expect, it } from 'vitest';
import type { ListingName } from '../../../src/contract/kinds';
import { sharedApi } from '../../world/api';
import { formOf, NAME_FIELDS, picture, requiredBeside, sound } from '../../world/forms';
import { SPACES } from '../../world/values/texts';
import { createId, type Fields, KINDS, listed, OPTIONAL, update } from './kinds';

const api = await sharedApi();

const post = (kind: ListingName, fields: Fields) => api.call('POST', `listings/${kind}`, { form: formOf(fields) });
const REFUSED = { success: false, message: 'Please fill in required fields' };

/** What a create call must not leave out (spec 5): the forms that lack it, and the field that is named. */
const INCOMPLETE: readonly { kind: ListingName; form: () => Promise<Fields>; field: string }[] = [
  { kind: 'artists', form: async () => ({ photo: await picture() }), field: 'stageName' },
  { kind: 'artists', form: async () => ({ lastName: 'Only', photo: await picture() }), field: 'stageName' },
  { kind: 'artists', form: async () => ({ stageName: 'No photo' }), field: 'photo' },
  { kind: 'artists', form: async () => ({ stageName: 'Cover only', coverImage: await picture() }), field: 'photo' },
  { kind: 'songs', form: async () => ({ songCoverArt: await picture(), songFile: sound() }), field: 'title' },
  { kind: 'albums', form: async () => ({ albumArt: await picture() }), field: 'name' },
  { kind: 'albums', form: async () => ({ name: 'No art' }), field: 'albumArt' },
  { kind: 'playlists', form: async () => ({ featureImage: await picture() }), field: 'name' },
  { kind: 'videos', form: async () => ({ url: 'https://youtu.be/x' }), field: 'title' },
  { kind: 'videos', form: async () => ({ title: 'No url' }), field: 'url' },
  { kind: 'channels', form: async () => ({ photo: await picture() }), field: 'name' },
  { kind: 'channels', form: async () => ({ name: 'No photo', banner: await picture() }), field: 'photo' },
];

describe('a create call (spec 5)', () => {
  it.each(INCOMPLETE)('[5.6, 5.8] of $kind is refused without $field', async ({ kind, form, field }) => {
    const before = (await api.call('GET', `listings/${kind}`)).rows.length;
    const { status, body } = await post(kind, await form());
    expect(status).toBe(400);
    expect(body).toMatchObject({ ...REFUSED, field });
    expect((await api.call('GET', `listings/${kind}`)).rows).toHaveLength(before);
  });

  it.each([
    ['artists', async () => ({ firstName: 'First only', photo: await picture() })],
    ['songs', async () => ({ title: 'Title only' })],
    ['playlists', async () => ({ name: 'Name only' })],
    ['videos', async () => ({ title: 'No picture', url: 'https://youtu.be/x' })],
  ] as const)('[5.8, 5.11] of %s needs no more than spec 5 says', async (kind, form) => {
    expect((await post(kind, await form())).status).toBe(201);
  });

  it.each(KINDS)('of %s trims the name and takes control characters out', async (kind) => {
    const name = NAME_FIELDS[kind];
    const { record } = await post(kind, {
      [name]: `${SPACES.join('')} Two\r\nlines\0 ${SPACES.join('')}`,
      ...(await requiredBeside(kind)),
    });
    expect(record[name]).toBe('Two lines');
  });

  it('ignores isPublished: the path decides (spec 4)', async () => {
    const { record } = await post('songs', { title: 'Sent as published', isPublished: 'true' });
    expect(record.isPublished).toBe(false);
  });

  it.each(['_id', 'createdAt', 'publishedAt', 'searchText', 'search_text', 'artistId', '__proto__', 'constructor'])(
    'takes no %s from outside',
    async (field) => {
      const { status, record } = await post('songs', { title: 'Mine', [field]: 'chosen' });
      expect(status).toBe(201);
      expect(JSON.stringify(record)).not.toContain('chosen');
    },
  );
});

describe('an update (spec 5)', () => {
  it.each([
    ['songs', 'title', { title: 'No cover yet' }, 'songCoverArt'],
    ['playlists', 'name', { name: 'No image yet' }, 'featureImage'],
  ] as const)('of %s wants what spec 5 wants of the record as it will be', async (kind, changed, made, missing) => {
    const { record } = await post(kind, made);
    const refused = await update(api, kind, String(record._id), { [changed]: 'Changed' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ ...REFUSED, field: missing });
    expect((await update(api, kind, String(record._id), { [changed]: 'Changed', [missing]: await picture() })).status).toBe(200);
  });

  it.each(KINDS)('of %s leaves alone what it does not send, and blank texts', async (kind) => {
    const id = await createId(api, kind, 'Kept');
    const before = await listed(api, kind, id);
    expect((await update(api, kind, id, { [NAME_FIELDS[kind]]: SPACES.join('') })).record).toEqual(before);
    expect(await listed(api, kind, id)).toEqual(before);
  });

  it.each(KINDS)('[5.7] of %s refuses to empty what is required', async (kind) => {
    const id = await createId(api, kind, 'Required');
    const before = await listed(api, kind, id);
    for (const wire of [NAME_FIELDS[kind], ...Object.keys(await requiredBeside(kind))]) {
      const { status, body } = await update(api, kind, id, { unset: wire });
      expect([status, body.message]).toEqual([400, REFUSED.message]);
    }
    expect(await listed(api, kind, id)).toEqual(before);
  });

  it('lets an artist change from a stage name to a first name and back', async () => {
    const id = await createId(api, 'artists', 'Stage');
    expect((await update(api, 'artists', id, { firstName: 'First', unset: 'stageName' })).record).toMatchObject({
      stageName: null,
      firstName: 'First',
    });
    expect((await update(api, 'artists', id, { stageName: 'Stage', unset: 'firstName' })).record).toMatchObject({
      stageName: 'Stage',
      firstName: null,
    });
  });
});

describe('an optional field that an update names in unset', () => {
  it.each(OPTIONAL)('$wire of $kind can be given, kept and emptied', async ({ kind, wire, field, value }) => {
    const id = await createId(api, kind, 'Optional', { [wire]: await value(api) });
    const given = await listed(api, kind, id);
    expect(given?.[field]).toBeTruthy();
    await update(api, kind, id, { [NAME_FIELDS[kind]]: 'Renamed' });
    expect((await listed(api, kind, id))?.[field]).toEqual(given?.[field]);
    const { status, record } = await update(api, kind, id, { unset: wire });
    expect([status, record[field]]).toEqual([200, null]);
    expect((await listed(api, kind, id))?.[field]).toBeNull();
  });

  it('stays when it is both sent and named', async () => {
    const id = await createId(api, 'artists', 'Both');
    expect((await update(api, 'artists', id, { lastName: 'Sent', unset: 'lastName' })).record.lastName).toBe('Sent');
  });

  it.each(['nothing', '_id', 'isPublished', 'artistId', '__proto__', 'lastName,,nothing'])(
    'named %j is refused',
    async (unset) => {
      const id = await createId(api, 'artists', 'Unset');
      const { status, body } = await update(api, 'artists', id, { unset });
      expect(status).toBe(400);
      expect(body.field).toBe('unset');
    },
  );

  it('may be several, with blanks between them', async () => {
    const id = await createId(api, 'artists', 'Several', { firstName: 'A', lastName: 'B' });
    expect((await update(api, 'artists', id, { unset: ' firstName , lastName ' })).record).toMatchObject({
      firstName: null,
      lastName: null,
    });
  });
});
