import { describe, expect, it } from 'vitest';
import { createAttempts } from '../../src/import/attempts';
import type { Result } from '../../src/import/carryOut';
import { choose, type Edit, editSongs, leftOver } from '../../src/import/edits';
import { createPlanning } from '../../src/import/plan';
import type { Choice, Plan } from '../../src/import/planned';
import { catalogueOf, factsOf } from '../world/importing';

const attempt = createAttempts({ signIn: async () => {}, wait: async () => {} });
const ROWS = {
  artists: [{ _id: 'bjork', stageName: 'Björk' }],
  songs: [{ _id: 'one', title: 'One', artist: 'bjork', duration: 200 }],
};
const FACTS = [
  factsOf('a/1.mp3', { title: 'One', artist: 'Bjork Gudmunds', albumArtist: 'bjork gudmunds', album: 'Debut' }),
  factsOf('a/2.mp3', { title: 'Two', artist: 'Bjork Gudmunds', albumArtist: 'bjork gudmunds', album: 'Debut' }),
  factsOf('b/3.mp3', { title: 'Three', artist: 'Björk', album: 'Post' }),
  factsOf('b/cut.mp3', { title: 'Cut', fault: 'It is empty.' }),
];
const begin = async () => {
  const catalogue = catalogueOf(ROWS, {});
  const planning = createPlanning({ pictures: [], catalogue, attempt });
  const plan = await planning.plan(FACTS);
  return { catalogue, planning, plan, asked: () => catalogue.asked.splice(0) };
};
const some = ({ songs }: Plan, ...paths: string[]) => songs.filter(({ file }) => paths.includes(file.path));
const told = ({ artists, albums, songs }: Plan) => ({
  artists: artists.map(({ name, state }) => `${name} ${state}`),
  albums: albums.map(({ name, artist }) => `${artists.find(({ key }) => key === artist)?.name ?? '-'}: ${name}`),
  songs: songs.map(({ title, state, choice }) => `${title} ${state} ${choice}`),
});

describe('a plan that is edited', () => {
  const DEBUT = ['a/1.mp3', 'a/2.mp3'];
  it.each<[string, readonly string[], Edit, string[], object]>([
    [
      'has the mended artist with the album, and finds what is there by it',
      DEBUT,
      { artist: ' björk\n' },
      ['albums Debut', 'songs One', 'songs Two'],
      {
        artists: ['björk there'],
        albums: ['björk: Debut', 'björk: Post'],
        songs: ['One doubtful skip', 'Two new import', 'Three new import', 'Cut unusable skip'],
      },
    ],
    [
      'asks for a new title alone, and composes it',
      ['b/3.mp3'],
      { title: 'Joga \u0301' },
      ['songs Joga \u0301'],
      { songs: ['One new import', 'Two new import', 'Joga \u0301 new import', 'Cut unusable skip'] },
    ],
    [
      'leaves a title for which nothing is typed',
      ['b/3.mp3'],
      { title: ' ' },
      [],
      { songs: expect.arrayContaining(['Three new import']) },
    ],
    [
      'moves songs to another album',
      ['b/3.mp3'],
      { album: 'Homogenic' },
      ['albums Homogenic'],
      { albums: ['Bjork Gudmunds: Debut', 'Björk: Homogenic'] },
    ],
    ['takes an album away', ['b/3.mp3'], { album: '' }, [], { albums: ['Bjork Gudmunds: Debut'] }],
    [
      'takes an artist away',
      DEBUT,
      { artist: '' },
      ['albums Debut', 'songs One', 'songs Two'],
      { artists: ['Björk there'], albums: ['-: Debut', 'Björk: Post'] },
    ],
    [
      'leaves what can’t be imported',
      ['b/cut.mp3'],
      { title: 'Whole', artist: 'X' },
      [],
      { songs: expect.arrayContaining(['Cut unusable skip']) },
    ],
  ])('%s', async (_what, paths, edit, questions, expected) => {
    const { plan, planning, asked } = await begin();
    asked();
    const before = told(plan);
    const after = await editSongs(plan, some(plan, ...paths), edit, planning);
    expect(told(after)).toMatchObject(expected);
    expect(asked().sort()).toEqual([...questions].sort());
    expect(told(plan)).toEqual(before);
  });

  it('keeps the choice of a song that is still what it was', async () => {
    const { plan, planning } = await begin();
    const chosen = choose(plan, some(plan, ...DEBUT), 'skip');
    const after = await editSongs(chosen, some(chosen, 'a/2.mp3'), { artist: 'Björk', title: 'One' }, planning);
    expect(told(after).songs.slice(0, 3)).toEqual(['One new skip', 'One doubtful skip', 'Three new import']);
  });

  it('asks again what could not be answered', async () => {
    const { plan, planning, catalogue } = await begin();
    const { search } = catalogue;
    catalogue.search = () => Promise.reject(new Error('No answer.'));
    const edit = () => editSongs(plan, some(plan, 'b/3.mp3'), { title: 'Four' }, planning);
    await expect(edit()).rejects.toThrow('No answer.');
    catalogue.search = search;
    expect(told(await edit()).songs).toContain('Four new import');
  });
});

it.each<[Choice, string[]]>([
  ['import', ['One doubtful import', 'Two new import', 'Cut unusable skip']],
  ['replace', ['One doubtful replace', 'Two new import', 'Cut unusable skip']],
  ['skip', ['One doubtful skip', 'Two new skip', 'Cut unusable skip']],
])('to %s is chosen for all for which it can be', async (choice, expected) => {
  const facts = [
    factsOf('1', { title: 'One', artist: 'Björk' }),
    factsOf('2', { title: 'Two' }),
    factsOf('3', { title: 'Cut', fault: 'No.' }),
  ];
  const plan = await createPlanning({ pictures: [], catalogue: catalogueOf(ROWS), attempt }).plan(facts);
  expect(told(choose(plan, plan.songs, choice)).songs).toEqual(expected);
});

it('what is left over are songs that were refused or not tried, with the artists and albums that were made', async () => {
  const { plan } = await begin();
  const results: Result[] = [
    { kind: 'artists', key: plan.artists[0]?.key, name: 'Bjork Gudmunds', outcome: 'created', id: 'made', notes: [] },
    { kind: 'songs', name: 'a/1.mp3', outcome: 'created', id: 's', notes: [] },
    { kind: 'songs', name: 'a/2.mp3', outcome: 'refused', notes: ['No room.'] },
  ];
  const left = leftOver(plan, results);
  expect(left.artists.map(({ id }) => id)).toEqual(['made', 'bjork']);
  expect(left.songs.map(({ file }) => file.path)).toEqual(['a/2.mp3', 'b/3.mp3']);
});
