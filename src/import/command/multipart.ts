import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { KINDS } from '../../contract/kinds';
import { importing } from '../../messages/importing';
import type { Creation, Upload } from '../catalogue';
import { mediaTypeOf, Unreadable } from '../source';

const PIECE = 256 * 1024;

export interface Body {
  type: string;
  /** Bytes of all of it: a server then knows from the start how much comes. */
  length: number;
  stream: () => Readable;
}

type Part = { length: number; pieces: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** As browsers write a name in a head. */
const quoted = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const textPart = (text: string): Part => {
  const bytes = Buffer.from(text);
  return { length: bytes.length, pieces: () => [bytes] };
};

async function* slices(source: Extract<Upload, { source: unknown }>['source']) {
  for (let start = 0; start < source.size; start += PIECE) {
    const end = Math.min(source.size, start + PIECE);
    const piece = await source.read(start, end);
    // The server was told how much comes, and would wait for the rest.
    if (piece.length < end - start) throw new Unreadable(importing.shorter);
    yield piece;
  }
}

const filePart = (upload: Upload): Part =>
  'source' in upload
    ? { length: upload.source.size, pieces: () => slices(upload.source) }
    : { length: upload.bytes.length, pieces: () => [upload.bytes] };

const headOf = (upload: Upload) =>
  'source' in upload ? { name: upload.source.path.split('/').at(-1) ?? 'file', type: mediaTypeOf(upload.source.path) } : upload;

/** The multipart body of a create or an update (spec 7), read from the disk as it is sent. */
export const multipartOf = (
  { kind, fields, files, onSent }: Pick<Creation, 'kind' | 'fields' | 'files' | 'onSent'>,
  isPublished: boolean,
): Body => {
  const boundary = `import-${randomUUID()}`;
  const head = (name: string, more: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const parts: Part[] = [];
  for (const [name, text] of Object.entries({ ...fields, isPublished: String(isPublished) }))
    if (text !== undefined && text !== '') parts.push(textPart(`${head(name, '')}${text}\r\n`));
  for (const [name, upload] of Object.entries(files)) {
    if (upload === undefined) continue;
    const file = headOf(upload);
    const sentAs = KINDS[kind].files[name]?.sentAs ?? name;
    const more = `; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type}`;
    parts.push(textPart(head(sentAs, more)), filePart(upload), textPart('\r\n'));
  }
  parts.push(textPart(`--${boundary}--\r\n`));
  async function* all() {
    let sent = 0;
    for (const { pieces } of parts)
      for await (const piece of pieces()) {
        yield piece;
        sent += piece.length;
        onSent?.(sent);
      }
  }
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length: parts.reduce((sum, { length }) => sum + length, 0),
    stream: () => Readable.from(all(), { objectMode: false, highWaterMark: PIECE }),
  };
};
