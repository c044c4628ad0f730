const EXTENSIONS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/flac', 'flac'],
  ['audio/ogg', 'ogg'],
  ['audio/wav', 'wav'],
]);

const MEDIA_TYPES = new Map([...EXTENSIONS].map(([mediaType, extension]) => [extension, mediaType]));

export function extensionOf(mediaType: string): string {
  const extension = EXTENSIONS.get(mediaType);
  if (extension === undefined) throw new Error(`Not a stored media type: ${mediaType}`);
  return extension;
}

/** Undefined for what is no key of a stored file. */
export const mediaTypeOfKey = (key: string): string | undefined =>
  MEDIA_TYPES.get(/^[0-9a-f]{32}\.([a-z0-9]+)$/.exec(key)?.[1] ?? '');
