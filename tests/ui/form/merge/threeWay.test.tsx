import { describe, expect, it } from 'vitest';
import { FIELDS_ON_WIRE, KINDS, type ResourceName } from '../../../../src/contract/kinds';
import { mergeThree, partsOf, type Values } from '../../../../src/ui/form/merge/threeWay';
import { wordDiff } from '../../../../src/ui/form/merge/wordDiff';
import { plainText } from '../../../../src/ui/richText/plainText';

const ofForm = (name: ResourceName) => partsOf(KINDS[name], Object.keys(FIELDS_ON_WIRE[name]));
const merge = (name: ResourceName, base: Values, theirs: Values, mine: Values) => {
  const { taken, conflicts, values } = mergeThree(ofForm(name), base, theirs, mine);
  return { taken: taken.map((part) => part.name), conflicts: conflicts.map((part) => part.name), values };
};
const chosen = (src: string) => ({ rawFile: new File(['x'], 'x.png', { type: 'image/png' }), src, title: 'x.png' });
const bjork = { _id: 'b', stageName: 'Björk' };
const adele = { _id: 'a', stageName: 'Adele' };

it.each<[string, ResourceName, Values, Values, Values, { taken?: string[]; conflicts?: string[]; values?: Values }]>([
  [
    'what nobody changed',
    'songs',
    { title: 'A', artist: 'b' },
    { title: 'A', artist: bjork },
    { title: ' A ', artist: bjork },
    {},
  ],
  [
    'what only they changed',
    'songs',
    { title: 'A' },
    { title: 'B' },
    { title: 'A' },
    { taken: ['title'], values: { title: 'B' } },
  ],
  ['what only I changed', 'songs', { title: 'A' }, { title: 'A' }, { title: 'C' }, { values: { title: 'C' } }],
  ['the same by both', 'songs', { title: 'A' }, { title: 'B' }, { title: ' B\u00a0' }, { values: { title: 'B' } }],
  [
    'something else by both',
    'songs',
    { title: 'A' },
    { title: 'B' },
    { title: 'C' },
    { conflicts: ['title'], values: { title: 'C' } },
  ],
  [
    'what they emptied',
    'artists',
    { lastName: 'X' },
    { lastName: null },
    { lastName: 'X' },
    { taken: ['lastName'], values: { lastName: null } },
  ],
  ['what both emptied', 'artists', { lastName: 'X' }, {}, { lastName: ' ' }, {}],
  [
    'what I emptied and they changed',
    'artists',
    { lastName: 'X' },
    { lastName: 'Y' },
    { lastName: '' },
    { conflicts: ['lastName'] },
  ],
  [
    'a reference, by its id',
    'songs',
    { artist: 'b' },
    { artist: 'a' },
    { artist: bjork },
    { taken: ['artist'], values: { artist: 'a' } },
  ],
  ['the same reference by both', 'songs', { artist: bjork }, { artist: 'a' }, { artist: adele }, {}],
  [
    'a file of theirs and none of mine',
    'channels',
    { photo: '/a' },
    { photo: '/b' },
    { photo: '/a' },
    { taken: ['photo'], values: { photo: '/b' } },
  ],
  ['a file of each', 'channels', { photo: '/a' }, { photo: '/b' }, { photo: chosen('blob:c') }, { conflicts: ['photo'] }],
  ['a chosen file', 'channels', { photo: '/a' }, { photo: '/a' }, { photo: chosen('blob:c') }, {}],
  ['a text with a mark in two parts', 'channels', { name: 'A' }, { name: 'Bj\u00f6rk' }, { name: 'Bjo\u0308rk' }, {}],
  ['an address without its scheme', 'videos', { url: 'x' }, { url: 'https://a.test/b' }, { url: 'a.test/b' }, {}],
  ['an email in another case', 'users', { email: 'x' }, { email: 'a@b.test' }, { email: 'A@b.test' }, {}],
  ['a description of no words', 'ads', { description: null }, { description: '<p> </p>' }, { description: '' }, {}],
  ['the state of an account', 'users', { isActive: true }, { isActive: false }, { isActive: true }, {}],
])('%s', (_fact, name, base, theirs, mine, { taken = [], conflicts = [], values = {} }) => {
  const merged = merge(name, base, theirs, mine);
  expect(merged).toMatchObject({ taken, conflicts, values });
});

it('takes the target of an announcement together with its type, and never one without the other', () => {
  const base = { targetType: 'song', targetId: '1' };
  const [album, artist] = [
    { targetType: 'album', targetId: '2' },
    { targetType: 'artist', targetId: '3' },
  ];
  expect(merge('announcements', base, album, base)).toMatchObject({ taken: ['targetType'], values: album });
  expect(merge('announcements', base, album, artist)).toMatchObject({ conflicts: ['targetType'], values: artist });
  expect(merge('announcements', base, { ...base, targetId: '4' }, base).values).toMatchObject({ targetId: '4' });
});

describe('a description', () => {
  it.each([
    ['<h1>Head</h1><p>One<br>two</p><ul><li><p>Point</p></li></ul>', 'Head\nOne\ntwo\n• Point'],
    ['<p><a href="https://a.test/">here</a></p>', 'here (https://a.test/)'],
    [null, ''],
  ])('%j reads %j', (html, text) => expect(plainText(html)).toBe(text));

  it.each([
    ['a b c', 'a b c', 'a b c'],
    ['a b c', 'a x c', 'a [b]{x} c'],
    ['', 'new', '{new}'],
    ['one two three', 'two three four', '[one ]two three{ four}'],
  ])('%j that became %j is marked %j', (before, after, marked) => {
    const marks = { same: ['', ''], gone: ['[', ']'], new: ['{', '}'] } as const;
    expect(
      wordDiff(before, after)
        .map(({ kind, text }) => marks[kind].join(text))
        .join(''),
    ).toBe(marked);
  });

  it('of very many words is compared all the same', () => {
    const words = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(wordDiff(`a ${words('x')} z`, `a ${words('y')} z`).map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same']);
  });
});
