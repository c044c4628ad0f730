import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes in memory at once, twice: one slice is read while the one before is counted in. */
const SLICE = 1024 * 1024;

const sliceAt = (file: Blob, start: number): Promise<ArrayBuffer> | undefined => {
  if (start >= file.size) return undefined;
  const slice = file.slice(start, start + SLICE).arrayBuffer();
  // Of one that fails while the one before is still being looked at, its turn tells.
  slice.catch(() => undefined);
  return slice;
};

/**
 * SHA-256 of all bytes of a file, in lower-case hex, by slices of it: the browser's own takes a file whole, and only at a secure address.
 * Rejects with what reading the file rejects with, or with the signal's reason.
 */
export const sha256Of = async (file: Blob, signal?: AbortSignal): Promise<string> => {
  const hash = sha256.create();
  let next = sliceAt(file, 0);
  for (let start = SLICE; next !== undefined; start += SLICE) {
    const slice = new Uint8Array(await next);
    signal?.throwIfAborted();
    next = sliceAt(file, start);
    hash.update(slice);
  }
  return bytesToHex(hash.digest());
};

/** SHA-256 of a text, in lower-case hex. */
export const digest = async (text: string): Promise<string> => bytesToHex(sha256(utf8ToBytes(text)));
