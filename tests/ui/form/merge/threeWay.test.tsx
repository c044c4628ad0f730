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

/** What is to come of it: taken from them, asked about, or nothing to do; and the value that the form has then, where that matters. */
type Comes = readonly ['taken' | 'asked' | 'nothing', value?: unknown];

it.each<[fact: string, name: ResourceName, field: string, base: unknown, theirs: unknown, mine: unknown, Comes]>([
  ['what nobody changed', 'songs', 'title', 'A', 'A', ' A ', ['nothing']],
  ['a reference that nobody changed', 'songs', 'artist', 'b', bjork, bjork, ['nothing']],
  ['what only they changed', 'songs', 'title', 'A', 'B', 'A', ['taken', 'B']],
  ['what only I changed', 'songs', 'title', 'A', 'A', 'C', ['nothing', 'C']],
  ['the same by both', 'songs', 'title', 'A', 'B', ' B\u00a0', ['nothing', 'B']],
  ['something else by both', 'songs', 'title', 'A', 'B', 'C', ['asked', 'C']],
  ['what they emptied', 'artists', 'lastName', 'X', null, 'X', ['taken', null]],
  ['what both emptied', 'artists', 'lastName', 'X', undefined, ' ', ['nothing']],
  ['what I emptied and they changed', 'artists', 'lastName', 'X', 'Y', '', ['asked']],
  ['a reference, by its id', 'songs', 'artist', 'b', 'a', bjork, ['taken', 'a']],
  ['the same reference by both', 'songs', 'artist', bjork, 'a', adele, ['nothing']],
  ['a file of theirs and none of mine', 'channels', 'photo', '/a', '/b', '/a', ['taken', '/b']],
  ['a file of each', 'channels', 'photo', '/a', '/b', chosen('blob:c'), ['asked']],
  ['a chosen file', 'channels', 'photo', '/a', '/a', chosen('blob:c'), ['nothing']],
  ['a text with a mark in two parts', 'channels', 'name', 'A', 'Bj\u00f6rk', 'Bjo\u0308rk', ['nothing']],
  ['an address without its scheme', 'videos', 'url', 'x', 'https://a.test/b', 'a.test/b', ['nothing']],
  ['an email in another case', 'users', 'email', 'x', 'a@b.test', 'A@b.test', ['nothing']],
  ['a description of no words', 'ads', 'description', null, '<p> </p>', '', ['nothing']],
  ['the state of an account', 'users', 'isActive', true, false, true, ['nothing']],
])('%s', (_fact, name, field, base, theirs, mine, [what, ...value]) => {
  const merged = merge(name, { [field]: base }, { [field]: theirs }, { [field]: mine });
  const named = (is: typeof what) => (is === what ? [field] : []);
  const values = value.length > 0 ? { [field]: value[0] } : {};
  expect(merged).toMatchObject({ taken: named('taken'), conflicts: named('asked'), values });
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
