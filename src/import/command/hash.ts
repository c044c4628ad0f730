import { createHash } from 'node:crypto';

/** In lower-case hex. */
export const sha256Of = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
