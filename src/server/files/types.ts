import type { Disk } from 'flydrive';

/** What a file field takes. The content decides, whatever name or type the sender gives. */
export type FileKind = 'image' | 'audio';

export type FileLimits = Readonly<Record<FileKind, number>>;

/** What the content of an upload turned out to be. Width and height are pixels as shown; duration is seconds. */
export interface FileFacts {
  mediaType: string;
  bytes: number;
  width?: number;
  height?: number;
  duration?: number;
}

export interface ReceivedFile {
  path: string;
  bytes: number;
  /** Wire name of the form field, e.g. `songCoverArt`. */
  field: string;
  kind: FileKind;
  /** The name on the sender's disk, for display only: never a path. */
  originalName: string;
}

/** An uploaded file that passed every check and waits in staging: commit it or discard it. */
export interface StagedFile extends FileFacts, Omit<ReceivedFile, 'path'> {
  /** Moves the file into the store and gives its key. A second call gives the same key. */
  commit(): Promise<{ key: string }>;
  /** Removes the file, staged or committed. Harmless when repeated. */
  discard(): Promise<void>;
  /** The request succeeded: a file that was not committed goes, a committed one stays. */
  release(): Promise<void>;
}

/** A parsed multipart form. `fields` has no prototype, so that no field name can mean anything but itself. */
export interface UploadedForm {
  fields: Record<string, string>;
  files: Record<string, StagedFile>;
}

/** A part of a stored file; both ends count. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Uploaded files by key. Keys are made by the server: 128 random bits and an extension, e.g. `9f…2c.jpg`. */
export interface FileStore {
  /** In words for a person: a folder, a bucket. */
  readonly place: string;
  readonly stagingFolder: string;
  /** Path on the API's own origin under which the file is served: `/api/v1/files/{key}`. */
  url(key: string): string;
  /** Moves a finished file from the staging folder into the store, durably, under a new key. */
  putStaged(path: string, mediaType: string): Promise<{ key: string }>;
  /** The same under the key that the file had in another store. */
  putAs(path: string, key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Removes a file. A key that is not there is no error, so that a replaced file can be removed twice. */
  remove(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
  /** Size in bytes and time of the last change, or undefined for an unknown or malformed key. */
  stat(key: string): Promise<{ bytes: number; modified: Date } | undefined>;
  /** The bytes of an existing file, or a part of them, with back-pressure; cancelling the stream closes the file. */
  open(key: string, range?: ByteRange): ReadableStream<Uint8Array>;
  /** Answers GET or HEAD of a file. ApiError 404 (unknown) and 416 (out of range). */
  serve(key: string, request: Request): Promise<Response>;
}

/** Where stored files lie: what one kind of place does otherwise than another, beside flydrive's own calls. */
export interface Backend {
  /** In words for a person: a folder, a bucket. */
  place: string;
  disk: Disk;
  /** Moves a finished local file in under a key. Once it settles the bytes outlive a power cut. */
  take(path: string, key: string): Promise<void>;
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>;
}
