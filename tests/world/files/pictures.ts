import sharp from 'sharp';
import type { Upload } from '../page/catalogue';

const drawn = (width: number, height: number, colour: string, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { ...rgb(colour), alpha } } });

const rgb = (colour: string) => ({
  r: Number.parseInt(colour.slice(1, 3), 16),
  g: Number.parseInt(colour.slice(3, 5), 16),
  b: Number.parseInt(colour.slice(5, 7), 16),
});

/** A small plain picture. */
export const jpeg = async (name = 'photo.jpg', colour = '#7755aa'): Promise<Upload> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawn(240, 240, colour).flatten().jpeg().toBuffer(),
});

/** As heavy as a picture of its size gets: every dot of a colour of its own. */
export const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

/** 12 megapixels, as a camera takes them. */
export const cameraPhoto = async (name = 'camera.jpg'): Promise<Upload> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(await noise(500, 375).png().toBuffer())
    .resize(4000, 3000, { kernel: 'nearest' })
    .jpeg({ quality: 60 })
    .toBuffer(),
});

/**
 * A photo as a phone takes it upright: stored lying (300 x 200) with the EXIF note to turn it (orientation 6), hence seen standing
 * (200 x 300), and with the place where it was taken.
 */
export const phonePhoto = async (name = 'IMG_0042.jpg'): Promise<Upload> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawn(300, 200, '#2277bb')
    .flatten()
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

/** A drawing that would run a script in the page that shows it. */
export const svgWithScript = (name = 'drawing.svg'): Upload => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>window.owned = true</script></svg>'),
});

/** Words, whatever the name says. */
export const textNamedJpg = (name = 'notes.jpg'): Upload => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('These are words and no picture.'),
});
