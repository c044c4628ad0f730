import { useEffect, useState } from 'react';
import { addressesOf } from '../fields/smallCopy';

export type Rgb = readonly [number, number, number];

/** Of so many of the most saturated dots the mean is taken: one in five. */
const SHARE = 5;
const SIDE = 24;

const chroma = ([red, green, blue]: Rgb) => Math.max(red, green, blue) - Math.min(red, green, blue);

/** The colour that a picture is remembered by: the mean of its most saturated fifth. @param dots red, green, blue and opacity of each in turn */
export const colourOf = (dots: ArrayLike<number>): Rgb | undefined => {
  const seen: Rgb[] = [];
  for (let at = 0; at + 3 < dots.length; at += 4)
    if ((dots[at + 3] ?? 0) > 127) seen.push([dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0]);
  if (seen.length === 0) return undefined;
  const vivid = seen.sort((one, other) => chroma(other) - chroma(one)).slice(0, Math.ceil(seen.length / SHARE));
  const mean = (channel: 0 | 1 | 2) => Math.round(vivid.reduce((sum, dot) => sum + dot[channel], 0) / vivid.length);
  return [mean(0), mean(1), mean(2)];
};

/** Once per address: undefined where there is no picture, or one that may not be read. */
const known = new Map<string, Promise<Rgb | undefined>>();

const read = async (address: string): Promise<Rgb | undefined> => {
  const picture = new Image();
  // Without it a picture of another origin shows, but can't be read.
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, SIDE, SIDE);
    return context ? colourOf(context.getImageData(0, 0, SIDE, SIDE).data) : undefined;
  } catch {
    return undefined;
  }
};

/** Only of this origin: one that is asked in vain for a picture of its own writes into the browser's log. */
const isOwn = (address: string) => new URL(address, window.location.href).origin === window.location.origin;

/** The colour of a stored picture, once it is known. */
export const useCoverColour = (src: unknown): Rgb | undefined => {
  const [address] = addressesOf(src, 48);
  const [found, setFound] = useState<{ address: string; colour: Rgb | undefined }>();
  useEffect(() => {
    if (address === undefined || !isOwn(address) || typeof Image.prototype.decode !== 'function') return;
    let isLeft = false;
    const reading = known.get(address) ?? read(address);
    known.set(address, reading);
    reading.then((colour) => isLeft || setFound({ address, colour }));
    return () => {
      isLeft = true;
    };
  }, [address]);
  return found?.address === address ? found?.colour : undefined;
};
