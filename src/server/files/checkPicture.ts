import { writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { createWorkQueue } from '../http/workQueue';
import { type ReceivedFile, refuse } from './fileErrors';
import type { FileFacts } from './types';

/** Longest side of a stored picture, in pixels: sharp on every screen of the console, and no camera original is served to a list. */
export const LONGEST_SIDE = 2560;
/** Most pixels that are decoded, all frames counted: the photos of today's cameras pass, a decompression bomb does not. */
export const PIXEL_LIMIT = 120_000_000;
/** A long animation may take a minute to write again; nothing honest takes this long. */
const DECODE_SECONDS = 120;

/** Two at a time: one decoded picture may take half a gigabyte. Those that wait lie on disk. */
export const decodingQueue = createWorkQueue({ atOnce: 2, mostWaiting: 100 });
// Uploads are read once and their paths never come back, so a cache would only hold memory and open files.
sharp.cache(false);

/** The families we keep, by what file-type calls them, and how each is written again: visually the same, without its metadata. */
const FAMILIES: Readonly<Record<string, { mediaType: string; animated: boolean; encode: (picture: Sharp) => Sharp }>> = {
  'image/jpeg': { mediaType: 'image/jpeg', animated: false, encode: (picture) => picture.jpeg({ quality: 90 }) },
  'image/png': { mediaType: 'image/png', animated: false, encode: (picture) => picture.png() },
  'image/apng': { mediaType: 'image/png', animated: false, encode: (picture) => picture.png() },
  'image/webp': { mediaType: 'image/webp', animated: true, encode: (picture) => picture.webp({ quality: 90 }) },
  'image/gif': { mediaType: 'image/gif', animated: true, encode: (picture) => picture.gif({ effort: 1 }) },
  'image/avif': { mediaType: 'image/avif', animated: false, encode: (picture) => picture.avif({ quality: 70, effort: 2 }) },
};

/**
 * Checks that a received file is a picture, whatever its name says, and rewrites it in place: upright by its EXIF orientation, in sRGB, at most
 * `LONGEST_SIDE` pixels, frames and transparency kept, all metadata (GPS) and everything behind the picture gone.
 * Throws ApiError 422 for what is no picture, is cut or damaged, or is too large to decode (the size is read before decoding), and 503
 * when too many wait for their turn.
 */
export async function checkPicture(file: ReceivedFile): Promise<FileFacts> {
  const found = await fileTypeFromFile(file.path);
  const family = found && Object.hasOwn(FAMILIES, found.mime) ? FAMILIES[found.mime] : undefined;
  if (!family) throw refuse(file, 'is not a picture this catalogue takes. Choose a JPEG, PNG, WebP, GIF or AVIF file.');

  const { data, info } = await decodingQueue.run(() => rewrite(file, family));
  await writeFile(file.path, data);
  return { mediaType: family.mediaType, bytes: data.length, width: info.width, height: info.pageHeight ?? info.height };
}

async function rewrite(file: ReceivedFile, family: { animated: boolean; encode: (picture: Sharp) => Sharp }) {
  // failOn 'truncated' refuses a cut picture and forgives the harmless oddities that many cameras write.
  const options = { failOn: 'truncated', limitInputPixels: PIXEL_LIMIT, animated: family.animated, autoOrient: true } as const;
  try {
    const picture = sharp(file.path, options)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: DECODE_SECONDS });
    return await family.encode(picture).toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw refuse(file, `has too many pixels: at most ${PIXEL_LIMIT / 1_000_000} megapixels can be taken.`);
    if (error instanceof Error && error.message.startsWith('timeout'))
      throw refuse(file, 'takes too long to open. Make it smaller or shorter.');
    throw refuse(file, 'is damaged or incomplete and can’t be opened as a picture.');
  }
}
