import type { FileKind } from '../../contract/kinds';
import { ApiError } from '../errors/apiError';
import type { ReceivedFile } from './types';

const MEGABYTE = 1024 * 1024;
const NOUNS: Record<FileKind, string> = { image: 'a picture', audio: 'an audio file' };

export const unusableFile = (file: Pick<ReceivedFile, 'field' | 'originalName'>, sentence: string) =>
  new ApiError(422, `“${file.originalName}” ${sentence}`, file.field);

const sizeInWords = (bytes: number): string =>
  bytes < MEGABYTE / 100
    ? `${bytes} bytes`
    : `${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(bytes / MEGABYTE)} MB`;

export const fileTooLarge = ({ originalName, kind, field }: Omit<ReceivedFile, 'bytes' | 'sha256'>, limit: number) =>
  new ApiError(413, `“${originalName}” is too large: ${NOUNS[kind]} may have at most ${sizeInWords(limit)}.`, field);
