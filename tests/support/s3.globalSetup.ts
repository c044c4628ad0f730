import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of files run on S3-compatible storage: its address, and the folder that it keeps its buckets in. */
    s3?: { endpoint: string; directory: string };
  }
}

let end: (() => Promise<void>) | undefined;

/** Starts a small S3 server in this process, on a free port and an empty folder. */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', directory, silent: true });
  const { port } = await server.run();
  provide('s3', { endpoint: `http://127.0.0.1:${port}`, directory });
  end = async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
};

export const teardown = async (): Promise<void> => end?.();
