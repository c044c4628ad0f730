import { describe, expect, it } from 'vitest';
import { ANA, createSignedIn, HOST, openWire, record } from './wire';

const wire = openWire();

const BY = { _id: 'user-1', fullName: 'Ana Lima' };
const change = { field: 'title', from: 'Old', to: 'New' };
const entry = { _id: 'e/1', action: 'update', by: BY, at: '2026-11-28T14:32:00.000Z', version: 3, changes: [change] };
const page = (data: unknown[], next: number | null = null) =>
  wire.answerWith({ success: true, data, pagination: { next: next && { page: next }, prev: null } });

describe('the history of a record', () => {
  it('is read in pages of 20, the first without its number', async () => {
    const { dataProvider } = createSignedIn();
    page([entry], 2);
    await expect(dataProvider.getHistory('songs', { id: 's/1' })).resolves.toEqual({ data: [entry], nextPage: 2 });
    page([]);
    await expect(dataProvider.getHistory('songs', { id: 's/1', page: 2 })).resolves.toEqual({ data: [] });
    expect(wire.calls()).toMatchObject([
      { method: 'GET', path: 'history/songs/s%2F1', query: 'limit=20' },
      { method: 'GET', path: 'history/songs/s%2F1', query: 'limit=20&page=2' },
    ]);
  });

  it('has its files at the place of the API, and survives what it does not know', async () => {
    const changes = [{ field: 'coverArt', from: null, to: '/files/a.png' }, { field: 'title', from: '/x', to: 7 }, 'odd'];
    page([{ ...entry, by: 'someone', at: 8, version: '3', changes }, { ...entry, _id: 2, changes: null }, 'odd']);
    const { data } = await createSignedIn().dataProvider.getHistory('songs', { id: '1' });
    expect(data).toEqual([
      {
        ...{ ...entry, by: null, at: '', version: 0 },
        changes: [
          { field: 'coverArt', from: null, to: `${HOST}/files/a.png` },
          { field: 'title', from: '/x', to: null },
        ],
      },
      { ...entry, _id: '2', changes: [] },
    ]);
  });

  it('takes a record back to an entry, unless it is of another version by now', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold('songs', record('s/1', { title: 'New', songs: 1 }));
    wire.answerWith({ success: true, data: { _id: 's/1', title: 'Old', version: 5 } });
    const params = { id: 's/1', entryId: 'e/1', version: 4, previousData: record('s/1', { title: 'New' }) };
    const restored = record('s/1', { title: 'Old', version: 5, songs: 1 });
    await expect(dataProvider.restoreVersion('songs', params)).resolves.toEqual({ data: restored });
    expect(wire.call()).toMatchObject({ method: 'PATCH', path: 'history/songs/s%2F1/restore/e%2F1', query: '', body: undefined });
    expect(wire.call().headers.get('if-match')).toBe('"4"');
    expect(held.get('songs')).toEqual(restored);
  });

  it('says why it does not go back in the words of the form', async () => {
    const failure = { success: false, message: 'It lacks the field songCoverArt, which it needs.', field: 'songCoverArt' };
    wire.answerBy(() => Response.json(failure, { status: 409 }));
    const params = { id: 's', entryId: 'e', previousData: record('s') };
    const said = { status: 409, message: 'It lacks the field Cover Art, which it needs.' };
    await expect(createSignedIn().dataProvider.restoreVersion('songs', params)).rejects.toMatchObject(said);
  });

  it('gives what it restored also of a record that is not held, and holds no other one for it', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold('songs', record('other'));
    const previousData = record('s/1', { title: 'New' });
    const { data } = await dataProvider.restoreVersion('songs', { id: 's/1', entryId: 'e', previousData });
    expect(data).toEqual(previousData);
    expect(wire.call().headers.get('if-match')).toBeNull();
    expect(held.get('songs')).toEqual(record('other'));
  });
});

describe('the records that were deleted', () => {
  it('are read in pages of 20', async () => {
    const row = { _id: 'a/1', stageName: 'Gone', photo: '/p.png', deletedBy: BY, deletedAt: entry.at };
    page([row, { _id: 'b' }], 3);
    const { data, nextPage } = await createSignedIn().dataProvider.getDeleted('artists', { page: 2 });
    expect(data).toEqual([{ ...row, id: 'a/1', photo: `${HOST}/p.png` }, record('b', { deletedBy: null, deletedAt: '' })]);
    expect(nextPage).toBe(3);
    expect(wire.call()).toMatchObject({ method: 'GET', path: 'deleted/artists', query: 'limit=20&page=2' });
  });

  it('are brought back, or removed for good', async () => {
    const { dataProvider } = createSignedIn();
    wire.answerWith({ success: true, data: { _id: 'a/1' } });
    await expect(dataProvider.bringBack('ads', { id: 'a/1' })).resolves.toEqual({ data: record('a/1') });
    await dataProvider.removeForGood('ads', { id: 'a/1' });
    expect(wire.calls()).toMatchObject([
      { method: 'PATCH', path: 'deleted/ads/a%2F1/restore', query: '', body: undefined },
      { method: 'DELETE', path: 'deleted/ads/a%2F1', query: '', body: undefined },
    ]);
  });

  it('may be none of this server’s business', async () => {
    wire.answerBy(() => Response.json({ success: false, message: `No way, ${ANA.firstName}.` }, { status: 404 }));
    const { dataProvider } = createSignedIn();
    await expect(dataProvider.getDeleted('ads', {})).rejects.toMatchObject({ status: 404 });
  });
});
