import { describe, expect, it } from 'vitest';
import { createEnvelope } from '../../../src/server/files/audio/envelope';
import { crc16 } from '../../../src/server/files/audio/flacFrame';
import { ownApi } from '../../world/api';
import { formOf } from '../../world/forms';
import { createTestStore, media, upload } from './uploading';

const barsOf = (peaks: unknown) => [...Buffer.from(String(peaks), 'base64')];
const heard = async (content: Uint8Array, name: string) =>
  barsOf((await upload(createTestStore(), 'songFile', content, name)).peaks);

/** The bars of a sound, thirds of it as one number each; the bars at their borders stand for both. */
const thirds = (bars: readonly number[]) =>
  [0, 32, 64].map((from) => Math.round(bars.slice(from + 2, from + 30).reduce((sum, bar) => sum + bar, 0) / 28));

const near = (bars: readonly number[], expected: readonly number[]) => {
  expect(bars).toHaveLength(96);
  for (const [third, level] of thirds(bars).entries())
    expect(Math.abs(level - (expected[third] ?? 0)), `${thirds(bars)}`).toBeLessThan(8);
};

/** Three seconds of a WAV: loud, silent, half as loud. */
const LEVELS = [0.8, 0, 0.4];
function waveOf(format: number, depth: number, write: (bytes: Buffer, at: number, sample: number) => void, channels = 1) {
  const [rate, each] = [8_000, depth / 8];
  const body = Buffer.alloc(3 * rate * each * channels);
  for (let at = 0; at < body.length; at += each) {
    const moment = Math.floor(at / each / channels);
    write(body, at, (LEVELS[Math.floor(moment / rate)] ?? 0) * Math.sin(moment / 3));
  }
  const head = Buffer.from('UklGRgAAAABXQVZFZm10IBAAAAA'.padEnd(28, 'A'), 'base64');
  const rest = Buffer.alloc(24);
  rest.writeUInt16LE(format, 0);
  rest.writeUInt16LE(channels, 2);
  rest.writeUInt32LE(rate, 4);
  rest.writeUInt32LE(rate * each * channels, 8);
  rest.writeUInt16LE(each * channels, 12);
  rest.writeUInt16LE(depth, 14);
  rest.write('data', 16, 'latin1');
  rest.writeUInt32LE(body.length, 20);
  return Buffer.concat([head.subarray(0, 20), rest, body]);
}

/** Makes every piece of a sound so much quieter, in steps of 1.5 dB, by its gain: eight bits that begin at a bit of the file. */
function turnDown(content: Buffer, gainsAt: readonly number[], steps: number) {
  const quiet = Buffer.from(content);
  for (const at of gainsAt) {
    const byte = Math.floor(at / 8);
    const [word, shift] = [quiet.readUInt16BE(byte), 8 - (at % 8)];
    const gain = Math.max(0, ((word >>> shift) & 255) - steps);
    quiet.writeUInt16BE((word & ~(255 << shift)) | (gain << shift), byte);
  }
  return quiet;
}

/** Whole frames of an MP3 of one channel (MPEG 2, 32 kbit/s, 22.05 kHz), and where the gain of each stands. */
function mp3Frames() {
  const content = media('withoutXing.mp3').subarray(media('withoutXing.mp3').indexOf(0xff));
  const gains: number[] = [];
  for (let at = 0; at + 4 <= content.length; at += 104 + ((content.readUInt8(at + 2) >>> 1) & 1)) gains.push((at + 4) * 8 + 30);
  return { content, gains };
}

/** A FLAC of frames that are noise, or silent. */
function flacOf(frames: readonly ('noise' | 'silence')[]) {
  const head = Buffer.from(media('tone.flac').subarray(0, 42));
  head.writeUInt8(0x80, 4);
  head.writeUInt16BE(192, 8);
  head.writeUInt16BE(192, 10);
  // 8 kHz, one channel, 8 bits.
  head.writeUIntBE(0x01_f4_00, 18, 3);
  head.writeUInt8(0x70, 21);
  head.writeUInt32BE(192 * frames.length, 22);
  const made = frames.map((frame, index) => {
    const start = Buffer.from([0xff, 0xf8, 0x14, 0x02, index]);
    const sound =
      frame === 'silence' ? Buffer.from([0, 0]) : Buffer.from([2, ...Array.from({ length: 192 }, (_, at) => (at * 97) & 127)]);
    const whole = Buffer.concat([start, Buffer.from([crc8(start)]), sound]);
    const check = Buffer.alloc(2);
    check.writeUInt16BE(crc16(whole));
    return Buffer.concat([whole, check]);
  });
  return Buffer.concat([head, ...made]);
}
const crc8 = (bytes: Buffer) =>
  bytes.reduce((crc, byte) => {
    let next = crc ^ byte;
    for (let bit = 0; bit < 8; bit += 1) next = ((next << 1) ^ ((next & 0x80) !== 0 ? 0x07 : 0)) & 0xff;
    return next;
  }, 0);

