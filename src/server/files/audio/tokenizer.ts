import { AbstractTokenizer, EndOfStreamError, type IFileInfo, type IReadChunkOptions } from 'strtok3';
import type { AudioBytes } from './bytes';

/** A cover or a table of samples may be so large; what claims to be larger is not read. */
const LARGEST_PIECE = 32 * 1024 * 1024;

/** Lets a parser read through a file as long as the effort lasts: each of its reads is one of the file's own. */
export class BoundedTokenizer extends AbstractTokenizer {
  readonly fileInfo: IFileInfo;
  readonly #bytes: AudioBytes;

  constructor(bytes: AudioBytes, mimeType?: string) {
    super({ maxBufferSize: LARGEST_PIECE });
    this.#bytes = bytes;
    this.fileInfo = { size: bytes.size, ...(mimeType !== undefined && { mimeType }) };
  }

  /** Forward only: nothing behind the sound is looked for. */
  supportsRandomAccess(): boolean {
    return false;
  }

  async readBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { position } = this.normalizeOptions(target, options);
    const length = await this.peekBuffer(target, options);
    this.position = position + length;
    return length;
  }

  async peekBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { length, position, mayBeLess } = this.normalizeOptions(target, options);
    const found = await this.#bytes.read(position, length);
    if (found.length < length && !mayBeLess) throw new EndOfStreamError();
    target.set(found);
    return found.length;
  }

  override async ignore(length: number): Promise<number> {
    await this.#bytes.read(this.position, 0);
    return super.ignore(length);
  }
}
