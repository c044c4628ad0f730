import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, inject, it, vi } from 'vitest';
import { SMALL_WIDTHS } from '../../../src/contract/limits';
import { copyingQueue } from '../../../src/server/files/smallCopies';
import { sweepSmall, sweepStored } from '../../../src/server/files/sweep';
import { cameraPhoto, noise, phonePhoto } from '../../world/files/pictures';
import { wav } from '../../world/files/wav';
import { createTestStore, filesApp, store } from './uploading';

const ROW_BYTES = 10_000;
const FOREVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=60';
const plain = (width: number, height = width, background = 'teal', channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });
const png = await plain(300).png().toBuffer();
const frames = await Promise.all(['red', 'blue'].map((background) => plain(200, 100, background).png().toBuffer()));
const moving = () => sharp(frames, { join: { animated: true } });
const clear = () => plain(200, 100, '#09090980', 4);
const raw = { width: 96, height: 192, channels: 4 } as const;
const { buffer: photo } = await cameraPhoto();

/** A stored picture, and the app that serves it. */
async function served(content: Uint8Array = png, name = 'a.png') {
  const at = createTestStore();
  const { key } = await store(at, name.endsWith('.wav') ? 'songFile' : 'songCoverArt', content, name);
  const app = filesApp(at);
  const get = (query: string, init: RequestInit = {}, of = key) => app.request(`${at.store.url(of)}${query}`, init);
  return { at, app, key, get, keep: vi.spyOn(at.store.small, 'keep') };
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const kept = (at: ReturnType<typeof createTestStore>, key: string) =>
  Promise.all(SMALL_WIDTHS.map(async (width) => (await at.store.small.read(key, width)) !== undefined));

/** Fills the queue of copies with work that ends when `open` is called. */
const holdQueue = (times: number) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held = Promise.allSettled(Array.from({ length: times }, () => copyingQueue.run(() => gate)));
  return { open, held };
};

describe('a small copy', () => {
  it.each<[what: string, name: string, content: () => Promise<Buffer>, width: number, size: [number, number]]>([
    ['of a camera’s photo', 'a.jpg', async () => photo, 96, [96, 72]],
    ['of a photo that a phone took upright', 'a.jpg', async () => (await phonePhoto()).buffer, 96, [96, 144]],
    ['of the heaviest picture', 'a.png', () => noise(96, 192).png().toBuffer(), 96, [96, 192]],
    [
      'of the heaviest transparent PNG',
      'a.png',
      () =>
        sharp(randomBytes(4 * 96 * 192), { raw })
          .png()
          .toBuffer(),
      96,
      [96, 192],
    ],
    ['of a moving GIF', 'a.gif', () => moving().gif().toBuffer(), 96, [96, 48]],
    ['of a moving WebP', 'a.webp', () => moving().webp().toBuffer(), 96, [96, 48]],
    ['of a transparent PNG', 'a.png', () => clear().png().toBuffer(), 96, [96, 48]],
    ['of a grey PNG with 16 bits', 'a.png', () => plain(200).toColourspace('grey16').png().toBuffer(), 96, [96, 96]],
    ['of an AVIF', 'a.avif', () => plain(200).avif({ effort: 0 }).toBuffer(), 96, [96, 96]],
    ['of a tall strip', 'a.png', () => plain(100, 2000).png().toBuffer(), 96, [10, 192]],
    ['of a wide strip', 'a.png', () => plain(2000, 100).png().toBuffer(), 96, [96, 5]],
    ['of what is smaller', 'a.png', () => plain(8).png().toBuffer(), 96, [8, 8]],
    ['of middle size', 'a.png', () => noise(1000, 750).png().toBuffer(), 320, [320, 240]],
    ['of large size', 'a.png', () => noise(1000, 750).png().toBuffer(), 960, [960, 720]],
  ])('%s stands still, is never enlarged, and weighs at most 10 kB in a row', async (what, name, content, width, size) => {
    const { get } = await served(await content(), name);
    const answer = await get(`?w=${width}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    const bytes = await bytesOf(answer);
    const { format, width: wide, height, pages = 1, hasAlpha, exif } = await sharp(bytes).metadata();
    expect([format, wide, height, pages, exif]).toEqual(['webp', ...size, 1, undefined]);
    expect(hasAlpha).toBe(what.includes('transparent'));
    if (width === 96) expect(bytes.length).toBeLessThanOrEqual(ROW_BYTES);
  });

  it('is served as files are: for a year, by its head, in part, and not again to who has it', async () => {
    const { key, get } = await served();
    const [whole, head] = [await get('?w=96'), await get('?w=96', { method: 'HEAD' })];
    const name = `${key.slice(0, 32)}-96.webp`;
    const bytes = await bytesOf(whole);
    expect(Object.fromEntries(whole.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': FOREVER,
      'content-disposition': `inline; filename="${name}"`,
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${name}"`,
      'x-content-type-options': 'nosniff',
    });
    expect([head.status, await head.text(), [...head.headers]]).toEqual([200, '', [...whole.headers]]);
    const part = await get('?w=96', { headers: { Range: 'bytes=2-5' } });
    expect([part.status, await bytesOf(part)]).toEqual([206, bytes.subarray(2, 6)]);
    expect((await get('?w=96', { headers: { 'If-None-Match': `"${name}"` } })).status).toBe(304);
    // The picture, and its copy of another width, are other files.
    for (const query of ['', '?w=320', '?other=96'])
      expect((await get(query, { headers: { 'If-None-Match': `"${name}"` } })).status).toBe(200);
  });

  it('is made once, however many ask at the same time, and found by who asks later', async () => {
    const { get, keep } = await served();
    const answers = await Promise.all([1, 2, 3].map(() => get('?w=96')));
    const all = await Promise.all([...answers, await get('?w=96')].map(bytesOf));
    expect(all.every((bytes) => bytes.length > 0 && bytes.equals(all[0] ?? bytes))).toBe(true);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it.each(['', '95', '096', '96.0', '9.6e1', ' 96', '96,320', '96&w=96', '%00', '%E0%A4%A', '__proto__'])(
    'has no width of %j',
    async (width) => {
      const { at, key, get } = await served();
      const answer = await get(`?w=${width}`);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { success: false, message: '“w” is one of these widths: 96, 320, 960.', field: 'w' },
      ]);
      expect(await kept(at, key)).toEqual([false, false, false]);
    },
  );

  it('is none of a sound, of what is no file, and can’t be listed or read by where it lies', async () => {
    const sound = await served(wav(0.1), 'a.wav');
    const refused = await sound.get('?w=96');
    expect([refused.status, await refused.json()]).toMatchObject([400, { field: 'w' }]);
    const { app, key, get } = await served();
    await get('?w=96');
    for (const of of ['0123456789abcdef0123456789abcdef.png', 'unknown.png', '..%2Fx.png'])
      expect((await get('?w=96', {}, of)).status).toBe(404);
    for (const path of ['', '/', '/small', '/small/96/', `/small%2F96%2F${key}.webp`, `/small/96/${key}.webp`])
      expect((await app.request(`/api/v1/files${path}`)).status).toBe(404);
  });
});

