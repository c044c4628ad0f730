import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApi } from '../../world/api';
import { NAME_FIELDS } from '../../world/forms';
import { SPACED } from '../../world/values/texts';
import { create, createId, found, KINDS, update } from './kinds';

const api = await sharedApi();

const titles = async (key: string) =>
  (await api.call('GET', `listings/songs/search?key=${encodeURIComponent(key)}`)).rows.map((row) => row.title);

describe('a search', () => {
  const SONGS = [
    '100% Pure',
    '1000 Pure',
    'old_mix',
    'oldXmix',
    'C:\\beat',
    'Björk',
    'BJÖRK live',
    '夜に駆ける',
    'فيروز يا طير',
    'שלום עולם',
    'Łódź Straße Ørsted',
    "Jane's Addiction",
    'AC/DC',
    'You & Me',
    '#1 Hits?',
    '+44',
    '"Heroes"',
    'Sunn O)))',
    '🎵 Song',
    'x'.repeat(500),
  ];
  beforeAll(async () => {
    for (const title of SONGS) expect((await create(api, 'songs', title)).status).toBe(201);
  });

  it.each([
    ['100%', ['100% Pure']],
    ['0%', ['100% Pure']],
    ['%', ['100% Pure']],
    ['%%%', []],
    ['old_', ['old_mix']],
    ['d_m', ['old_mix']],
    ['_', ['old_mix']],
    ['\\', ['C:\\beat']],
    ['c:\\b', ['C:\\beat']],
    ['\\b', ['C:\\beat']],
  ])('takes %s literally', async (key, expected) => {
    expect(await titles(key)).toEqual(expected);
  });

  it.each([
    ['bjork', ['Björk', 'BJÖRK live']],
    ['jork bjork', ['BJÖRK live', 'Björk']],
    ['strasse orsted', ['Łódź Straße Ørsted']],
    ['ØRSTED lodz', ['Łódź Straße Ørsted']],
    ['駆ける', ['夜に駆ける']],
    ['夜', ['夜に駆ける']],
    ['طير', ['فيروز يا طير']],
    ['עולם', ['שלום עולם']],
    ['🎵', ['🎵 Song']],
    ['  Björk  live ', ['BJÖRK live']],
  ])('finds by %s whatever the case, the accents and the script', async (key, expected) => {
    expect(await titles(key)).toEqual(expected);
  });

  it.each(["Jane's Addiction", 'AC/DC', 'You & Me', '#1 Hits?', '+44', '"Heroes"', 'Sunn O)))'])(
    'finds %s whole, by either half, and from its second character on',
    async (title) => {
      const half = Math.ceil(title.length / 2);
      for (const key of [title, title.slice(0, half), title.slice(half), title.slice(1)])
        expect(await titles(key), key).toContain(title);
    },
  );

  const STRANGE = ['"', "'", 'AND', 'OR NOT', 'NEAR(', 'a*', '"a" OR "b', '--', ';', '\u0000', 'search_text:x', '('];
  it.each([...STRANGE, 'a very long one'.repeat(500)].map((key) => [key.slice(0, 20), key]))(
    'is no error for %j',
    async (_, key) => {
      const { status, body } = await api.call('GET', `listings/songs/search?key=${encodeURIComponent(key)}`);
      expect([status, body.success]).toEqual([200, true]);
    },
  );

  it('asks for a text when there is none', async () => {
    const refused = { status: 400, body: { success: false, field: 'key', message: 'Please give a text to search for.' } };
    for (const query of ['', '?title=x', ...SPACED.map((blank) => `?key=${encodeURIComponent(blank)}`)])
      expect(await api.call('GET', `listings/songs/search${query}`)).toMatchObject(refused);
  });

  it('puts the whole text first, then its beginning, a word, and the middle of a word; newest first among equals', async () => {
    const ids: Record<string, string> = {};
    for (const title of ['Glove', 'My Love', 'Self-love', 'Love me', 'Love', 'Lovely', 'LÓVE'])
      ids[title] = await createId(api, 'albums', title);
    const order = ['LÓVE', 'Love', 'Lovely', 'Love me', 'Self-love', 'My Love', 'Glove'];
    expect(await found(api, 'albums/search', 'love')).toEqual(order.map((title) => ids[title]));
  });
});

