import { writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { createWorkQueue } from '../http/workQueue';
import { unusableFile } from './fileErrors';
import type { FileFacts, ReceivedFile } from './types';

/** In pixels: sharp on every screen of the console. */
const LONGEST_SIDE = 2560;
/** Photos of today's cameras pass, a decompression bomb does not. */
export const PIXEL_LIMIT = 120_000_000;
/** Of all frames of a moving picture together: so many are encoded within three seconds. */
const MOVING_LIMIT = 20_000_000;
/** However small they are: a minute and more at the usual pace. */
const MOST_FRAMES = 1_500;
export const DECODE_SECONDS = 120;

/** One decoded picture may take half a gigabyte. Those that wait lie on disk. */
export const decodingQueue = createWorkQueue({ atOnce: 2, mostWaiting: 100 });
// Each upload is read once: a cache would only hold memory and open files.
sharp.cache(false);

const FAMILIES: Readonly<Record<string, { mediaType: string; animated: boolean; encode: (picture: Sharp) => Sharp }>> = {
  'image/jpeg': { mediaType: 'image/jpeg', animated: false, encode: (picture) => picture.jpeg({ quality: 90 }) },
  'image/png': { mediaType: 'image/png', animated: false, encode: (picture) => picture.png() },
  'image/apng': { mediaType: 'image/png', animated: false, encode: (picture) => picture.png() },
  'image/webp': { mediaType: 'image/webp', animated: true, encode: (picture) => picture.webp({ quality: 90 }) },
  // Its colours are kept: nothing is left to dither.
  'image/gif': { mediaType: 'image/gif', animated: true, encode: (picture) => picture.gif({ effort: 1, dither: 0 }) },
  'image/avif': { mediaType: 'image/avif', animated: false, encode: (picture) => picture.avif({ quality: 70, effort: 2 }) },
};

/**
 * Rewrites a received picture in place: upright, in sRGB, at most `LONGEST_SIDE` pixels, frames and transparency kept, all metadata (GPS)
 * gone. ApiError 422 for what is no whole picture or too large to decode, 503 when too many wait.
 */
export async function checkPicture(file: ReceivedFile): Promise<FileFacts> {
  const found = await fileTypeFromFile(file.path);
  const family = found && Object.hasOwn(FAMILIES, found.mime) ? FAMILIES[found.mime] : undefined;
  if (!family) throw unusableFile(file, 'is not a picture this catalogue takes. Choose a JPEG, PNG, WebP, GIF or AVIF file.');

  const { data, info } = await decodingQueue.run(() => rewrite(file, family));
  await writeFile(file.path, data);
  return { mediaType: family.mediaType, bytes: data.length, width: info.width, height: info.pageHeight ?? info.height };
}

async function rewrite(file: ReceivedFile, family: { animated: boolean; encode: (picture: Sharp) => Sharp }) {
  if (family.animated) await requireFewFrames(file);
  // 'truncated' refuses a cut picture and forgives the harmless oddities that many cameras write.
  const options = { failOn: 'truncated', limitInputPixels: PIXEL_LIMIT, animated: family.animated, autoOrient: true } as const;
  try {
    const picture = sharp(file.path, options)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: DECODE_SECONDS });
    return await family.encode(picture).toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw unusableFile(file, `has too many pixels: at most ${PIXEL_LIMIT / 1_000_000} megapixels can be taken.`);
    if (error instanceof Error && error.message.startsWith('timeout'))
      throw unusableFile(file, 'takes too long to open. Make it smaller or shorter.');
    throw unusableFile(file, 'is damaged or incomplete and can’t be opened as a picture.');
  }
}

/** Each frame is encoded anew, which takes far longer than to read it. ApiError 422. */
async function requireFewFrames(file: ReceivedFile): Promise<void> {
  // Of what is damaged more is said later.
  const found = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found || (found.pages ?? 1) === 1) return;
  const { width, height, pages = 1 } = found;
  const most = Math.min(MOST_FRAMES, Math.floor(MOVING_LIMIT / (width * height)));
  if (pages <= most) return;
  if (most < 2) throw unusableFile(file, 'has too many pixels to move. Make it smaller, or choose a still picture.');
  throw unusableFile(
    file,
    `has too many frames: ${pages}, and at its size at most ${most} can be taken. Make it shorter or smaller.`,
  );
}
