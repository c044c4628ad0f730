import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '../errors/apiError';

/** Of all texts of a form together: they are kept in memory. */
const TEXT_BYTES = 1024 * 1024;
const MOST_FIELDS = 100;
const MOST_FILES = 20;
/** So much is read on after a fault: a browser sees the refusal only once its body was taken. */
const DRAIN_BYTES = 1024 * 1024 * 1024;

const cutOff = () => new ApiError(400, 'The upload was cut off before it was complete. Please try again.');
const nameless = () => new ApiError(400, 'The form can’t be read: one of its parts has no name.');

/** Called in the order of the parts, for one file at a time. An error of theirs ends the reading. */
interface FormHandlers {
  text(field: string, value: string): void;
  file(field: string, content: BusboyFileStream, fileName: string): Promise<void>;
  /** Called for each part of the body as it comes over the line. */
  part(): Promise<void>;
}

/** Reads a multipart body as fast as the handlers take it. Rejects, once they have ended, with the first fault: ApiError 400, 413, 415, or theirs. */
export async function readForm(request: Request, handlers: FormHandlers): Promise<void> {
  const parser = createParser(request);
  if (request.body === null) throw new ApiError(400, 'The form is empty.');
  const files = new Set<BusboyFileStream>();
  let turn = Promise.resolve();
  let textBytes = 0;
  let fault: unknown;
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const fail = (error: unknown) => {
    fault ??= error;
    for (const file of files) file.destroy();
    stop();
  };

  parser.on('field', (field: string | undefined, value, _nameCut, valueCut) => {
    if (!field) return fail(nameless());
    textBytes += Buffer.byteLength(value);
    if (valueCut || textBytes > TEXT_BYTES) return fail(new ApiError(413, `The text in “${field}” is too long.`, field));
    try {
      // A form's encoding writes every line end as CR and LF.
      handlers.text(field, value.replaceAll(/\r\n?/g, '\n'));
    } catch (error) {
      fail(error);
    }
  });
  parser.on('file', (field: string | undefined, content, fileName) => {
    files.add(content);
    // Without a listener it would end the process; the parser and the handler report it too.
    content.on('error', () => {});
    if (!field) fail(nameless());
    else turn = turn.then(() => handlers.file(field, content, fileName)).catch(fail);
  });
  parser.on('fieldsLimit', () => fail(new ApiError(400, `The form has more than ${MOST_FIELDS} fields.`)));
  parser.on('filesLimit', () => fail(new ApiError(400, `The form has more than ${MOST_FILES} files.`)));
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));
  parser.on('error', () => fail(cutOff()));

  await feed(request.body, { parser, stopped, hasFault: () => fault !== undefined, part: handlers.part }).catch(() =>
    fail(cutOff()),
  );
  if (fault === undefined) {
    parser.end();
    await Promise.race([finished, stopped]);
  }
  await turn;
  if (fault !== undefined) throw fault;
}

function createParser(request: Request): BusboyInstance {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType))
    throw new ApiError(415, 'This call takes a form: send it as multipart/form-data.');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      limits: { fieldSize: TEXT_BYTES, fields: MOST_FIELDS, files: MOST_FILES, headerSize: 16 * 1024, headerPairs: 20 },
    });
  } catch {
    throw new ApiError(400, 'The form can’t be read: its boundary is missing.');
  }
}

interface Feeding extends Pick<FormHandlers, 'part'> {
  parser: BusboyInstance;
  stopped: Promise<void>;
  hasFault: () => boolean;
}

/** Writes the body to the parser, or drops it once a fault is known. Rejects when the body breaks off. */
async function feed(body: ReadableStream<Uint8Array>, { parser, stopped, hasFault, part }: Feeding): Promise<void> {
  const reader = body.getReader();
  let dropped = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    await part();
    if (!hasFault()) {
      await Promise.race([new Promise<void>((resolve) => parser.write(value, () => resolve())), stopped]);
      continue;
    }
    dropped += value.length;
    if (dropped > DRAIN_BYTES) return reader.cancel();
  }
}
