import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of a file that may be in memory as a whole. */
const WHOLE = 16 * 1024 * 1024;
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

/**
 * SHA-256 of all bytes of a file, in lower-case hex. A song as songs are is given to the browser's own, which is some ten times as fast, but
 * takes a file whole and works at secure addresses alone; anything else goes by slices. Rejects with what reading the file rejects with, or
 * with the signal's reason.
 */
export const sha256Of = async (file: Blob, signal?: AbortSignal): Promise<string> => {
  signal?.throwIfAborted();
  // Undefined at an address that is not secure, whatever its type says.
  const own: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (own === undefined || file.size > WHOLE) return bytesToHex(await bySlices(file, signal));
  const digest = await own.digest('SHA-256', await file.arrayBuffer());
  signal?.throwIfAborted();
  return bytesToHex(new Uint8Array(digest));
};

/** SHA-256 of a text, in lower-case hex. */
export const digest = async (text: string): Promise<string> => bytesToHex(sha256(utf8ToBytes(text)));
