import { describe, expect, it } from 'vitest';
import { createAttempts } from '../../src/import/attempts';
import type { Catalogue } from '../../src/import/catalogue';
import { pictureType, plainPicture } from '../../src/import/covers';
import type { Facts } from '../../src/import/facts';
import { makePlan } from '../../src/import/plan';
import { catalogueOf, factsOf, sha256Of, sourceOf } from '../world/importing';

const attempt = createAttempts({ signIn: async () => {}, wait: async () => {} });
const planOf = (facts: readonly Facts[], catalogue: Catalogue = catalogueOf(), more: object = {}) =>
  makePlan({ facts, pictures: [], catalogue, attempt, ...more });
/** 'path': [title, artist, album, track, albumArtist] */
type Row = readonly [title: string, artist?: string, album?: string, track?: number, albumArtist?: string];
const filesOf = (rows: Readonly<Record<string, Row>>) =>
  Object.entries(rows).map(([path, [title, artist, album, track, albumArtist]]) =>
    factsOf(path, { title, artist, album, track, albumArtist }),
  );

const shortOf = ({ artists, albums }: Awaited<ReturnType<typeof planOf>>) => ({
  artists: artists.map(({ name }) => name).sort(),
  albums: albums.map(({ name, artist }) => `${artists.find(({ key }) => key === artist)?.name ?? '-'}: ${name}`).sort(),
});

describe('a folder becomes', () => {
  it.each<[string, Record<string, Row>, string[], string[]]>([
    [
      'one artist and album, however they are spelled',
      { 'a/1': ['A', 'BJÖRK', 'Post'], 'a/2': ['B', 'Björk', 'POST'], 'a/3': ['C', 'Björk', 'Post'] },
      ['Björk'],
      ['Björk: Post'],
    ],
    ['one album of two discs', { 'a/CD1/1': ['A', 'X', 'Y', 1], 'a/CD2/1': ['B', 'X', 'Y', 1] }, ['X'], ['X: Y']],
    [
      'two albums of one name',
      { 'a/1': ['A', 'X', 'Hits', 1], 'b/1': ['B', 'Y', 'Hits', 1] },
      ['X', 'Y'],
      ['X: Hits', 'Y: Hits'],
    ],
    [
      'two albums of one name in one folder',
      { 'a/1': ['A', 'X', 'Hits', 1], 'a/2': ['B', 'Y', 'Hits', 1] },
      ['X', 'Y'],
      ['X: Hits', 'Y: Hits'],
    ],
    [
      'a compilation, by its places',
      { 'a/1': ['A', 'X', 'Hits', 1], 'a/2': ['B', 'Y', 'Hits', 2] },
      ['Various Artists', 'X', 'Y'],
      ['Various Artists: Hits'],
    ],
    [
      'a compilation, as it is tagged',
      { 'a/1': ['A', 'X', 'Hits', 1, 'VA'], 'a/2': ['B', 'Y', 'Hits', 1, 'VA'] },
      ['VA', 'X', 'Y'],
      ['VA: Hits'],
    ],
    [
      'an album of an artist with guests',
      { 'a/1': ['A', 'X', 'Z'], 'a/2': ['B', 'X feat. Y', 'Z'] },
      ['X', 'X feat. Y'],
      ['X: Z'],
    ],
    [
      'an album whose artist half of the files name',
      { 'a/1': ['A', 'X', 'Z', 1, 'X & Y'], 'a/2': ['B', 'Y', 'Z', 2] },
      ['X', 'X & Y', 'Y'],
      ['X & Y: Z'],
    ],
    ['singles without an album', { 'a/1': ['A', 'X'], 'a/2': ['B'] }, ['X'], []],
  ])('%s', async (_what, files, artists, albums) => {
    expect(shortOf(await planOf(filesOf(files)))).toEqual({ artists, albums });
  });

  it('what its flag says is a compilation', async () => {
    const facts = ['X', 'Y'].map((artist) => factsOf(`a/${artist}`, { artist, album: 'Hits', compilation: true }));
    expect(shortOf(await planOf(facts)).albums).toEqual(['Various Artists: Hits']);
  });
});

