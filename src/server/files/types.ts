import type { Disk } from 'flydrive';
import type { FileKind } from '../../contract/kinds';
import type { SmallWidth } from '../../contract/limits';

export type FileLimits = Readonly<Record<FileKind, number>>;

/** What an upload's content is, whatever its sender says. Width and height are pixels as shown, duration is seconds. */
export interface FileFacts {
  mediaType: string;
  bytes: number;
  width?: number;
  height?: number;
  duration?: number;
  /** Of a sound: how loud it is over its time, as base64 of PEAKS bytes. */
  peaks?: string;
}

export interface ReceivedFile {
  path: string;
  bytes: number;
  /** Of all its bytes, in hex. */
  sha256: string;
  /** Wire name of the form field, e.g. `songCoverArt`. */
  field: string;
  kind: FileKind;
  /** For display only: never a path. */
  originalName: string;
}

export interface StagedFile extends FileFacts, Omit<ReceivedFile, 'path'> {
  /** Moves the file into the store; a second call gives the same key. */
  commit(): Promise<{ key: string }>;
  discard(): Promise<void>;
  /** Removes the file unless it was committed. */
  release(): Promise<void>;
}

export interface UploadedForm {
  fields: Record<string, string>;
  files: Record<string, StagedFile>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface AsideFile {
  key: string;
  day: string;
}

/** Small copies of pictures, by the picture's key. What is lost here is made again. */
export interface SmallStore {
  /** Undefined where there is none. */
  read(key: string, width: SmallWidth): Promise<Uint8Array | undefined>;
  /** All of it or nothing. */
  keep(key: string, width: SmallWidth, bytes: Uint8Array): Promise<void>;
  /** In all widths. */
  remove(key: string): Promise<void>;
  /** Of pictures with copies here, once for each copy. */
  keys(): AsyncIterable<string>;
}

/** Files by key: 128 random bits and an extension, such as `9f…2c.jpg`. */
export interface FileStore {
  /** In words for a person: a folder, a bucket. */
  readonly place: string;
  readonly stagingFolder: string;
  /** They go when their picture is removed or laid aside. */
  readonly small: SmallStore;
  url(key: string): string;
  /** Rejects when files can't be read or taken. */
  ready(): Promise<void>;
  /** Moves a staged file into the store, durably, under a new key. */
  putStaged(path: string, mediaType: string): Promise<{ key: string }>;
  putAs(path: string, key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
  /** The id of the catalogue that the files here belong to; undefined while nobody has claimed the place. */
  owner(): Promise<string | undefined>;
  /** @param catalogueId undefined gives the place free */
  claim(catalogueId: string | undefined): Promise<void>;
  /** Takes a file out of the store, and keeps it under the day (2026-11-28) on which that was done. */
  layAside(key: string, day: string): Promise<void>;
  /** What lies aside, oldest day first. */
  aside(): Promise<AsideFile[]>;
  bringBack(key: string, day: string): Promise<void>;
  removeAside(key: string, day: string): Promise<void>;
  stat(key: string): Promise<{ bytes: number; modified: Date } | undefined>;
  /** With back-pressure; cancelling the stream closes the file. */
  open(key: string, range?: ByteRange): ReadableStream<Uint8Array>;
}

/** Where stored files lie, and what flydrive does not do there as it is needed. */
export interface Backend {
  place: string;
  disk: Disk;
  ready(): Promise<void>;
  /** Moves a local file in. Once it settles the bytes outlive a power cut. */
  take(path: string, key: string): Promise<void>;
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>;
}
