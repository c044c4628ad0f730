import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodedAnew } from '../../src/import/encoding';
import { readFacts } from '../../src/import/facts';
import { readPath } from '../../src/import/names';
import { isHidden, WHOLE } from '../../src/import/source';
import { mp3With, mp3WithId3v1, wavWithInfo } from '../world/files/tagged';
import { picture } from '../world/forms';
import { lostSource, sourceOf } from '../world/importing';

const media = (name: string) => readFileSync(new URL(`../world/files/media/${name}`, import.meta.url));
const cover = Buffer.from(await (await picture()).arrayBuffer());
/** 夜に駆ける, as a Japanese Windows writes it. */
const SHIFT_JIS = Buffer.from('96e982c98bec82af82e9', 'hex');

const factsAt = async (path: string, bytes: Buffer) => (await readFacts([sourceOf(path, bytes)]))[0];

it.each<[string, string, Buffer, object]>([
  [
    'ID3v2 in UTF-8, with disc and track',
    'x.mp3',
    mp3With({ frames: { TIT2: 'Jóga', TPE1: 'Björk', TALB: 'Homogenic', TPE2: 'Björk', TRCK: '2/10', TPOS: '1/2' } }),
    { title: 'Jóga', artist: 'Björk', album: 'Homogenic', albumArtist: 'Björk', track: 2, disc: 1, notes: [] },
  ],
  ['UTF-16 with a mark', 'x.mp3', mp3With({ encoding: 1, frames: { TIT2: 'Łódź' } }), { title: 'Łódź' }],
  ['UTF-16 without one', 'x.mp3', mp3With({ encoding: 2, frames: { TIT2: 'Łódź' } }), { title: 'Łódź' }],
  ['Latin-1', 'x.mp3', mp3With({ encoding: 0, frames: { TIT2: 'Señor Café' } }), { title: 'Señor Café' }],
  ['Shift-JIS that says it is Latin-1', 'x.mp3', mp3With({ frames: { TIT2: { raw: SHIFT_JIS } } }), { title: '夜に駆ける' }],
  ['blanks, and accents apart', 'x.mp3', mp3With({ frames: { TIT2: ' Jo\u0301ga \0\0' } }), { title: 'Jóga' }],
  [
    'guests, as they are',
    'x.mp3',
    mp3With({ frames: { TIT2: 'A (feat. B)', TPE1: 'C ft. D & E' } }),
    { title: 'A (feat. B)', artist: 'C ft. D & E' },
  ],
  ['ID3v1', 'x.mp3', mp3WithId3v1('Army of Me', 'Björk', 'Post'), { title: 'Army of Me', artist: 'Björk', album: 'Post' }],
  [
    'ID3v1 that cuts a title whose rest is in the name',
    'A/B/01 The Boy With the Thorn in His Side.mp3',
    mp3WithId3v1('The Boy With the Thorn in His Side', 'The Smiths', ''),
    { title: 'The Boy With the Thorn in His Side', artist: 'The Smiths', album: 'B', track: 1 },
  ],
  [
    'INFO of a WAV',
    'x.wav',
    wavWithInfo({ INAM: 'Tone', IART: 'Ana', IPRD: 'Tones' }, 3),
    { title: 'Tone', artist: 'Ana', album: 'Tones', duration: 3 },
  ],
  [
    'no tags',
    'Björk/Debut/CD2/01 Crying.flac',
    media('tone.flac'),
    { title: 'Crying', artist: 'Björk', album: 'Debut', track: 1, disc: 2 },
  ],
  ['a picture', 'x.mp3', mp3With({ frames: { TIT2: 'A' }, cover }), { cover: { embedded: true, type: 'image/png' }, notes: [] }],
  ['a picture of MP4', 'x.m4a', media('withCover.m4a'), { cover: { embedded: true } }],
  [
    'a picture of 0 bytes',
    'x.mp3',
    mp3With({ frames: { TIT2: 'A' }, cover: Buffer.alloc(0) }),
    { title: 'A', notes: ['The picture in the file is empty, so it is left out.'] },
  ],
  [
    'a picture that is none',
    'x.mp3',
    mp3With({ frames: { TIT2: 'A' }, cover: Buffer.from('no picture') }),
    { notes: ['The picture in the file can’t be recognised, so it is left out.'] },
  ],
  ['0 bytes', 'x.mp3', Buffer.alloc(0), { fault: 'The file is empty: it has 0 bytes.' }],
  [
    'a text',
    'x.mp3',
    Buffer.from('words '.repeat(900)),
    { fault: 'The file is damaged or holds no sound, whatever its name says.' },
  ],
])('reads %s', async (_what, path, bytes, expected) => {
  expect(await factsAt(path, bytes)).toMatchObject(expected);
});

