import { ApiError } from '../errors/apiError';
import type { FileKind } from './types';

/** A file as it arrived: where it lies, and how to speak about it to its sender. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  field: string;
  kind: FileKind;
  originalName: string;
}

const MEGABYTE = 1024 * 1024;
const NOUNS: Record<FileKind, string> = { image: 'a picture', audio: 'an audio file' };

/** 422 with one sentence that starts with the file's own name. */
export const refuse = (file: Pick<ReceivedFile, 'field' | 'originalName'>, sentence: string) =>
  new ApiError(422, `“${file.originalName}” ${sentence}`, file.field);

/** 413: the sentence names the limit. */
export function tooLarge(file: Pick<ReceivedFile, 'field' | 'originalName' | 'kind'>, limit: number): ApiError {
  return new ApiError(
    413,
    `“${file.originalName}” is too large: ${NOUNS[file.kind]} may have at most ${sizeInWords(limit)}.`,
    file.field,
  );
}

/** `25 MB` for 25 * 1024 * 1024, as staff see sizes; limits that are no round number of megabytes keep two decimals or the bytes. */
function sizeInWords(bytes: number): string {
  if (bytes < MEGABYTE / 100) return `${bytes} bytes`;
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(bytes / MEGABYTE)} MB`;
}
