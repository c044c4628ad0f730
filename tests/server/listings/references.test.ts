import { describe, expect, it } from 'vitest';
import type { ListingName } from '../../../src/contract/kinds';
import { sharedApi } from '../../world/api';
import { formOf, NAME_FIELDS, picture } from '../../world/forms';
import { create, createId, listed, update } from './kinds';

const api = await sharedApi();

/** Every reference of spec 3: whose, to what, and what the delete call says of the one who uses it. */
const REFERENCES: readonly { kind: ListingName; field: string; target: ListingName; says: string }[] = [
  { kind: 'songs', field: 'artist', target: 'artists', says: 'song' },
  { kind: 'songs', field: 'album', target: 'albums', says: 'song' },
  { kind: 'albums', field: 'artist', target: 'artists', says: 'album' },
  { kind: 'videos', field: 'artist', target: 'artists', says: 'video' },
  { kind: 'videos', field: 'channel', target: 'channels', says: 'video' },
];

describe.each(REFERENCES)('$field of $kind', ({ kind, field, target, says }) => {
  const shownName = target === 'artists' ? 'stageName' : 'name';

  it('[3.6, 3.9, 3.13] comes back as an object with id and name, published or not', async () => {
    const id = await createId(api, target, 'Pointed at');
    const { record } = await create(api, kind, 'Pointing', { [field]: id });
    expect(record[field]).toMatchObject({ _id: id, [shownName]: 'Pointed at' });
    expect(await listed(api, kind, String(record._id))).toEqual(record);
  });

  it('follows a rename, and another choice', async () => {
    const [first, second] = [await createId(api, target, 'First'), await createId(api, target, 'Second')];
    const id = await createId(api, kind, 'Pointing', { [field]: first });
    await update(api, target, first, { [NAME_FIELDS[target]]: 'Renamed' });
    expect((await listed(api, kind, id))?.[field]).toMatchObject({ _id: first, [shownName]: 'Renamed' });
    expect((await update(api, kind, id, { [field]: second })).record[field]).toMatchObject({ _id: second });
  });

  it('is refused when it points at a record of another kind', async () => {
    const other = await createId(api, 'playlists', 'Not this');
    expect((await create(api, kind, 'Pointing', { [field]: other })).status).toBe(400);
  });

  it('keeps what it points at from being deleted, in words that name the user', async () => {
    const id = await createId(api, target, 'Needed');
    const user = await createId(api, kind, 'The user', { [field]: id });
    const refused = await api.call('DELETE', `listings/${target}/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`${says} “The user”`);
    expect(await listed(api, target, id)).toMatchObject({ _id: id });
    await api.call('DELETE', `listings/${kind}/${user}`);
    expect((await api.call('DELETE', `listings/${target}/${id}`)).status).toBe(200);
    expect(await listed(api, target, id)).toBeUndefined();
  });
});

describe('a reference to an artist without a stage name', () => {
  it('shows first and last name', async () => {
    const form = formOf({ firstName: 'Nina', lastName: 'Simone', photo: await picture() });
    const artist = String((await api.call('POST', 'listings/artists', { form })).record._id);
    const { record } = await create(api, 'songs', 'Feeling good', { artist });
    expect(record).toMatchObject({
      artist: { _id: artist, stageName: 'Nina Simone' },
      artistStatic: { stageName: 'Nina Simone' },
    });
    expect((await listed(api, 'artists', artist))?.stageName).toBeNull();
  });
});

describe('a record that many others use', () => {
  it('is refused with some of their names and the number of the rest', async () => {
    const artist = await createId(api, 'artists', 'Popular');
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await createId(api, 'songs', title, { artist });
    await createId(api, 'albums', 'Alone', { artist });
    const { status, body } = await api.call('DELETE', `listings/artists/${artist}`);
    expect(status).toBe(409);
    expect(body.message).toBe(
      "This artist can't be deleted, as it is used by 5 songs (“Five”, “Four”, “Three” and 2 more) and the album “Alone”.",
    );
  });
});

describe('GET /listings/songs/{id} (spec 7)', () => {
  it('gives the song as the list does', async () => {
    const id = await createId(api, 'songs', 'Read alone', { artist: await createId(api, 'artists', 'Reader') });
    const { status, record } = await api.call('GET', `listings/songs/${id}`);
    expect(status).toBe(200);
    expect(record).toEqual(await listed(api, 'songs', id));
  });

  it('is there for songs alone', async () => {
    const id = await createId(api, 'artists', 'Not read alone');
    expect((await api.call('GET', `listings/artists/${id}`)).status).toBe(405);
  });
});
