import { describe, expect, it } from 'vitest';
import { createEffort, EffortExceeded } from '../../../src/server/files/audio/effort';
import { HOSTILE_SOUNDS } from '../../world/files/hostile';
import { wav } from '../../world/files/wav';
import { createTestStore, expectRefused, media, store, upload } from './uploading';

const hear = (content: Uint8Array, name: string, type?: string) => store(createTestStore(), 'songFile', content, name, type);
const taken = (content: Uint8Array, name: string) => upload(createTestStore(), 'songFile', content, name);

/** An ID3v2.3 tag in front of `audio`, with the frames given as id and content. */
function tagged(audio: Buffer, ...frames: [id: string, content: Buffer][]) {
  const body = Buffer.concat(
    frames.map(([id, content]) => {
      const head = Buffer.alloc(10);
      head.write(id, 'latin1');
      head.writeUInt32BE(content.length, 4);
      return Buffer.concat([head, content]);
    }),
  );
  const size = [21, 14, 7, 0].map((shift) => (body.length >>> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(size), body, audio]);
}
const utf16 = (text: string) => Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

const WHOLE = [
  ['withXing.mp3', 'audio/mpeg', 'mp3'],
  ['withoutXing.mp3', 'audio/mpeg', 'mp3'],
  ['vbrWithXing.mp3', 'audio/mpeg', 'mp3'],
  ['vbrWithoutXing.mp3', 'audio/mpeg', 'mp3'],
  ['tone.m4a', 'audio/mp4', 'm4a'],
  ['faststart.m4a', 'audio/mp4', 'm4a'],
  ['withCover.m4a', 'audio/mp4', 'm4a'],
  ['fragmented.mp4', 'audio/mp4', 'm4a'],
  ['tone.flac', 'audio/flac', 'flac'],
  ['tone.ogg', 'audio/ogg', 'ogg'],
  ['tone.opus', 'audio/ogg', 'ogg'],
] as const;