const ROWS = {
  artists: [
    { _id: 'guns', stageName: "Guns N' Roses" },
    { _id: 'ana', firstName: 'Ana', lastName: 'Lima' },
    { _id: 'u2', stageName: 'U2' },
    { _id: 'u2b', stageName: 'u2' },
  ],
  albums: [
    { _id: 'lies', name: 'Lies', artist: { _id: 'guns', stageName: "Guns N' Roses" } },
    { _id: 'other', name: 'Lies', artist: { _id: 'else', stageName: 'Somebody Else' } },
    { _id: 'hits', name: 'Hits', artist: null },
  ],
  songs: [
    { _id: 'patience', title: 'Patience', artist: { _id: 'guns', stageName: "Guns N' Roses" }, duration: 354 },
    { _id: 'bare', title: 'Bare', artist: 'guns', artistStatic: { stageName: "Guns N' Roses" }, duration: null },
  ],
};

describe('what is there already', () => {
  const guns = { artist: 'GUNS N’ ROSES', album: 'lies' };
  it.each<[string, Partial<Facts>, object]>([
    [
      'finds artist and album under other signs',
      { ...guns, title: 'New' },
      { artist: ['there', 'guns'], album: ['there', 'lies'], song: ['new', undefined] },
    ],
    ['finds an artist by first and last name', { artist: 'ana lima', title: 'New' }, { artist: ['there', 'ana'] }],
    ['is doubtful where two have the name', { artist: 'U2', title: 'New' }, { artist: ['doubtful', 'u2'] }],
    ['knows a part of a name for no name', { artist: 'Guns', title: 'New' }, { artist: ['new', undefined] }],
    ['knows another’s album for no album of theirs', { artist: 'U2', album: 'Lies' }, { album: ['new', undefined] }],
    [
      'finds a song of about the same length',
      { ...guns, title: 'patience', duration: 355.5 },
      { song: ['doubtful', 'patience'] },
    ],
    ['knows another length for another song', { ...guns, title: 'patience', duration: 300 }, { song: ['new', undefined] }],
    ['takes an unknown length for the same', { ...guns, title: 'Bare' }, { song: ['doubtful', 'bare'] }],
    ['knows another’s song for another song', { artist: 'U2', title: 'Patience', duration: 354 }, { song: ['new', undefined] }],
  ])('%s', async (_what, facts, expected) => {
    const { artists, albums, songs } = await planOf([factsOf('x.mp3', facts)], catalogueOf(ROWS));
    const [artist, album, song] = [artists, albums, songs].map(([first]) => first && [first.state, first.id]);
    expect({ artist, album, song }).toMatchObject(expected);
  });

  it('is a file of the same bytes, whatever its tags say', async () => {
    const catalogue = catalogueOf(ROWS, { patience: sha256Of('x.mp3') });
    const { songs } = await planOf([factsOf('x.mp3', { title: 'Renamed' })], catalogue);
    expect(songs).toMatchObject([
      { state: 'there', id: 'patience', choice: 'skip', notes: ['This file is already there: “Patience”.'] },
    ]);
  });

  it('is found by what an earlier run noted where the server can’t tell, unless it is gone by now', async () => {
    const made = new Map([
      [sha256Of('a'), 'patience'],
      [sha256Of('b'), 'gone'],
    ]);
    const catalogue = catalogueOf(ROWS);
    const { songs } = await planOf(
      ['a', 'b'].map((path) => factsOf(path)),
      catalogue,
      { made },
    );
    expect(songs.map(({ state, id }) => [state, id])).toEqual([
      ['there', 'patience'],
      ['new', undefined],
    ]);
    expect(catalogue.asked).toEqual(['same', 'songs b']);
  });

  it('is asked for by searches alone, once for each name, and not for songs of who is new', async () => {
    const facts = ['a', 'b', 'c'].flatMap((title) => [
      factsOf(`1${title}`, { title, artist: 'Nobody Yet', album: 'First' }),
      factsOf(`2${title}`, { title, artist: title === 'a' ? 'ANA LIMA' : 'Ana Lima', album: title === 'a' ? 'FIRST' : 'First' }),
    ]);
    const catalogue = catalogueOf(ROWS, {});
    await planOf(facts, catalogue);
    expect(catalogue.asked).toEqual([
      'artists Nobody Yet',
      'artists Ana Lima',
      'albums First',
      'same',
      'songs a',
      'songs b',
      'songs c',
    ]);
  });

  it('is an album of nobody for nobody alone, and doubtful for a compilation', async () => {
    const facts = [
      factsOf('a/1', { artist: 'X', album: 'Hits' }),
      factsOf('b/1', { artist: 'X', albumArtist: 'Various Artists', album: 'Hits' }),
      factsOf('c/1', { album: 'Hits' }),
    ];
    const { albums } = await planOf(facts, catalogueOf(ROWS));
    expect(albums.map(({ state, id }) => [state, id])).toEqual([
      ['new', undefined],
      ['doubtful', 'hits'],
      ['there', 'hits'],
    ]);
  });
});

