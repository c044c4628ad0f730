import { describe, expect, it } from 'vitest';
import { chosen, createSignedIn, openWire, record } from './wire';

const wire = openWire();

describe('what a write answers', () => {
  const artist = { _id: 'artist-1', stageName: 'Björk' };

  it('becomes the held record', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold('songs', record('1', { title: 'Old', fileName: 'x.mp3' }));
    wire.answerWith({ success: true, data: { _id: '1', title: 'As the server keeps it' } });
    const { data } = await dataProvider.update('songs', { id: '1', data: { title: 'New' }, previousData: record('1') });
    expect(data).toEqual(record('1', { title: 'As the server keeps it', fileName: 'x.mp3' }));
    expect(held.get('songs')).toEqual(data);
  });

  it.each([{}, { data: null }])('may lack data (%j): what was sent is merged into the held record', async (answer) => {
    const { dataProvider, held } = createSignedIn();
    held.hold('songs', record('1', { title: 'Old', artist: null, coverArt: 'https://files.test/old', isPublished: true }));
    wire.answerWith({ success: true, ...answer });
    const data = { title: ' New ', artist, coverArt: chosen('n.png', 'image/png'), isPublished: false };
    await dataProvider.update('songs', { id: '1', data, previousData: record('1') });
    expect(held.get('songs')).toEqual(record('1', { title: 'New', artist, coverArt: 'blob:n.png', isPublished: true }));
  });

  it.each(['artist-1', 8])('keeps the name of a reference that the server answers by its bare id %j', async (_id) => {
    const artist = { _id, stageName: 'Björk' };
    wire.answerWith({ success: true, data: { _id: '1', artist: _id, album: 'album-2' } });
    const { data } = await createSignedIn().dataProvider.update('songs', {
      id: '1',
      data: { artist, album: { _id: 'album-1', name: 'Debut' } },
      previousData: record('1'),
    });
    expect(data).toMatchObject({ artist, album: 'album-2' });
  });

  it('is not held again once the page was left', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold('songs', record('1'));
    wire.answerBy(() => {
      held.release('songs');
      return Response.json({ success: true, data: { _id: '1', title: 'Late' } });
    });
    await dataProvider.update('songs', { id: '1', data: { title: 'Late' }, previousData: record('1') });
    expect(held.get('songs')).toBeUndefined();
  });

  it('of publish and un-publish may lack data: the state changes, all else stays', async () => {
    const { dataProvider, held } = createSignedIn();
    held.hold('ads', record('1', { title: 'Tickets', isPublished: false, publishedAt: null }));
    const { data: shown } = await dataProvider.publish('ads', { id: '1', previousData: record('1') });
    expect(shown).toEqual(
      record('1', { title: 'Tickets', isPublished: true, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) }),
    );
    expect(held.get('ads')).toEqual(shown);
    const { data: hidden } = await dataProvider.unpublish('ads', { id: '1', previousData: shown });
    expect(hidden).toEqual(record('1', { title: 'Tickets', isPublished: false, publishedAt: null }));
  });

  it('of publish is the state that the server gives', async () => {
    wire.answerWith({ success: true, data: { _id: '1', isPublished: true, publishedAt: '2024-05-01T09:30:00.000Z' } });
    const { data } = await createSignedIn().dataProvider.publish('ads', {
      id: '1',
      previousData: record('1', { title: 'Tickets' }),
    });
    expect(data).toEqual(record('1', { title: 'Tickets', isPublished: true, publishedAt: '2024-05-01T09:30:00.000Z' }));
  });

  it('a save after publishing carries the new state, whatever the form remembers', async () => {
    const { dataProvider, held } = createSignedIn();
    const before = record('1', { title: 'Old', isPublished: false });
    held.hold('albums', before);
    await dataProvider.publish('albums', { id: '1', previousData: before });
    await dataProvider.update('albums', { id: '1', data: { title: 'New', isPublished: false }, previousData: before });
    expect(wire.calls().at(-1)?.body).toContainEqual(['isPublished', 'true']);
    expect(held.get('albums')).toMatchObject({ isPublished: true });
  });

  it('a refusal leaves the held record as it was', async () => {
    const { dataProvider, held } = createSignedIn();
    const before = record('1', { title: 'Old', isPublished: false });
    held.hold('albums', before);
    wire.answerBy(() => Response.json({ success: false, message: 'The title is too long.' }, { status: 422 }));
    await expect(dataProvider.update('albums', { id: '1', data: { name: 'x' }, previousData: before })).rejects.toThrow(
      'The title is too long.',
    );
    await expect(dataProvider.publish('albums', { id: '1', previousData: before })).rejects.toThrow('The title is too long.');
    expect(held.get('albums')).toEqual(before);
  });

  it('a create without data in its answer is no failure', async () => {
    const { data } = await createSignedIn().dataProvider.create('playlists', { data: { name: 'Morning' } });
    expect(data).toMatchObject({ name: 'Morning' });
  });
});