describe('the waveform of a sound', () => {
  it.each([
    ['8 bit', waveOf(1, 8, (bytes, at, sample) => bytes.writeUInt8(128 + Math.round(127 * sample), at))],
    ['16 bit in stereo', waveOf(1, 16, (bytes, at, sample) => bytes.writeInt16LE(Math.round(32_000 * sample), at), 2)],
    ['24 bit', waveOf(1, 24, (bytes, at, sample) => bytes.writeIntLE(Math.round(8_000_000 * sample), at, 3))],
    ['floats', waveOf(3, 32, (bytes, at, sample) => bytes.writeFloatLE(sample, at))],
  ])('follows how loud a WAV is: %s', async (_what, content) => near(await heard(content, 'a.wav'), [255, 0, 128]));

  it('follows the gains of an MP3', async () => {
    const { content, gains } = mp3Frames();
    const parts = [content, turnDown(content, gains, 16), turnDown(content, gains, 4)];
    const [loud = 0, quiet = 0, half = 0] = thirds(await heard(Buffer.concat(parts), 'a.mp3'));
    expect([quiet / loud, half / loud].map((ratio) => Math.round(ratio * 16))).toEqual([1, 8]);
  });

  it('follows the sizes of the pieces of an M4A', async () => {
    const content = Buffer.from(media('tone.m4a'));
    const table = content.indexOf('stsz', 0, 'latin1') + 12;
    const count = content.readUInt32BE(table);
    for (let piece = 0; piece < count; piece += 1)
      content.writeUInt32BE([80, 0, 40][Math.floor((3 * piece) / count)] ?? 0, table + 4 + 4 * piece);
    near(await heard(content, 'a.m4a'), [255, 0, 128]);
  });

  it('follows how many bits a FLAC needs', async () => {
    const third = (frame: 'noise' | 'silence') => Array.from({ length: 30 }, () => frame);
    near(await heard(flacOf([...third('noise'), ...third('silence'), ...third('noise')]), 'a.flac'), [255, 1, 255]);
  });

  it.each(['vbrWithXing.mp3', 'tone.ogg', 'tone.opus', 'flacInOgg.ogg', 'tone.flac', 'withCover.m4a', 'piped.wav'])(
    'is there for %s',
    async (name) => {
      const bars = await heard(media(name), name);
      expect([bars.length, Math.max(...bars)]).toEqual([96, 255]);
    },
  );

  it('is left out where it can not be told, and the file is taken all the same', async () => {
    const at = createTestStore();
    expect(await upload(at, 'songFile', media('fragmented.mp4'), 'a.mp4')).not.toHaveProperty('peaks');
    // What looks like the beginning of a frame at every second byte is too much to be looked at.
    const crowded = Buffer.concat([
      flacOf(['noise', 'noise']),
      Buffer.alloc(2_000_000, Buffer.from([0xff, 0xf8])),
      flacOf(['noise', 'noise']).subarray(42),
    ]);
    expect(await upload(at, 'songFile', crowded, 'a.flac')).not.toHaveProperty('peaks');
  });

  it('keeps its shape however long the sound is', () => {
    const envelope = createEnvelope();
    for (let piece = 0; piece < 300_000; piece += 1) envelope.add(0.026, piece < 100_000 ? 4 : piece < 200_000 ? 1 : 2);
    near(barsOf(envelope.peaks()), [255, 64, 128]);
    expect(createEnvelope().peaks()).toBeUndefined();
  });
});

it('a song tells its waveform wherever it is shown, and keeps it with its file', async () => {
  const api = await ownApi();
  const song = (title: string, file?: File) => formOf({ title, ...(file && { songFile: file }) });
  const wave = new File([waveOf(1, 8, (bytes, at, sample) => bytes.writeUInt8(128 + Math.round(127 * sample), at))], 'a.wav');
  const { record } = await api.call('POST', 'listings/songs', { form: song('Jóga', wave) });
  near(barsOf(record.peaks), [255, 0, 128]);
  const { record: silent } = await api.call('POST', 'listings/songs', { form: song('Unison') });
  expect(silent.peaks).toBeNull();

  const list = await api.call('POST', 'listings/playlists', { form: formOf({ name: 'All' }) });
  await api.call('PATCH', `listings/playlists/${list.record._id}/add-song/${record._id}`);
  const shown = [
    (await api.call('GET', 'listings/songs?limit=20')).rows[1],
    (await api.call('GET', 'listings/songs/search?key=joga')).rows[0],
    (await api.call('GET', `listings/songs/${record._id}`)).record,
    (await api.call('GET', `listings/playlists/${list.record._id}/songs`)).rows[0],
  ];
  await api.call('DELETE', `listings/songs/${record._id}`);
  shown.push((await api.call('GET', 'deleted/songs')).rows[0]);
  expect(shown.map((each) => each?.peaks)).toEqual(shown.map(() => record.peaks));
});
