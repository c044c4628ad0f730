import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../world/api';
import { formOf, sound } from '../../world/forms';

let api: TestApi;
const files = (folder: string) => readdirSync(join(api.dataDir, folder));

/** A real disk of one megabyte, where this account may make one. */
const smallDisk = mkdtempSync(join(tmpdir(), 'disk-'));
const isMounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', smallDisk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!isMounted)('a full disk under the files', () => {
  beforeEach(async () => {
    vi.stubEnv('TMPDIR', smallDisk);
    api = await createTestApi();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await api.close();
    execFileSync('umount', [smallDisk]);
    rmSync(smallDisk, { recursive: true, force: true });
  });

  it('is told in a sentence; nothing half written is left, and a smaller file goes', async () => {
    writeFileSync(join(smallDisk, 'other'), Buffer.alloc(900_000));
    const large = await api.call('POST', 'listings/songs', { form: formOf({ title: 'Long', songFile: sound('long.wav', 60) }) });
    expect([large.status, large.body.message, large.body.field]).toEqual([
      507,
      'The server has no room left for this file.',
      'songFile',
    ]);
    expect([files('files'), files('staging')]).toEqual([[], []]);
    const small = await api.call('POST', 'listings/songs', { form: formOf({ title: 'Short', songFile: sound('short.wav', 1) }) });
    expect(small.status).toBe(201);
  });
});
