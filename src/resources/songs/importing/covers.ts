import { type Cover, readCover } from '../../../import/covers';

/** Pixels, for two of the screen to one of the page. */
const EDGE = 96;

const known = new WeakMap<Cover, Promise<string | undefined>>();
let last: Promise<unknown> = Promise.resolve();

/** A small copy: pictures of 12 megapixels beside each other would fill the memory. */
const shrink = async (picture: Blob): Promise<Blob | null> => {
  const whole = await createImageBitmap(picture);
  const scale = EDGE / Math.min(whole.width, whole.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = EDGE;
  const [width, height] = [whole.width * scale, whole.height * scale];
  canvas.getContext('2d')?.drawImage(whole, (EDGE - width) / 2, (EDGE - height) / 2, width, height);
  whole.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
};

const read = async (cover: Cover): Promise<string | undefined> => {
  const picture = await readCover(cover);
  if (picture === undefined || typeof createImageBitmap === 'undefined') return undefined;
  const small = await shrink(new Blob([new Uint8Array(picture.bytes)], { type: picture.type }));
  return small === null ? undefined : URL.createObjectURL(small);
};

/** The address of a small copy of a cover; undefined where it can't be shown. One after the other, each once. @param isWanted still, once it is its turn */
export const coverAddress = (cover: Cover, isWanted: () => boolean): Promise<string | undefined> => {
  const before = known.get(cover);
  if (before) return before;
  const mine = last.then(async () => {
    if (!isWanted()) {
      known.delete(cover);
      return undefined;
    }
    return read(cover).catch(() => undefined);
  });
  last = mine;
  known.set(cover, mine);
  return mine;
};
