import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** In a process of its own, because the peak of a process never goes down again. */
const run = async (megabytes: number) => {
  const script = join(import.meta.dirname, '../../world/files/largeUpload.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, String(megabytes)]);
  return JSON.parse(stdout) as { bytes: number; duration: number; grownBy: number };
};

it('a 150 MB song goes to disk without ever lying in memory', async () => {
  const outcome = await run(150);
  expect(outcome).toMatchObject({ bytes: 150 * 1024 * 1024 + 44, duration: (150 * 1024 * 1024) / 8000 });
  expect(outcome.grownBy).toBeLessThan(100);
}, 120_000);
