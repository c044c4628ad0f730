import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { SmallWidth } from '../../contract/limits';
import { ApiError } from '../errors/apiError';
import { createWorkQueue } from '../http/workQueue';
import { PIXEL_LIMIT } from './checkPicture';
import type { FileStore } from './types';

/** One, so that neither uploads nor anything else waits for a core. Those that wait take no memory: a picture is read when its turn comes. */
export const copyingQueue = createWorkQueue({ atOnce: 1, mostWaiting: 500 });

const COPY_SECONDS = 30;
/** The copies of the smallest width are loaded with every row of a list: no picture makes them heavier than this, in bytes. */
const ROW_WIDTH: SmallWidth = 96;
const ROW_BYTES = 10_000;
const QUALITIES = [80, 50, 20, 1];

interface CopyServices {
  store: FileStore;
  log: { warn: (details: object, text: string) => void };
}

/**
 * Gives small copies of stored pictures as WebP, made where there are none yet and kept beside the original. Undefined where there is none to
 * be had: too much waits, or the picture is gone or can't be opened.
 */
export function createSmallCopies({ store, log }: CopyServices) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  const make = async (key: string, width: SmallWidth): Promise<Uint8Array> => {
    const bytes = await copyingQueue.run(async () => draw(await buffer(store.open(key)), width));
    try {
      await store.small.keep(key, width, bytes);
      // Removed meanwhile: who removes takes the picture first and its copies then, so one of the two sees it.
      if (!(await store.exists(key))) await store.small.remove(key);
    } catch (err) {
      log.warn({ err, key, width }, 'a small copy could not be kept');
    }
    return bytes;
  };

  const find = async (key: string, width: SmallWidth): Promise<Uint8Array | undefined> => {
    try {
      const kept = await store.small.read(key, width);
      if (kept || !(await store.exists(key))) return kept;
      return await make(key, width);
    } catch (err) {
      if (!isTooBusy(err)) log.warn({ err, key, width }, 'a picture has no small copy: it goes out as it is');
      return undefined;
    }
  };

  return (key: string, width: SmallWidth): Promise<Uint8Array | undefined> => {
    const name = `${width}/${key}`;
    const finding = underWay.get(name) ?? find(key, width).finally(() => underWay.delete(name));
    underWay.set(name, finding);
    return finding;
  };
}

const isTooBusy = (error: unknown) => error instanceof ApiError && error.status === 503;

/** At most `width` wide and twice as tall, never enlarged; what moves stands still. */
async function draw(original: Uint8Array, width: SmallWidth): Promise<Uint8Array> {
  const { data, info } = await sharp(original, { failOn: 'truncated', limitInputPixels: PIXEL_LIMIT, autoOrient: true })
    .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: COPY_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bytes: Uint8Array = data;
  for (const quality of QUALITIES) {
    bytes = await sharp(data, { raw: info }).webp({ quality, alphaQuality: quality }).toBuffer();
    if (width !== ROW_WIDTH || bytes.length <= ROW_BYTES) break;
  }
  return bytes;
}
