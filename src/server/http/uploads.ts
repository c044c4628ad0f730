import type { FileKind, FileLimits, FileStore, UploadedForm } from '../files/types';
import { ApiError } from './errors';

export interface UploadOptions {
  /** The form's file fields by wire name, and what each takes. */
  files: Readonly<Record<string, FileKind>>;
  limits: FileLimits;
  store: FileStore;
}

/**
 * Reads a multipart form: texts into memory, files in a stream to the store's staging folder, each checked by its content.
 * Rejects with an ApiError in the words of the fault, and then leaves nothing in staging. The caller must commit or discard each file;
 * `withUpload` does so by itself.
 */
export async function readMultipart(request: Request, options: UploadOptions): Promise<UploadedForm> {
  throw new ApiError(501, `Uploads of ${Object.keys(options.files).join(', ')} to ${request.url} are not built yet.`);
}

/**
 * Reads a multipart form and hands it to `work`. When `work` throws, every file is undone, also those already committed (a blank
 * title, a failing database); when it succeeds, files that it did not commit are discarded. Gives what `work` gives.
 */
export async function withUpload<T>(
  request: Request,
  options: UploadOptions,
  work: (form: UploadedForm) => Promise<T>,
): Promise<T> {
  const form = await readMultipart(request, options);
  const files = Object.values(form.files);
  try {
    const result = await work(form);
    await Promise.all(files.map((file) => file.release()));
    return result;
  } catch (error) {
    await Promise.all(files.map((file) => file.discard()));
    throw error;
  }
}
