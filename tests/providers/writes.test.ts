import { describe, expect, it } from 'vitest';
import { KINDS, kindOf } from '../spec/kinds';
import { WRITES } from './kindsOnTheWire';
import { createSignedIn, fieldNames, openWire, record } from './wire';

const wire = openWire();

describe.each(WRITES)('$kind', ({ kind, values, texts, files, sendsPublication, ...more }) => {
  const constants = 'constants' in more ? more.constants : [];
  const path = kindOf(kind).calls.write;

  it.each([
    [undefined, path, 'false'],
    [{ publish: false, idempotencyKey: 'key-1' }, path, 'false'],
    [{ publish: true, idempotencyKey: 'key-2' }, `${path}/publish`, 'true'],
  ])(
    '[3.8, 3.10, 3.12, 3.14, 3.16, 5.28, 7.12, 7.23, 7.38] create with %j posts to %s',
    async (meta, expectedPath, isPublished) => {
      wire.answerWith({ success: true, data: { _id: 'new', isPublished: isPublished === 'true' } });
      const { data } = await createSignedIn().dataProvider.create(kind, { data: values, meta });
      expect(wire.call()).toMatchObject({ method: 'POST', path: expectedPath, query: '', encoding: 'multipart/form-data' });
      expect(wire.call().body).toEqual([...texts, ...constants, ['isPublished', isPublished], ...files]);
      expect(wire.call().headers.get('idempotency-key')).toBe(meta?.idempotencyKey ?? null);
      expect(data).toMatchObject({ id: 'new', _id: 'new', isPublished: isPublished === 'true' });
    },
  );

  it.each([true, false])(
    '[3.8, 3.10, 3.12, 3.14, 3.16, 7.13, 7.24, 7.39, 7.40] update carries the fields, new files, and the state as last known (%s)',
    async (isPublished) => {
      const previousData = record('a/1', { isPublished });
      await createSignedIn().dataProvider.update(kind, { id: 'a/1', data: values, previousData });
      expect(wire.call()).toMatchObject({ method: 'PATCH', path: `${path}/a%2F1`, query: '', encoding: 'multipart/form-data' });
      const state = sendsPublication ? [['isPublished', String(isPublished)]] : [];
      expect(wire.call().body).toEqual([...texts, ...constants, ...state, ...files]);
    },
  );

  it('[4.1, 7.14, 7.25] publish and un-publish are calls without a body', async () => {
    const { dataProvider } = createSignedIn();
    await dataProvider.publish(kind, { id: 'a/1', previousData: record('a/1') });
    await dataProvider.unpublish(kind, { id: 'a/1', previousData: record('a/1') });
    expect(wire.calls()).toMatchObject([
      { method: 'PATCH', path: `${path}/a%2F1/publish`, query: '', body: undefined },
      { method: 'PATCH', path: `${path}/a%2F1/un-publish`, query: '', body: undefined },
    ]);
  });

  it('an untouched record is sent as it was, without its stored files and without `unset`', async () => {
    const stored = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value && typeof value === 'object' && 'rawFile' in value ? 'https://files.test/old' : value,
      ]),
    );
    const previousData = record('1', { ...stored, isPublished: true });
    await createSignedIn().dataProvider.update(kind, { id: '1', data: { ...previousData }, previousData });
    const sentFields = [...texts, ...constants].map(([name]) => name);
    expect(fieldNames(wire.call())).toEqual([...sentFields, ...(sendsPublication ? ['isPublished'] : [])]);
  });
});

describe.each(KINDS.map(({ name, calls }) => [name, calls.write] as const))('delete of %s', (kind, path) => {
  it('[7.15, 7.26, 7.34] calls DELETE with the id and lets go of the held record', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold(kind, record('a/1'));
    const previousData = record('a/1', { title: 'Gone' });
    const answer = await dataProvider.delete(kind, { id: 'a/1', previousData });
    expect(wire.call()).toMatchObject({ method: 'DELETE', path: `${path}/a%2F1`, query: '', body: undefined });
    expect(answer.data).toMatchObject({ id: 'a/1' });
    expect(held.get(kind)).toBeUndefined();
  });

  it('keeps another held record, and this one when the server refuses', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold(kind, record('two'));
    await dataProvider.delete(kind, { id: 'one' });
    wire.answerBy(() => Response.json({ success: false, message: 'Two songs use it.' }, { status: 409 }));
    await expect(dataProvider.delete(kind, { id: 'two' })).rejects.toMatchObject({ message: 'Two songs use it.', status: 409 });
    expect(held.get(kind)).toMatchObject({ _id: 'two' });
  });

  it('of several is one call a record', async () => {
    const { dataProvider } = createSignedIn();
    await expect(dataProvider.deleteMany(kind, { ids: ['1', '2'] })).resolves.toEqual({ data: ['1', '2'] });
    expect(wire.calls().map((call) => `${call.method} ${call.path}`)).toEqual([`DELETE ${path}/1`, `DELETE ${path}/2`]);
  });
});

