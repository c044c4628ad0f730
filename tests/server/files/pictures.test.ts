import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestStore, expectRefused, store } from './uploading';

const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c8102e' } });
const see = (content: Uint8Array, name: string, type?: string) => store(createTestStore(), 'songCoverArt', content, name, type);

/** A picture whose left half is red and right half is blue, so that turning shows. */
const halves = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: 'blue' } }, left: 40, top: 0 }])
    .jpeg({ quality: 100 });

const animation = (format: 'gif' | 'webp') => {
  const frames = Buffer.concat(['#ff0000', '#00ff00', '#0000ff'].map((color) => frame(color)));
  return sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
    [format]({ delay: [100, 200, 300], loop: 0 })
    .toBuffer();
};
const frame = (color: string) => {
  const rgb = Buffer.from(color.slice(1), 'hex');
  return Buffer.concat(Array.from({ length: 400 }, () => rgb));
};

/** A PNG that says it has so many pixels, with next to nothing behind the header. */
async function headerOf(width: number, height: number) {
  const png = await plain(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const bomb = await headerOf(60_000, 60_000);
const PIXELS = 'has too many pixels: at most 120 megapixels can be taken.';

describe('pictures are taken by their content', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['gif', 'image/gif', 'gif'],
    ['avif', 'image/avif', 'avif'],
  ] as const)('takes %s under any name and type, and stores it as what it is', async (format, mediaType, extension) => {
    const { file, key, bytes } = await see(await plain().toFormat(format).toBuffer(), 'cover.jpg', 'text/html');
    expect(file).toMatchObject({ kind: 'image', mediaType, width: 60, height: 40, bytes: bytes.length });
    expect(key).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`));
    const stored = await sharp(bytes).metadata();
    expect(stored.format).toBe(format === 'avif' ? 'heif' : format);
  });

  const OTHER = 'is not a picture this catalogue takes. Choose a JPEG, PNG, WebP, GIF or AVIF file.';
  it.each<[string, string, string, Buffer]>([
    [
      'an SVG with a script',
      'x.svg',
      OTHER,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['HTML named .jpg', 'x.jpg', OTHER, Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a text named .jpg', 'x.jpg', OTHER, Buffer.from('only words, no picture at all, however long one looks')],
    ['a PDF', 'x.png', OTHER, Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['sound', 'x.jpg', OTHER, Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1')],
    ['0 bytes', 'empty.jpg', 'is empty: it has 0 bytes.', Buffer.alloc(0)],
    ['60,000 x 60,000 pixels by the header alone', 'bomb.png', PIXELS, bomb],
  ])('refuses %s in a sentence', async (_what, name, words, content) => {
    await expectRefused('songCoverArt', content, name, `“${name}” ${words}`);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('refuses half a %s', async (format) => {
    const noise = sharp({
      create: { width: 60, height: 60, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    });
    const [name, whole] = [`half.${format}`, await noise.toFormat(format).toBuffer()];
    const message = `“${name}” is damaged or incomplete and can’t be opened as a picture.`;
    await expectRefused('songCoverArt', whole.subarray(0, whole.length / 2), name, message);
  });

  it('counts the pixels of all frames of an animation', async () => {
    const webp = await animation('webp');
    // The canvas of the extended header: one frame of 64 megapixels would pass, three do not.
    webp.writeUIntLE(7999, 24, 3);
    webp.writeUIntLE(7999, 27, 3);
    await expectRefused('songCoverArt', webp, 'bomb.webp', expect.stringMatching(/^“bomb.webp” has too many /));
  });
});

describe('pictures are stored upright, clean and faithful', () => {
  it('turns an EXIF-rotated photo upright and drops its GPS data', async () => {
    const photo = await sharp(await halves().toBuffer())
      .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);

    const { file, bytes } = await see(photo, 'phone.jpg');
    expect(file).toMatchObject({ width: 40, height: 80 });
    const stored = await sharp(bytes).metadata();
    expect(stored).toMatchObject({ width: 40, height: 80 });
    expect([stored.orientation, stored.exif, stored.xmp, stored.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Someone')).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    // Turned by 90 degrees clockwise, what was left is on top.
    expect([data[0], data[2]]).toEqual([expect.toSatisfy((red) => red > 200), expect.toSatisfy((blue) => blue < 60)]);
  });

  it('drops what hides behind the end of a picture', async () => {
    const polyglot = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await see(polyglot, 'x.jpg');
    expect(bytes.includes('<script>')).toBe(false);
  });

  it('keeps the transparency of a PNG, pixel by pixel', async () => {
    const png = await sharp({ create: { width: 10, height: 10, channels: 4, background: { r: 10, g: 200, b: 30, alpha: 0.5 } } })
      .png()
      .toBuffer();
    const { bytes } = await see(png, 'logo.png');
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('keeps transparency when a WebP is written again', async () => {
    const webp = await sharp({ create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .webp()
      .toBuffer();
    const { bytes } = await see(webp, 'logo.webp');
    expect((await sharp(bytes).raw().toBuffer())[3]).toBe(0);
  });

  it.each(['gif', 'webp'] as const)('keeps an animated %s moving, with its times', async (format) => {
    const { file, bytes } = await see(await animation(format), `moving.${format}`);
    expect(file).toMatchObject({ width: 20, height: 20 });
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 0 });
  });

  it('brings the colours of a wide-gamut picture into sRGB', async () => {
    const wide = await plain().withIccProfile('p3').png().toBuffer();
    expect((await sharp(wide).metadata()).icc?.length).toBeGreaterThan(0);
    const { bytes } = await see(wide, 'wide.png');
    expect((await sharp(bytes).metadata()).icc).toBeUndefined();
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).raw().toBuffer();
    expect(Math.abs(red - 0xc8)).toBeLessThanOrEqual(2);
    expect(Math.abs(green - 0x10)).toBeLessThanOrEqual(4);
    expect(Math.abs(blue - 0x2e)).toBeLessThanOrEqual(2);
  });

  it('makes a huge photo no larger than 2560 pixels on its long side, in proportion', async () => {
    const { file } = await see(await plain(5000, 2500).jpeg().toBuffer(), 'huge.jpg');
    expect(file).toMatchObject({ width: 2560, height: 1280 });
  });

  it('does not enlarge a small picture', async () => {
    const { file } = await see(await plain(3, 2).png().toBuffer(), 'tiny.png');
    expect(file).toMatchObject({ width: 3, height: 2 });
  });

  it('takes a greyscale and a CMYK photo', async () => {
    for (const space of ['b-w', 'cmyk'] as const) {
      const { bytes } = await see(await plain().toColourspace(space).jpeg().toBuffer(), `${space}.jpg`);
      expect((await sharp(bytes).metadata()).space).toMatch(/srgb|b-w/);
    }
  });
});
