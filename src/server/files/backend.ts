import type { Disk } from 'flydrive';
import type { ByteRange } from './types';

/** Where stored files lie. All that one kind of place does otherwise than another beside flydrive's own calls. */
export interface Backend {
  /** In words for a person: a folder, a bucket. */
  place: string;
  disk: Disk;
  /** Moves a finished local file in under a key. Once it settles the bytes outlive a power cut. */
  take(path: string, key: string): Promise<void>;
  /** The bytes of a file or of a part of it, read as they are pulled. */
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>;
}
