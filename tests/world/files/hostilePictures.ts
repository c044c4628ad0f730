import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { movingGif } from './hostile';

const file = (content: Uint8Array) => new File([new Uint8Array(content)], 'hostile.png');
const many = (piece: Buffer, bytes: number) =>
  Buffer.alloc(Math.floor(bytes / piece.length) * piece.length, new Uint8Array(piece));

const chunk = (name: string, body: Buffer = Buffer.alloc(0)) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const noise = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/** A PNG with so much between its head and its picture. */
const pngWith = async (between: Buffer) => {
  const png = await plain(8, 8).png().toBuffer();
  return file(Buffer.concat([png.subarray(0, 33), between, png.subarray(33)]));
};

const riff = (chunks: Buffer) => {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([head, chunks]);
};
const box = (name: string, size: number) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(name, 4, 'latin1');
  return head;
};
const AVIF = Buffer.concat([box('ftyp', 24), Buffer.from('avif\0\0\0\0avifmif1', 'latin1')]);

/** A JPEG whose scans come again and again: each is decoded over the whole picture. */
const scans = async (bytes: number) => {
  const jpeg = await plain(2_000, 2_000).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  return file(Buffer.concat([jpeg.subarray(0, last), many(jpeg.subarray(last, -2), bytes), jpeg.subarray(-2)]));
};

/** Pictures of so many bytes that cost whoever opens them far more than their size, or are none. */
export const HOSTILE_PICTURES: Readonly<Record<string, (bytes: number) => Promise<File>>> = {
  'ten thousand times as many pixels': async () => file(await plain(10_900, 10_900).png().toBuffer()),
  'a head that claims 60,000 x 60,000': async (bytes) => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(60_000);
    head.writeUInt32BE(60_000, 4);
    head.set([8, 2], 8);
    const sign = Buffer.from('89504e470d0a1a0a', 'hex');
    return file(Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(bytes)), chunk('IEND')]));
  },
  'empty chunks': (bytes) => pngWith(many(chunk('teSt'), bytes)),
  'texts that unpack to gigabytes': (bytes) =>
    pngWith(many(chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(64_000_000))])), bytes)),
  'frames without end': (bytes) => movingGif(Math.floor(bytes / 40), 8),
  'empty blocks': async (bytes) => {
    const gif = await plain(8, 8).gif().toBuffer();
    return file(Buffer.concat([gif.subarray(0, -1), many(Buffer.from([0x21, 0xfe, 0]), bytes), gif.subarray(-1)]));
  },
  'empty comments': async (bytes) => {
    const jpeg = await plain(8, 8).jpeg().toBuffer();
    return file(Buffer.concat([jpeg.subarray(0, 2), many(Buffer.from([0xff, 0xfe, 0, 2]), bytes), jpeg.subarray(2)]));
  },
  'scans without end': scans,
  'WebP chunks of nothing': async (bytes) => {
    const webp = await plain(8, 8).webp().toBuffer();
    return file(riff(Buffer.concat([many(Buffer.from('JUNK\0\0\0\0', 'latin1'), bytes), webp.subarray(12)])));
  },
  'empty boxes': async (bytes) => file(Buffer.concat([AVIF, many(box('free', 8), bytes)])),
  'boxes in boxes': async (bytes) => {
    const boxes = Array.from({ length: Math.floor(bytes / 8) }, (_, index) => box('meta', bytes - index * 8));
    return file(Buffer.concat([AVIF, ...boxes]));
  },
  'a drawing of a million shapes': async (bytes) =>
    file(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<rect width="9" height="9"/>'.repeat(bytes / 28)}</svg>`)),
  'half of a photo': async (bytes) => file((await noise(2_700).jpeg({ quality: 100 }).toBuffer()).subarray(0, bytes)),
  noise: async () => file(await noise(1_700).png().toBuffer()),
  nothing: async (bytes) => file(Buffer.alloc(bytes)),
};