describe.each(KINDS)('the search of %s', (kind) => {
  it('follows renames and deletes', async () => {
    const id = await createId(api, kind, 'Before Name');
    expect(await found(api, `${kind}/search`, 'before n')).toEqual([id]);
    await update(api, kind, id, { [NAME_FIELDS[kind]]: 'After Name' });
    expect(await found(api, `${kind}/search`, 'before n')).toEqual([]);
    expect(await found(api, `${kind}/search`, 'after n')).toEqual([id]);
    await api.call('DELETE', `listings/${kind}/${id}`);
    expect(await found(api, `${kind}/search`, 'after n')).toEqual([]);
  });
});

describe('a search of artists', () => {
  it('finds by stage name, first name, last name, and by words of them in any order', async () => {
    const id = await createId(api, 'artists', 'Lady Test', { firstName: 'Stefani', lastName: 'Germanotta' });
    for (const key of ['lady t', 'stefani', 'germanotta', 'Stefani Germanotta', 'i g', 'test stefani', 'germanotta lady'])
      expect(await found(api, 'artists/search', key)).toContain(id);
    expect(await found(api, 'artists/search', 'lady gaga')).toEqual([]);
  });
});

describe('a search of songs (spec 3: artistStatic, albumStatic)', () => {
  it('[3.7] finds by the names of artist and album, also after they are renamed, and shows both', async () => {
    const artist = await createId(api, 'artists', 'Mitski Reference');
    const album = await createId(api, 'albums', 'Puberty Reference');
    const song = await createId(api, 'songs', 'Happy', { artist, album });
    expect(await found(api, 'songs/search', 'mitski')).toEqual([song]);
    expect(await found(api, 'songs/search', 'pu')).toContain(song);
    await update(api, 'artists', artist, { stageName: 'Renamed Person' });
    await update(api, 'albums', album, { name: 'Renamed Record' });
    expect(await found(api, 'songs/search', 'mitski')).toEqual([]);
    const { rows } = await api.call('GET', 'listings/songs/search?key=renamed');
    expect(rows).toMatchObject([
      { _id: song, artistStatic: { stageName: 'Renamed Person' }, albumStatic: { name: 'Renamed Record' } },
    ]);
  });

  it('puts a title before an artist of the same name', async () => {
    const artist = await createId(api, 'artists', 'Saturnine');
    const byArtist = await createId(api, 'songs', 'Another title', { artist });
    const byTitle = await createId(api, 'songs', 'On Saturnine rings');
    await createId(api, 'songs', 'Third', { artist });
    const ids = await found(api, 'songs/search', 'saturnine');
    expect(ids[0]).toBe(byTitle);
    expect(ids).toContain(byArtist);
  });
});

describe('the published searches of the pickers (spec 7, Lookup searches)', () => {
  it.each(['artists', 'albums', 'songs', 'videos', 'channels'] as const)(
    '[3.21-24] of %s give published records only',
    async (kind) => {
      const artist = kind === 'songs' ? { artist: await createId(api, 'artists', 'Björk') } : undefined;
      const out = await createId(api, kind, 'Lookup out', artist, true);
      const waiting = await createId(api, kind, 'Lookup waiting');
      const { rows } = await api.call('GET', `listings/${kind}/published/search?key=lookup`);
      // Spec 3, 'Type-ahead lists'.
      const named = { _id: out, [NAME_FIELDS[kind]]: 'Lookup out' };
      expect(rows).toMatchObject([artist ? { ...named, artistStatic: { stageName: 'Björk' } } : named]);
      await api.call('PATCH', `listings/${kind}/${waiting}/publish`);
      await api.call('PATCH', `listings/${kind}/${out}/un-publish`);
      expect(await found(api, `${kind}/published/search`, 'lookup')).toEqual([waiting]);
    },
  );
});