it('says why a file can’t be read, and reads the others', async () => {
  const facts = await readFacts([lostSource('a.mp3'), sourceOf('b.mp3', mp3With({ frames: { TIT2: 'B' } }))]);
  expect(facts).toMatchObject([{ fault: 'The file can’t be read (it is gone).' }, { title: 'B' }]);
});

it.each([
  ['a few', 9, 1, 4],
  ['no more than may be in memory together', 3, WHOLE * 0.9, 2],
  ['a huge one', 2, WHOLE * 9, 1],
])('reads %s at a time, and gives them in their order', async (_what, count, size, atOnce) => {
  let [open, most] = [0, 0];
  const files = Array.from({ length: count }, (_, index) => {
    const source = sourceOf(`${index}.mp3`, mp3With({ frames: { TIT2: `${index}` } }));
    const whole = async () => {
      open += 1;
      most = Math.max(most, open);
      // The later ones are there first.
      for (let turn = 0; turn < 2 * (count - index); turn += 1) await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return source;
    };
    return { ...source, size, whole };
  });
  expect((await readFacts(files)).map(({ title }) => title)).toEqual(files.map((_, index) => `${index}`));
  expect(most).toBe(atOnce);
});

it('ends reading with the signal’s reason', async () => {
  const controller = new AbortController();
  const files = Array.from({ length: 9 }, (_, index) => sourceOf(`${index}.mp3`, mp3With({})));
  const read: number[] = [];
  const onRead = (done: number) => {
    read.push(done);
    controller.abort(new Error('Enough.'));
  };
  await expect(readFacts(files, { onRead, signal: controller.signal })).rejects.toThrow('Enough.');
  expect(read.length).toBeLessThanOrEqual(4);
});

it.each([
  ['Björk/Debut/01 Human Behaviour.mp3', false, { artist: 'Björk', album: 'Debut', track: 1, title: 'Human Behaviour' }],
  ['Music/Björk - Debut (1993)/01 - Human Behaviour.mp3', true, { artist: 'Björk', title: 'Human Behaviour', track: 1 }],
  ['01 - Björk - Jóga.mp3', false, { artist: 'Björk', title: 'Jóga', track: 1 }],
  ['Björk - Jóga.mp3', false, { artist: 'Björk', title: 'Jóga' }],
  ['Björk/Debut/Björk - 03 - Crying.mp3', false, { artist: 'Björk', album: 'Debut' }],
  ['A/1993 - Debut/1-02. One - Live.mp3', true, { artist: 'A', album: 'Debut', disc: 1, track: 2, title: 'One - Live' }],
  ['Various Artists/Hits/03 - Blur - Song 2.mp3', true, { albumArtist: 'Various Artists', artist: 'Blur', title: 'Song 2' }],
  ['Jay-Z/Black/99 Problems.mp3', false, { title: '99 Problems' }],
  ['Jay-Z/Black/10 Title.mp3', true, { title: 'Title', track: 10 }],
  ['a/b/07_the_end.mp3', true, { title: 'the end', track: 7 }],
  ['a/b/01.mp3', true, { title: '01' }],
])('reads the path %s', (path, numbered, expected) => {
  expect(readPath(path, numbered)).toMatchObject(expected);
});

it.each([
  'Björk',
  'été',
  'Hélène',
  'Don\u0092t',
  'Sigur Rós',
  'Édith Piaf',
  'naïve café',
  'Ãrbol',
  'Motörhead',
  'ÀÉÎ',
  '夜',
  '¿Qué?',
  'Ænima',
  'Łódź',
])('takes %s for no Japanese', (text) => {
  expect(decodedAnew(text)).toBe(text.replace('\u0092', '’'));
});

it.each([
  ['.DS_Store', true],
  ['a/._01.mp3', true],
  ['__MACOSX/a.mp3', true],
  ['a/Thumbs.db', true],
  ['...And Justice for All/01.mp3', false],
  ['a/b.mp3', false],
])('passes over %s: %s', (path, hidden) => {
  expect(isHidden(path)).toBe(hidden);
});