describe('audio is taken by its content and stored to the byte', () => {
  it.each(WHOLE)('takes %s whatever the browser calls it', async (name, mediaType, extension) => {
    const { file, key, bytes } = await hear(media(name), 'Дорога.txt', 'text/plain');
    expect(file).toMatchObject({ kind: 'audio', mediaType, bytes: media(name).length, originalName: 'Дорога.txt' });
    expect(file.duration).toBeGreaterThan(0.99);
    expect(file.duration).toBeLessThan(1.1);
    expect(key).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`));
    expect(bytes.equals(media(name))).toBe(true);
  });

  it('takes a WAV and knows its length', async () => {
    const { file, bytes } = await hear(wav(2.5), 'take.wav', 'audio/x-wav');
    expect(file).toMatchObject({ mediaType: 'audio/wav', duration: 2.5 });
    expect(bytes.equals(wav(2.5))).toBe(true);
  });

  it('takes a WAV whose recorder left the size open', async () => {
    expect(await taken(media('piped.wav'), 'piped.wav')).toMatchObject({
      mediaType: 'audio/wav',
      duration: 0.2,
    });
  });

  it('takes FLAC inside Ogg, whose length it leaves open', async () => {
    const file = await taken(media('flacInOgg.ogg'), 'x.ogg');
    expect(file.mediaType).toBe('audio/ogg');
    expect(file.duration).toBeUndefined();
  });
});

it('is looked at no further once nobody waits for it', async () => {
  const effort = createEffort(1_000_000, AbortSignal.abort());
  const look = async () => {
    for (let piece = 0; piece < 10_000; piece += 1) await effort.spend(1);
  };
  await expect(look()).rejects.toThrow(EffortExceeded);
});

describe('tags have no say', () => {
  it.each([
    ['a NUL in the title', [['TIT2', Buffer.from('\x00Half\0Way\0\0', 'latin1')]]],
    [
      'UTF-16 titles',
      [
        ['TIT2', utf16('夜に駆ける')],
        ['TPE1', utf16('YOASOBI\0')],
      ],
    ],
    ['half a UTF-16 character', [['TIT2', Buffer.from([1, 0xff, 0xfe, 0x3d])]]],
    ['an encoding that does not exist', [['TIT2', Buffer.from([9, 1, 2, 3, 0xff, 0xd8])]]],
    ['a frame id of NULs', [['\0\0\0\0', Buffer.alloc(8)]]],
    ['a comment without its language', [['COMM', Buffer.from([0])]]],
    ['a cover that is no picture', [['APIC', Buffer.from('\x00image/png\0\x03\0not a picture', 'latin1')]]],
    ['sound-like bytes in a private frame', [['PRIV', Buffer.from('owner\0\xff\xfb\x90\x64\xff\xfb\x90\x64', 'latin1')]]],
    ['two hundred kilobytes of cover', [['APIC', Buffer.alloc(200_000, 0x41)]]],
  ] as [string, [string, Buffer][]][])('takes an mp3 with %s', async (_what, frames) => {
    const sent = tagged(media('withXing.mp3'), ...frames);
    const { file, bytes } = await hear(sent, 'tagged.mp3');
    expect(file.mediaType).toBe('audio/mpeg');
    expect(file.duration).toBeCloseTo(1.07, 1);
    expect(bytes.equals(sent)).toBe(true);
  });

  it('takes an mp3 with two tags and padding before its first frame', async () => {
    const padded = Buffer.concat([Buffer.alloc(300), media('withXing.mp3').subarray(tagLength(media('withXing.mp3')))]);
    const sent = tagged(tagged(padded, ['TIT2', utf16('b')]), ['TIT2', utf16('a')]);
    expect((await taken(sent, 'twice.mp3')).duration).toBeCloseTo(1.07, 1);
  });

  it('takes an mp3 with an old tag at its end', async () => {
    const sent = Buffer.concat([media('withXing.mp3'), Buffer.from('TAG'.padEnd(128, '\0'), 'latin1')]);
    expect((await taken(sent, 'old.mp3')).duration).toBeCloseTo(1.07, 1);
  });
});

const tagLength = (mp3: Buffer) => (mp3.toString('latin1', 0, 3) === 'ID3' ? 10 + mp3.readUInt8(8) * 128 + mp3.readUInt8(9) : 0);

const WORDS = Buffer.from('These are words, not music.'.repeat(50));
const adpcm = Buffer.from(wav(1));
adpcm.writeUInt16LE(2, 20);
const boxes = async (shape: string, count: number) =>
  new Uint8Array((await HOSTILE_SOUNDS[shape]?.(8 * count).arrayBuffer()) ?? []);
const [deep, empty] = [await boxes('boxes in boxes', 20), await boxes('empty names', 200_001)];
const promising = tagged(media('withXing.mp3'), ['APIC', Buffer.alloc(9000)]).subarray(0, 5000);
const INCOMPLETE = 'is incomplete: a part of it is missing. Copy or export it again.';
const OTHER = 'is not an audio file this catalogue takes. Choose an MP3, M4A, FLAC, Ogg, Opus or WAV file.';
const ADPCM = 'holds sound that browsers don’t play (ADPCM). Export it as MP3, AAC, FLAC, Vorbis or Opus.';
const PARTS = 'is made of too many small parts to be looked at. Export it again.';
/** The two without a Xing header do not know their own length; their beginning plays. */
const KNOWS_ITS_LENGTH = [...WHOLE.map(([name]) => name).filter((name) => !name.includes('ithoutXing')), 'flacInOgg.ogg'];

describe('what is not a whole sound is refused in a sentence', () => {
  it.each<[string, string, Uint8Array, string]>([
    ['a text named .mp3', 'x.mp3', WORDS, OTHER],
    ['a tag in front of a text', 'x.mp3', tagged(WORDS, ['TIT2', utf16('x')]), OTHER],
    ['a picture', 'x.mp3', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), OTHER],
    ['layer 2', 'x.mp3', media('layer2.mp2'), OTHER],
    ['0 bytes', '🎵.m4a', Buffer.alloc(0), 'is empty: it has 0 bytes.'],
    ['a video', 'clip.m4a', media('video.mp4'), 'is a video. Choose a file that holds sound alone.'],
    ...KNOWS_ITS_LENGTH.map((name): [string, string, Uint8Array, string] => {
      return [`half of ${name}`, name, media(name).subarray(0, media(name).length / 2), INCOMPLETE];
    }),
    ['half a WAV', 'half.wav', wav(1).subarray(0, 4000), INCOMPLETE],
    ['a tag that promises more than the file holds', 'cut.mp3', promising, INCOMPLETE],
    ['a WAV whose codec no browser plays', 'dictated.wav', adpcm, ADPCM],
    ['boxes in boxes, more than any honest file has', 'deep.m4a', deep, PARTS],
    ['empty names, more than any honest file has', 'deep.m4a', empty, PARTS],
  ])('%s', async (_what, name, content, words) => {
    await expectRefused('songFile', content, name, `“${name}” ${words}`);
  });

  it.each(['withXing.mp3', 'tone.m4a', 'tone.flac', 'tone.ogg', 'tone.opus'])(
    'damage anywhere in %s is taken or refused in words, never a failure of the server; and some of it is noticed',
    async (name) => {
      const at = createTestStore();
      const whole = media(name);
      const places = Array.from({ length: whole.length }, (_, place) => place).filter(
        (place) => place % (place < 400 ? 7 : 499) === 0,
      );
      let refused = 0;
      for (const place of places)
        for (const byte of [0xff ^ whole.readUInt8(place), 0, 0x7f]) {
          const damaged = Buffer.from(whole);
          damaged.writeUInt8(byte, place);
          const refusal: unknown = await upload(at, 'songFile', damaged, name).then(
            (file) => file.discard(),
            (error: unknown) => error,
          );
          if (refusal === undefined) continue;
          expect(refusal, `${byte} at ${place}`).toMatchObject({ status: 422, field: 'songFile' });
          refused += 1;
        }
      expect(refused).toBeGreaterThan(places.length / 20);
      expect(at.staged()).toEqual([]);
    },
  );
});
