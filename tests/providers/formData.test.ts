import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/contract/kinds';
import { createBody, isChosenFile, updateBody } from '../../src/providers/formData';
import { SPACES } from '../world/values/texts';
import { WRITES } from './kindsOnTheWire';
import { chosen } from './wire';

const textsOf = (body: FormData | Record<string, unknown>) =>
  Object.fromEntries(body instanceof FormData ? body.entries() : Object.entries(body));
const song = (data: Record<string, unknown>, previous: Record<string, unknown>) =>
  textsOf(updateBody(KINDS.songs, data, previous));

describe('texts are trimmed', () => {
  it.each([
    [' a ', 'a'],
    ['\u00A0a\u202F', 'a'],
    [`${SPACES.join('')}a${SPACES.join('')}`, 'a'],
    ['\n\ta b\r\n', 'a b'],
    ['a\u00A0b', 'a\u00A0b'],
  ])('%j is sent as %j', (title, expected) => {
    expect(textsOf(createBody(KINDS.songs, { title }, false)).title).toBe(expected);
    expect(song({ title }, { title: 'old' }).title).toBe(expected);
  });

  it('a text that nobody edited goes back as it came', () => {
    expect(textsOf(updateBody(KINDS.ads, { description: '<p>a</p>\n' }, { description: '<p>a</p>\n' })).description).toBe(
      '<p>a</p>\n',
    );
  });

  it('whatever the text, what is sent has no blank ends and is never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '夜', ...SPACES) }), (title) => {
        const sent = textsOf(createBody(KINDS.songs, { title }, false)).title;
        return sent === undefined
          ? !/[a夜]/.test(title)
          : /^[a夜]/.test(String(sent)) && /[a夜]$/.test(String(sent)) && title.includes(String(sent));
      }),
    );
  });
});

describe('empty fields are left out', () => {
  it.each(['', '  ', '\u3164', null, undefined, [], {}, Number.NaN])('[5.28] %j', (value) => {
    const body = createBody(KINDS.songs, { title: 'x', artist: value, album: value, coverArt: value }, false);
    expect(textsOf(body)).toEqual({ title: 'x', isPublished: 'false' });
  });

  it.each([0, false])('[5.28] %j is a value', (isActive) => {
    expect(updateBody(KINDS.users, { isActive }, {})).toEqual({ isActive });
  });

  it('[5.28] what the kind does not send stays at home', () => {
    const data = {
      title: 'x',
      id: '1',
      _id: '1',
      publishedAt: 'now',
      createdAt: 'now',
      fileName: 'x.mp3',
      artistStatic: {},
      type: 'ad',
    };
    expect(textsOf(createBody(KINDS.songs, data, true))).toEqual({ title: 'x', isPublished: 'true' });
  });
});

describe('references', () => {
  it.each([
    [{ _id: 'artist-1', stageName: 'Björk' }, 'artist-1'],
    [{ id: 'artist-1' }, 'artist-1'],
    ['artist-1', 'artist-1'],
    [7, '7'],
  ])('%j is sent as its id', (artist, id) => {
    expect(textsOf(createBody(KINDS.songs, { title: 'x', artist }, false)).artist).toBe(id);
  });

  it('one that the form does not show is sent as it was', () => {
    expect(song({ title: 'new' }, { title: 'old', artist: { _id: 'artist-1' } })).toEqual({ title: 'new', artist: 'artist-1' });
  });
});

describe('emptied optional fields are named in `unset`', () => {
  const COVER = { coverArt: 'https://files.test/a.png' };
  const TARGET = { targetType: 'song', targetId: 'song-1' };
  it.each<[what: string, kind: 'songs' | 'artists' | 'announcements', data: object, previous: object, sent: object]>([
    ['a text of nothing', 'artists', { lastName: '' }, { lastName: 'Lima' }, { unset: 'lastName' }],
    ['a text of blanks', 'artists', { lastName: '  ' }, { lastName: 'Lima' }, { unset: 'lastName' }],
    ['a text that is null', 'artists', { lastName: null }, { lastName: 'Lima' }, { unset: 'lastName' }],
    ['a text that is gone', 'artists', { lastName: undefined }, { lastName: 'Lima' }, { unset: 'lastName' }],
    ['a reference to a record', 'songs', { artist: null }, { artist: { _id: 'artist-1' } }, { unset: 'artist' }],
    ['a reference of its id alone', 'songs', { artist: '' }, { artist: 'artist-1' }, { unset: 'artist' }],
    ['a file, by the name it is sent under', 'songs', { coverArt: null }, COVER, { unset: 'songCoverArt' }],
    ['a target', 'announcements', { targetType: '', targetId: null }, TARGET, { type: 'news', unset: 'targetType,targetId' }],
    ['nothing that was empty before', 'songs', { title: 'x', coverArt: null }, { title: 'x', coverArt: '' }, { title: 'x' }],
  ])('%s', (_what, kind, data, previous, sent) => {
    expect(textsOf(updateBody(KINDS[kind], { ...data }, { ...previous }))).toEqual(sent);
  });

  it('no file that was replaced', () => {
    expect(Object.keys(song({ coverArt: chosen('n.png', 'image/png') }, COVER))).toEqual(['songCoverArt']);
  });

  it('a create never names any', () => {
    expect(textsOf(createBody(KINDS.songs, { title: 'x', artist: null, coverArt: null }, false))).not.toHaveProperty('unset');
  });

  it.each(WRITES)('$kind: each of its fields, references and files can be emptied', ({ kind, values, texts, files }) => {
    const stored = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isChosenFile(value) ? 'https://files.test/x' : value]),
    );
    const emptied = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
    expect(textsOf(updateBody(KINDS[kind], emptied, stored)).unset).toBe([...texts, ...files].map(([name]) => name).join(','));
  });
});
