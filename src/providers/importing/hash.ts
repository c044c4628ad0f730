import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { WHOLE } from '../../import/source';

/** Bytes in memory at once of a larger one, twice: one slice is read while the one before is counted in. */
const SLICE = 1024 * 1024;

const sliceAt = (file: Blob, start: number): Promise<ArrayBuffer> | undefined => {
  if (start >= file.size) return undefined;
  const slice = file.slice(start, start + SLICE).arrayBuffer();
  // Of one that fails while the one before is still being looked at, its turn tells.
  slice.catch(() => undefined);
  return slice;
};

const bySlices = async (file: Blob, signal?: AbortSignal): Promise<Uint8Array> => {
  const hash = sha256.create();
  let next = sliceAt(file, 0);
  for (let start = SLICE; next !== undefined; start += SLICE) {
    const slice = new Uint8Array(await next);
    signal?.throwIfAborted();
    next = sliceAt(file, start);
    hash.update(slice);
  }
  return hash.digest();
};

/** Undefined at an address that is not secure, whatever its type says. */
const own = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

/**
 * SHA-256 by the browser's own, in lower-case hex, which is some ten times as fast as ours, but takes a file whole and works at secure
 * addresses alone: elsewhere, and of a larger file than may be whole in memory, undefined.
 */
export const hashWhole = (size: number): ((bytes: ArrayBuffer) => Promise<string>) | undefined => {
  const subtle = own();
  return subtle && size <= WHOLE ? async (bytes) => bytesToHex(new Uint8Array(await subtle.digest('SHA-256', bytes))) : undefined;
};

/**
 * SHA-256 of all bytes of a file, in lower-case hex: whole where the browser's own takes it, anything else by slices. Rejects with what
 * reading the file rejects with, or with the signal's reason.
 */
export const sha256Of = async (file: Blob, signal?: AbortSignal): Promise<string> => {
  signal?.throwIfAborted();
  const hash = hashWhole(file.size);
  if (hash === undefined) return bytesToHex(await bySlices(file, signal));
  const sha256 = await hash(await file.arrayBuffer());
  signal?.throwIfAborted();
  return sha256;
};

/** SHA-256 of a text, in lower-case hex. */
export const digest = async (text: string): Promise<string> => bytesToHex(sha256(utf8ToBytes(text)));