describe('what is twice in the folder', () => {
  it('counts once where the bytes are the same, and is doubtful where only title, artist and length are', async () => {
    const song = { title: 'A', artist: 'X' };
    const facts = [
      factsOf('1', { ...song, bytes: 'one' }),
      factsOf('2', { ...song, bytes: 'one' }),
      factsOf('3', { ...song, bytes: 'other', duration: 201 }),
      factsOf('4', { ...song, bytes: 'longer', duration: 400 }),
    ];
    const { songs } = await planOf(facts);
    expect(songs.map(({ state, choice, notes }) => [state, choice, ...notes])).toEqual([
      ['new', 'import'],
      ['there', 'skip', 'The same file as 1.'],
      ['doubtful', 'skip', 'The same title, artist and length as 1.'],
      ['new', 'import'],
    ]);
    expect((await planOf(facts, catalogueOf(), { duplicates: 'keep' })).songs[2]?.choice).toBe('import');
  });

  it('takes the place of a song once, and not of one whose file is among them', async () => {
    const song = { title: 'Patience', artist: "Guns N' Roses", duration: 354 };
    const facts = ['1', '2', '3'].map((path) => factsOf(path, song));
    const choicesOf = async (same?: Record<string, string>) =>
      (await planOf(facts, catalogueOf(ROWS, same), { duplicates: 'replace' })).songs.map(({ choice }) => choice);
    expect(await choicesOf()).toEqual(['replace', 'skip', 'skip']);
    expect(await choicesOf({ patience: sha256Of('2') })).toEqual(['skip', 'skip', 'skip']);
  });
});

it('takes a cover from a song, else from the folder, and tells a picture by its bytes', async () => {
  const { bytes } = plainPicture();
  const pictures = [
    sourceOf('a/notes.png', Buffer.from('no')),
    sourceOf('a/other.jpg', Buffer.from(bytes)),
    sourceOf('a/Cover.PNG', Buffer.from(bytes)),
  ];
  const own = { file: sourceOf('b/2.mp3', Buffer.from('')), embedded: true, type: 'image/png' };
  const facts = [
    factsOf('a/CD1/1.mp3', { artist: 'X', album: 'A' }),
    factsOf('b/1.mp3', { artist: 'Y', album: 'B' }),
    factsOf('b/2.mp3', { artist: 'Y', album: 'B', cover: own }),
  ];
  const { albums, artists, songs } = await planOf(facts, catalogueOf(), { pictures });
  expect(albums.map(({ cover }) => cover?.file.path)).toEqual(['a/Cover.PNG', 'b/2.mp3']);
  expect(artists.map(({ picture }) => picture?.file.path)).toEqual(['a/Cover.PNG', 'b/2.mp3']);
  expect(songs.map(({ cover }) => cover?.file.path)).toEqual(['a/Cover.PNG', 'b/2.mp3', 'b/2.mp3']);
  expect(pictureType(bytes)).toBe('image/png');
});

it('leaves a file that can’t be imported out of everything but the list', async () => {
  const { artists, songs } = await planOf([factsOf('x.mp3', { artist: 'X', fault: 'It is empty.' })]);
  expect(artists).toEqual([]);
  expect(songs).toMatchObject([{ state: 'unusable', fault: 'It is empty.', choice: 'skip' }]);
});
