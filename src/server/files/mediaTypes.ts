import type { FileKind } from './types';

interface MediaType {
  kind: FileKind;
  extension: string;
}

/** Nothing else is stored, and nothing is served under another type. */
const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/gif': { kind: 'image', extension: 'gif' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/flac': { kind: 'audio', extension: 'flac' },
  'audio/ogg': { kind: 'audio', extension: 'ogg' },
  'audio/wav': { kind: 'audio', extension: 'wav' },
};

const BY_EXTENSION = new Map(Object.entries(MEDIA_TYPES).map(([mediaType, { extension }]) => [extension, mediaType]));

export function extensionOf(mediaType: string): string {
  const known = Object.hasOwn(MEDIA_TYPES, mediaType) ? MEDIA_TYPES[mediaType] : undefined;
  if (!known) throw new Error(`Not a stored media type: ${mediaType}`);
  return known.extension;
}

export function mediaTypeOf(key: string): string | undefined {
  const [, extension] = /^[0-9a-f]{32}\.([a-z0-9]+)$/.exec(key) ?? [];
  return extension === undefined ? undefined : BY_EXTENSION.get(extension);
}
