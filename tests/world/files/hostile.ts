import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { wavHeader } from './wav';

const media = (name: string) => readFileSync(new URL(`./media/${name}`, import.meta.url));
const file = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);
const many = (piece: Buffer, bytes: number) =>
  Buffer.concat(Array.from({ length: Math.floor(bytes / piece.length) }, () => piece));

const box = (name: string, body: Buffer = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const FTYP = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom', 'latin1'));
const mp4 = (...boxes: Buffer[]) => file(Buffer.concat([FTYP, ...boxes]), 'hostile.m4a');

/** Boxes in boxes in boxes: as many as fit. */
const nested = (bytes: number) => {
  const content = Buffer.alloc(bytes - (bytes % 8));
  for (let at = 0; at < content.length; at += 8) {
    content.writeUInt32BE(content.length - at, at);
    content.write('moov', at + 4, 'latin1');
  }
  return content;
};

/** The head of a FLAC stream, whose blocks of metadata follow. */
const flacHead = () => {
  const head = Buffer.alloc(42);
  head.write('fLaC', 'latin1');
  head.writeUIntBE(34, 5, 3);
  head.writeUInt16BE(4096, 8);
  head.writeUInt16BE(4096, 10);
  head.writeUInt32BE(0x0a_c4_42_f0, 18);
  return head;
};

/** An Ogg whose sound begins with pages that carry one byte each: they cost less than others do, so there are three times as many bytes. */
const oggWith = (bytes: number) => {
  const ogg = media('tone.ogg');
  const page = Buffer.concat([ogg.subarray(0, 26), Buffer.from([1, 1, 0])]);
  // No beginning, and no end of the stream.
  page.writeUInt8(0, 5);
  const last = ogg.lastIndexOf('OggS', undefined, 'latin1');
  return file(Buffer.concat([ogg.subarray(0, last), many(page, 3 * bytes), ogg.subarray(last)]), 'hostile.ogg');
};

/** A FLAC within which every second byte looks like the beginning of a frame. */
const flacWith = (bytes: number) => {
  const flac = media('tone.flac');
  const middle = flac.lastIndexOf(Buffer.from([0xff, 0xf8]));
  return file(
    Buffer.concat([flac.subarray(0, middle), many(Buffer.from([0xff, 0xf8]), bytes), flac.subarray(middle)]),
    'hostile.flac',
  );
};

/** An M4A with a table of pieces that none of its sound has. */
const mp4With = (bytes: number) => {
  const sizes = Buffer.alloc(12 + 4 * Math.floor(bytes / 4), 1);
  sizes.writeUInt32BE(0, 4);
  sizes.writeUInt32BE(Math.floor(bytes / 4), 8);
  const track = ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce((inner, name) => box(name, inner), box('stsz', sizes));
  const own = media('tone.m4a');
  const moov = own.indexOf('moov', 0, 'latin1') - 4;
  return mp4(track, own.subarray(own.indexOf('mdat', 0, 'latin1') - 4, moov), own.subarray(moov));
};

/** A fragment with as many pieces as a number can say, none of which takes a byte. */
const fragmentOfMany = () => {
  const track = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]);
  const run = Buffer.concat([Buffer.alloc(4), Buffer.alloc(4, 255), Buffer.alloc(8)]);
  const whole = media('fragmented.mp4');
  return file(
    Buffer.concat([whole, box('moof', box('traf', Buffer.concat([box('tfhd', track), box('trun', run)])))]),
    'hostile.mp4',
  );
};

/** WAV chunks stand before the sound: `fmt ` with its 24 bytes, the hostile ones, `data`. */
const wavWith = (chunks: Buffer) => {
  const head = wavHeader(8);
  return file(Buffer.concat([head.subarray(0, 36), chunks, head.subarray(36), Buffer.alloc(8, 0x80)]), 'hostile.wav');
};

/** Sounds of so many bytes that cost whoever walks through them far more than their size. */
export const HOSTILE_SOUNDS: Readonly<Record<string, (bytes: number) => File>> = {
  'boxes in boxes': (bytes) => mp4(nested(bytes), box('mdat', Buffer.alloc(100))),
  'empty boxes': (bytes) => mp4(many(box('free'), bytes), box('moov'), box('mdat', Buffer.alloc(9))),
  'empty names': (bytes) =>
    mp4(
      box('moov', box('udta', box('meta', Buffer.concat([Buffer.alloc(4), box('ilst', many(box('free'), bytes))])))),
      box('mdat'),
    ),
  'blocks of empty padding': (bytes) => file(Buffer.concat([flacHead(), many(Buffer.from([1, 0, 0, 0]), bytes)]), 'hostile.flac'),
  'empty tags': (bytes) =>
    file(Buffer.concat([many(Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), bytes), media('withXing.mp3')]), 'hostile.mp3'),
  'empty chunks': (bytes) => wavWith(many(Buffer.from('JUNK\0\0\0\0', 'latin1'), bytes)),
  'pages of one byte': oggWith,
  'beginnings of frames': flacWith,
  'sizes of no pieces': mp4With,
  'pieces of no size': fragmentOfMany,
};

const replaced = (content: Buffer, from: string, to: string) =>
  Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');

/** An m4a that says to hold Apple Lossless: common browsers play none. */
export const appleLossless = () => file(replaced(media('tone.m4a'), 'mp4a', 'alac'), 'lossless.m4a');

/** An Ogg with sound in a codec that nobody knows. */
export const unknownInOgg = () => file(replaced(media('tone.opus'), 'OpusHead', 'NobodyHd'), 'unknown.ogg');

/** An Opus whose page of sound claims more than it holds: what is left of it ends before it begins. */
export const endlessPage = () => {
  const opus = media('tone.opus');
  const page = opus.indexOf('OggS', opus.indexOf('OpusTags', 0, 'latin1'), 'latin1');
  opus.writeUInt8(205, page + 26);
  return file(opus, 'damaged.opus');
};

/** A FLAC as cutting tools leave it that encode nothing anew: its last frame is whole, and its header tells the length from before. */
export const trimmedFlac = () => {
  const content = Buffer.from(media('tone.flac'));
  content.writeUInt32BE(content.readUInt32BE(22) * 2, 22);
  return file(content, 'trimmed.flac');
};

/** A moving GIF: one picture, shown again in so many frames. */
export const movingGif = async (frames: number, side: number) => {
  const gif = await sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } })
    .gif()
    .toBuffer();
  // Behind the header and its colours, before the end sign: the one frame.
  const colours = 3 * 2 ** ((gif.readUInt8(10) & 7) + 1);
  const start = 13 + ((gif.readUInt8(10) & 0x80) === 0 ? 0 : colours);
  const [head, frame, end] = [gif.subarray(0, start), gif.subarray(start, -1), gif.subarray(-1)];
  return file(Buffer.concat([head, ...Array.from({ length: frames }, () => frame), end]), 'moving.gif');
};
