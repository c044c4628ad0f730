import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect } from 'vitest';
import type { FileKind } from '../../../src/contract/kinds';
import { ApiError } from '../../../src/server/errors/apiError';
import { filesRoutes } from '../../../src/server/files/routes';
import type { FileLimits, StagedFile } from '../../../src/server/files/types';
import { readMultipart, type UploadOptions } from '../../../src/server/files/uploads';
import { testFolder } from '../../world/disk';
import { createTestFiles } from '../../world/store';

export const LIMITS: FileLimits = { image: 5_000_000, audio: 5_000_000 };

/** A store on an empty data folder that goes when the test ends; `staged` and `stored` list what lies in its two folders. */
export function createTestStore() {
  const dataDir = testFolder('files');
  const warnings: string[] = [];
  return {
    dataDir,
    ...createTestFiles(dataDir),
    /** What was warned of. */
    warnings,
    log: { warn: (_details: object, text: string) => void warnings.push(text) },
    staged: () => readdirSync(join(dataDir, 'staging')),
  };
}
export type TestStore = ReturnType<typeof createTestStore>;

/** For a busy machine: what is waited for comes at once on an idle one. */
export const PATIENCE = { timeout: 15_000, interval: 20 };

/** The files of a store as the API serves them. */
export const filesApp = (at: TestStore) => {
  const app = new Hono().route('/api/v1', filesRoutes(at));
  app.onError((error) => {
    if (!(error instanceof ApiError)) throw error;
    const { message, field, status, headers } = error;
    return Response.json({ success: false, message, field }, { status, headers });
  });
  return app;
};

/** Whether this process has a file open. */
export const isOpen = (key: string) =>
  readdirSync('/proc/self/fd').some((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(key);
    } catch {
      return false;
    }
  });

/** The form of one song: a picture and a sound, as in spec 3. */
export const SONG_FILES = { songCoverArt: 'image', songFile: 'audio' } as const satisfies Record<string, FileKind>;

const NOBODY_LEAVES = { partArrived: async () => {}, askAgain: async () => {} };

export const optionsFor = ({ store }: TestStore, options: Partial<UploadOptions> = {}): UploadOptions => ({
  files: SONG_FILES,
  limits: LIMITS,
  store,
  sender: NOBODY_LEAVES,
  ...options,
});

export const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://api.test/api/v1/listings/songs', { method: 'POST', body, headers, ...{ duplex: 'half' } });

/** A body written by hand, for what no browser would send. Parts are header block and content; the lines end as in real forms. */
export const postParts = (...parts: [header: string, content: string | Buffer][]) => {
  const pieces = parts.map(([header, content]) =>
    Buffer.concat([
      Buffer.from(`--edge\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
  );
  return post(new Uint8Array(Buffer.concat([...pieces, Buffer.from('--edge--\r\n')])), {
    'Content-Type': 'multipart/form-data; boundary=edge',
  });
};

/** A form with one file in `field`. */
export function formWith(field: string, content: Uint8Array, name: string, type = '') {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(content)], name, { type }));
  return form;
}

/** Uploads one file and gives what the API makes of it. */
export async function upload(
  at: TestStore,
  field: keyof typeof SONG_FILES,
  content: Uint8Array,
  name: string,
  type = '',
): Promise<StagedFile> {
  const { files } = await readMultipart(post(formWith(field, content, name, type)), optionsFor(at));
  const file = files[field];
  if (!file) throw new Error(`${name} did not arrive`);
  return file;
}

/** What is no good is refused so, and nothing of it is left. */
export const expectRefused = async (field: keyof typeof SONG_FILES, content: Uint8Array, name: string, message: unknown) => {
  const at = createTestStore();
  await expect(upload(at, field, content, name)).rejects.toMatchObject({ status: 422, field, message });
  expect(at.staged()).toEqual([]);
};

/** Uploads, commits, and reads back the stored bytes. */
export async function store(
  at: TestStore,
  ...[field, content, name, type]: [keyof typeof SONG_FILES, Uint8Array, string, string?]
) {
  const file = await upload(at, field, content, name, type);
  const { key } = await file.commit();
  return { file, key, bytes: readFileSync(at.pathOf(key)) };
}

/** A file of tests/world/files/media: one second of a tone, made once with ffmpeg and its -bitexact flag. */
export const media = (name: string) => readFileSync(join(import.meta.dirname, '../../world/files/media', name));
