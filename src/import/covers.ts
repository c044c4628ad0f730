import { importing } from '../messages/importing';
import type { SourceFile } from './source';
import { readTags } from './tagReader';

/** Where a picture is; its bytes are read when it is sent, as those of 3,000 files would not fit into memory. */
export interface Cover {
  file: SourceFile;
  /** Within a music file; else the file is the picture. */
  embedded: boolean;
  type: string;
}

export interface Picture {
  name: string;
  type: string;
  bytes: Uint8Array;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0) =>
  signature.every((byte, index) => bytes[from + index] === byte);

const SIGNATURES: readonly (readonly [type: string, ending: string, fits: (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', 'jpg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', 'png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])],
  [
    'image/webp',
    'webp',
    (bytes) => startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8),
  ],
  ['image/gif', 'gif', (bytes) => startsWith(bytes, [0x47, 0x49, 0x46, 0x38])],
];

/** The type of a picture by its first bytes, whatever the tag says of it. */
export const pictureType = (bytes: Uint8Array): string | undefined => SIGNATURES.find(([, , fits]) => fits(bytes))?.[0];

/** What the picture in a tag is good for: its type, or the sentence that says why it is left out. */
export const judgeCover = (bytes: Uint8Array): { type: string } | { fault: string } => {
  if (bytes.length === 0) return { fault: importing.coverEmpty };
  const type = pictureType(bytes);
  return type === undefined ? { fault: importing.coverUnreadable } : { type };
};

/** The bytes of a cover; undefined where they are no picture any more. Rejects with Unreadable. */
export const readCover = async ({ file, embedded }: Cover): Promise<Picture | undefined> => {
  const bytes = embedded ? (await readTags(file))?.cover : await file.read(0, file.size);
  const found = SIGNATURES.find(([, , fits]) => bytes !== undefined && fits(bytes));
  if (bytes === undefined || found === undefined) return undefined;
  const [type, ending] = found;
  return { name: `cover.${ending}`, type, bytes };
};

/** As readCover; what can't be read is no picture. */
export const pictureOf = async (cover: Cover | undefined): Promise<Picture | undefined> =>
  cover && readCover(cover).catch(() => undefined);

const GREY_SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWenp6ogrH3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVR4nO3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAEVWzERAAAAAElFTkSuQmCC';

/** Stands in for a picture that a record must have and nobody has. */
export const plainPicture = (): Picture => ({
  name: 'plain.png',
  type: 'image/png',
  bytes: Uint8Array.from(atob(GREY_SQUARE), (sign) => sign.charCodeAt(0)),
});
