import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { s3Backend } from '../../src/server/files/onS3';
import { createFileStore } from '../../src/server/files/store';
import type { FileStore } from '../../src/server/files/types';

/** A store of a test's own, and a look into it past the store. */
export interface TestFiles {
  store: FileStore;
  /** What is kept, by name. */
  stored: () => string[];
  /** Where the bytes of a kept file are on this machine. */
  pathOf: (name: string) => string;
  /** Puts a file there as a person could, not as the store does. */
  putByHand: (name: string, content: string) => void;
}

/** How the S3 server of the tests keeps an object. */
const OBJECT = '._S3rver_object';
const BESIDE = { '._S3rver_metadata.json': '{}', '._S3rver_object.md5': 'd41d8cd98f00b204e9800998ecf8427e' };

const inBucket = (dataDir: string, { endpoint, directory }: { endpoint: string; directory: string }): TestFiles => {
  const bucket = `bucket-${randomBytes(6).toString('hex')}`;
  const folder = join(directory, bucket);
  mkdirSync(folder);
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    store: createFileStore({
      dataDir,
      backend: s3Backend({ bucket, region: 'us-east-1', endpoint, isPathStyle: true, credentials }),
    }),
    stored: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(OBJECT))
        .map((name) => name.slice(0, -OBJECT.length)),
    pathOf: (name) => join(folder, `${name}${OBJECT}`),
    putByHand: (name, content) => {
      for (const [ending, text] of Object.entries({ [OBJECT]: content, ...BESIDE }))
        writeFileSync(join(folder, `${name}${ending}`), text);
    },
  };
};

/** In the project `s3` a bucket of its own, else a folder in the data folder. */
export const createTestFiles = (dataDir: string): TestFiles => {
  const s3 = inject('s3');
  if (s3 !== undefined) return inBucket(dataDir, s3);
  const folder = join(dataDir, 'files');
  return {
    store: createFileStore({ dataDir }),
    stored: () => readdirSync(folder),
    pathOf: (name) => join(folder, name),
    putByHand: (name, content) => writeFileSync(join(folder, name), content),
  };
};
