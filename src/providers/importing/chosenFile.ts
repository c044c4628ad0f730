import { inMemory, type SourceFile, Unreadable } from '../../import/source';
import { importing } from '../../messages/importing';
import { hashWhole, sha256Of } from './hash';

const { gone, changedOnDisk } = importing.reasons;

/** Browsers let go of a file that is not any more as it was when it was chosen. */
const unreadable = (error: unknown) =>
  new Unreadable(error instanceof DOMException && error.name === 'NotFoundError' ? gone : changedOnDisk);

/** A file of a folder that was dropped or chosen. What is read of it is read by slices. */
export class ChosenSource implements SourceFile {
  readonly path: string;
  readonly size: number;
  readonly file: File;

  constructor(path: string, file: File) {
    this.path = path;
    this.size = file.size;
    this.file = file;
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    try {
      return new Uint8Array(await this.file.slice(start, end).arrayBuffer());
    } catch (error) {
      throw unreadable(error);
    }
  }

  async sha256(): Promise<string> {
    try {
      return await sha256Of(this.file);
    } catch (error) {
      throw unreadable(error);
    }
  }

  async whole(): Promise<SourceFile> {
    const hash = hashWhole(this.size);
    if (hash === undefined) return this;
    try {
      const bytes = await this.file.arrayBuffer();
      return inMemory(this.path, new Uint8Array(bytes), () => hash(bytes));
    } catch (error) {
      throw unreadable(error);
    }
  }

  /** Rejects with Unreadable where it is not there any more as it was. */
  async requireReadable(): Promise<void> {
    await this.read(0, 1);
  }
}