describe('users', () => {
  const ben = { email: ' ben@example.org ', firstName: 'Ben', lastName: '', role: 'manager' };

  it('[7.31] are created by a form without a publication state', async () => {
    wire.answerWith({ success: true, data: { _id: 'user-2' } });
    await createSignedIn().dataProvider.create('users', { data: ben });
    expect(wire.call()).toMatchObject({ method: 'POST', path: 'users', encoding: 'multipart/form-data' });
    expect(wire.call().body).toEqual([
      ['email', 'ben@example.org'],
      ['firstName', 'Ben'],
      ['role', 'manager'],
    ]);
  });

  it('[7.32] are updated by JSON with the activity as a boolean', async () => {
    const previousData = record('user/2', { ...ben, isActive: true, fullName: 'Ben' });
    await createSignedIn().dataProvider.update('users', { id: 'user/2', data: { isActive: false }, previousData });
    expect(wire.call()).toMatchObject({ method: 'PATCH', path: 'users/user%2F2', encoding: 'application/json' });
    expect(wire.call().body).toEqual({ email: ' ben@example.org ', firstName: 'Ben', role: 'manager', isActive: false });
  });

  it('may lose their last name', async () => {
    const previousData = record('2', { firstName: 'Ben', lastName: 'Okri' });
    await createSignedIn().dataProvider.update('users', { id: '2', data: { lastName: ' ' }, previousData });
    expect(wire.call().body).toEqual({ firstName: 'Ben', unset: 'lastName' });
  });

  it('[7.33] get a new password', async () => {
    wire.answerWith({ success: true, data: { _id: 'user/2', email: 'ben@example.org' } });
    const answer = await createSignedIn().dataProvider.resetUserPassword({ userId: 'user/2' });
    expect(wire.call()).toMatchObject({ method: 'PATCH', path: 'users/user%2F2/generate-password', body: undefined });
    expect(answer).toEqual({ data: record('user/2', { email: 'ben@example.org' }) });
  });
});

describe('songs of a playlist', () => {
  const params = { playlistId: 'p/1', songId: 's/1' };

  it('[4.20, 7.19, 7.20, 7.45] are added and removed by calls without a body', async () => {
    const { dataProvider } = createSignedIn();
    await dataProvider.addSongToPlaylist(params);
    await dataProvider.removeSongFromPlaylist(params);
    expect(wire.calls()).toMatchObject([
      { method: 'PATCH', path: 'listings/playlists/p%2F1/add-song/s%2F1', query: '', body: undefined },
      { method: 'PATCH', path: 'listings/playlists/p%2F1/remove-song/s%2F1', query: '', body: undefined },
    ]);
  });

  it('are known to the held playlist, also when the answer lacks data', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold('playlists', record('p/1', { name: 'Morning', songs: [8, 's/0'] }));
    await dataProvider.addSongToPlaylist(params);
    expect(held.get('playlists')).toEqual(record('p/1', { name: 'Morning', songs: [8, 's/0', 's/1'] }));
    for (const songId of ['s/0', '8']) await dataProvider.removeSongFromPlaylist({ playlistId: 'p/1', songId });
    expect(held.get('playlists')).toMatchObject({ songs: ['s/1'] });
    held.hold('playlists', record('p/1', { name: 'Of many' }));
    await dataProvider.addSongToPlaylist(params);
    expect(held.get('playlists')).toEqual(record('p/1', { name: 'Of many' }));
    held.hold('playlists', record('p/1', { name: 'Morning' }));
    wire.answerWith({ success: true, data: { _id: 'p/1', songs: ['from', 'the', 'server'] } });
    await expect(dataProvider.addSongToPlaylist(params)).resolves.toEqual({
      data: record('p/1', { songs: ['from', 'the', 'server'] }),
    });
    expect(held.get('playlists')).toMatchObject({ name: 'Morning', songs: ['from', 'the', 'server'] });
  });
});

describe('several records', () => {
  it('are updated one by one', async () => {
    await createSignedIn().dataProvider.updateMany('ads', { ids: ['1', '2'], data: { title: 'x' } });
    const body = Object.entries({ title: 'x', type: 'ad' });
    expect(wire.calls()).toMatchObject(['1', '2'].map((id) => ({ method: 'PATCH', path: `ad-news/${id}`, body })));
  });
});
