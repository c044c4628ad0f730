import { AbstractTokenizer, EndOfStreamError, type IRandomAccessTokenizer, type IReadChunkOptions } from 'strtok3';
import type { SourceFile } from './source';

/** Read at once: tags are many small pieces beside each other. */
const WINDOW = 128 * 1024;
/** A cover may be so large; what claims to be larger is not read. */
const LARGEST_PIECE = 32 * 1024 * 1024;

/** Lets the reader of tags go through a file by slices of it. */
export class SliceTokenizer extends AbstractTokenizer implements IRandomAccessTokenizer {
  readonly fileInfo: { size: number; path?: string };
  readonly #file: SourceFile;
  #window: Uint8Array = new Uint8Array();
  #from = 0;

  /** @param byName whether the ending of its name says what it is, else what is in it */
  constructor(file: SourceFile, byName = false) {
    super({ maxBufferSize: LARGEST_PIECE });
    this.#file = file;
    this.fileInfo = { size: file.size, ...(byName && { path: file.path }) };
  }

  supportsRandomAccess(): boolean {
    return true;
  }

  setPosition(position: number): void {
    this.position = position;
  }

  async #slice(start: number, length: number): Promise<Uint8Array> {
    const end = Math.min(start + length, this.#file.size);
    if (start >= end) return new Uint8Array();
    if (end - start > LARGEST_PIECE) throw new EndOfStreamError();
    if (start < this.#from || end > this.#from + this.#window.length) {
      this.#window = await this.#file.read(start, Math.min(this.#file.size, Math.max(end, start + WINDOW)));
      this.#from = start;
    }
    return this.#window.subarray(start - this.#from, end - this.#from);
  }

  async readBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { position } = this.normalizeOptions(target, options);
    const length = await this.peekBuffer(target, options);
    this.position = position + length;
    return length;
  }

  async peekBuffer(target: Uint8Array, options?: IReadChunkOptions): Promise<number> {
    const { length, position, mayBeLess } = this.normalizeOptions(target, options);
    const found = await this.#slice(position, length);
    if (found.length < length && !mayBeLess) throw new EndOfStreamError();
    target.set(found);
    return found.length;
  }
}
