import { rm } from 'node:fs/promises';
import type { FileKind } from '../../contract/kinds';
import { ApiError } from '../errors/apiError';
import { isDatabaseUnreachable } from '../errors/causes';
import type { Sender } from '../http/context';
import { checkAudio } from './audio/checkAudio';
import { checkPicture } from './checkPicture';
import { unusableFile } from './fileErrors';
import { readForm } from './formReader';
import { originalName } from './originalName';
import { createStagedFile, stagingPath, writeFilePart } from './staging';
import type { FileLimits, FileStore, ReceivedFile, StagedFile, UploadedForm } from './types';

export interface UploadOptions {
  sender: Sender;
  files: Readonly<Record<string, FileKind>>;
  limits: FileLimits;
  store: FileStore;
}

const CHECKS = { image: checkPicture, audio: checkAudio };

/**
 * Reads a multipart form: texts into memory, files to staging, each checked by its content. The caller must commit or discard each file.
 * ApiError 400, 413, 415, 422, 507, and 401 or 403 where the sender was put out meanwhile; nothing is left in staging then.
 */
export async function readMultipart(request: Request, options: UploadOptions): Promise<UploadedForm> {
  // Without a prototype, as a field may be named `__proto__`.
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, StagedFile> = Object.create(null);
  const received = new Map<string, ReceivedFile>();
  const paths: string[] = [];

  const takeText = (field: string, value: string) => {
    if (kindOf(field, options)) {
      if (value === '') return;
      throw new ApiError(400, `“${field}” takes a file, not a text.`, field);
    }
    if (Object.hasOwn(fields, field)) throw sentTwice(field);
    fields[field] = value;
  };
  const takeFile = async (field: string, content: AsyncIterable<Buffer>, fileName: string) => {
    const kind = kindOf(field, options);
    if (!kind) return expectNothing(field, content, fileName);
    const file = { field, kind, originalName: originalName(fileName), path: stagingPath(options.store.stagingFolder) };
    paths.push(file.path);
    const { bytes, sha256 } = await writeFilePart(content, file, options.limits[kind]);
    // An untouched file input sends an empty part without a name.
    if (bytes === 0 && fileName === '') return rm(file.path);
    if (bytes === 0) throw unusableFile(file, 'is empty: it has 0 bytes.');
    if (received.has(field)) throw sentTwice(field);
    received.set(field, { ...file, bytes, sha256 });
  };

  try {
    await readForm(request, { text: takeText, file: takeFile, part: options.sender.partArrived });
    await options.sender.askAgain();
    for (const file of received.values())
      files[file.field] = createStagedFile(file, await CHECKS[file.kind](file, request.signal), options.store);
    return { fields, files };
  } catch (error) {
    await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
    throw error;
  }
}

/** Gives what `work` makes of a multipart form. When `work` throws, every file is undone, also those it committed. */
export async function withUpload<T>(
  request: Request,
  options: UploadOptions,
  work: (form: UploadedForm) => Promise<T>,
): Promise<T> {
  const form = await readMultipart(request, options);
  const files = Object.values(form.files);
  let result: T;
  try {
    result = await work(form);
  } catch (error) {
    // The connection may have broken behind the commit, so that a file has its row. If not, the next start clears it away.
    const isUnsure = isDatabaseUnreachable(error);
    await Promise.allSettled(files.map((file) => (isUnsure ? file.release() : file.discard())));
    throw error;
  }
  // Outside of the try: no failure may take the record's files away any more.
  await Promise.allSettled(files.map((file) => file.release()));
  return result;
}

const kindOf = (field: string, { files }: UploadOptions) => (Object.hasOwn(files, field) ? files[field] : undefined);
const sentTwice = (field: string) => new ApiError(400, `The form holds “${field}” more than once.`, field);

/** In a field that takes no file only the empty part of an untouched file input passes. */
async function expectNothing(field: string, content: AsyncIterable<Buffer>, fileName: string): Promise<void> {
  const refused = new ApiError(400, `This form takes no file in “${field}”.`, field);
  for await (const chunk of content) if (chunk.length > 0) throw refused;
  if (fileName !== '') throw refused;
}