describe('where no small copy can be had', () => {
  it('because too many wait, pictures go out as they are for a minute; nothing else waits for copies', async () => {
    const { get } = await served();
    const waiting = await served();
    const { open, held } = holdQueue(1);
    const later = waiting.get('?w=96');
    await expect.poll(() => copyingQueue.waiting).toBe(1);
    const crowd = holdQueue(500);
    for (const [query, cache] of [['?w=96', SHORT] as const, ['', FOREVER] as const]) {
      const answer = await get(query);
      expect([answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual(['image/png', cache]);
      expect((await sharp(await bytesOf(answer)).metadata()).width).toBe(300);
    }
    expect(copyingQueue.running).toBe(1);
    open();
    crowd.open();
    expect((await later).headers.get('Content-Type')).toBe('image/webp');
    await Promise.all([held, crowd.held]);
    expect((await get('?w=96')).headers.get('Content-Type')).toBe('image/webp');
  });

  it('because the picture is damaged, it goes out as it is', async () => {
    const { at, key, get } = await served();
    writeFileSync(at.pathOf(key), png.subarray(0, 100));
    const answer = await get('?w=96');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, SHORT]);
    expect(at.warnings).toEqual(['a picture has no small copy: it goes out as it is']);
  });

  const onDisk = it.runIf(inject('s3') === undefined);
  onDisk('because their folder can’t be read, pictures go out as they are', async () => {
    const { at, get } = await served();
    at.putByHand('small', 'stands where the folder has to be');
    expect([(await get('?w=96')).headers.get('Content-Type'), at.warnings.length]).toEqual(['image/png', 1]);
  });

  onDisk('because it can’t be written, it is made all the same, and anew for who asks next', async () => {
    const { at, key, get } = await served();
    mkdirSync(at.pathOf(`small/96/${key}.webp`), { recursive: true });
    for (let times = 0; times < 2; times += 1) expect((await get('?w=96')).headers.get('Content-Type')).toBe('image/webp');
    expect(at.warnings).toEqual(Array(2).fill('a small copy could not be kept'));
    expect([await kept(at, key), at.staged()]).toEqual([[false, false, false], []]);
  });
});

describe('small copies go with their picture', () => {
  const asked = async () => {
    const made = await served();
    await Promise.all(SMALL_WIDTHS.map((width) => made.get(`?w=${width}`)));
    expect([await kept(made.at, made.key), made.at.staged()]).toEqual([[true, true, true], []]);
    return made;
  };

  it('when it is removed, also while one is made', async () => {
    const { at, key, get } = await asked();
    await at.store.remove(key);
    expect([await kept(at, key), (await get('?w=96')).status]).toEqual([[false, false, false], 404]);

    const late = await served();
    const { keep } = late.at.store.small;
    late.keep.mockImplementation(async (...copy) => {
      await late.at.store.remove(late.key);
      late.keep.mockRestore();
      await keep(...copy);
    });
    await late.get('?w=96');
    expect(await kept(late.at, late.key)).toEqual([false, false, false]);
  });

  it('when it is laid aside, and are made again when it is back', async () => {
    const { at, key, get } = await asked();
    await at.store.layAside(key, '2026-11-28');
    expect([await kept(at, key), (await get('?w=96')).status]).toEqual([[false, false, false], 404]);
    await at.store.bringBack(key, '2026-11-28');
    expect((await get('?w=96')).headers.get('Content-Type')).toBe('image/webp');
  });

  it('at a start, where a killed server left them; they count as no files', async () => {
    const { at, key } = await asked();
    const gone = `${'0'.repeat(32)}.png`;
    await at.store.small.keep(gone, 96, png);
    const known = async (keys: readonly string[]) => new Set(keys.filter((each) => each === key));
    const NOTHING = { laidAside: 0, broughtBack: 0, removed: 0 };
    expect(await sweepStored(at.store, known, { isInUse: true, now: new Date() })).toEqual(NOTHING);
    expect([await sweepSmall(at.store, known), await sweepSmall(at.store, known)]).toEqual([1, 0]);
    expect([await kept(at, gone), await kept(at, key)]).toEqual([Array(3).fill(false), Array(3).fill(true)]);
  });
});
