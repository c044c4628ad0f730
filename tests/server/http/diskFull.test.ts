import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../world/api';
import { formOf, picture, sound } from '../../world/forms';

let api: TestApi;
const files = (folder: string) => readdirSync(join(api.dataDir, folder));

describe('a full disk under the database', () => {
  beforeEach(async () => {
    api = await createTestApi();
  });
  afterEach(() => api.close());

  it('is told in a sentence; neither a record nor a file is left, and reading goes on', async () => {
    const { database } = api.services;
    // As many pages as there are now: the next one that is needed is refused as on a full disk.
    await sql`pragma max_page_count = 1`.execute(database);
    let answer = await api.call('GET', 'listings/artists');
    let made = 0;
    for (; made < 500; made += 1) {
      answer = await api.call('POST', 'listings/channels', { form: formOf({ name: 'x'.repeat(200), photo: await picture() }) });
      if (answer.status !== 201) break;
    }
    expect(answer.status).toBe(507);
    expect(answer.body.message).toBe('The server has no room left, so nothing was saved. Please tell an administrator.');
    expect([files('files').length, files('staging')]).toEqual([made, []]);
    expect((await api.call('GET', 'listings/channels?limit=100')).rows).toHaveLength(Math.min(made, 100));
    await sql`pragma max_page_count = 1000000`.execute(database);
    expect((await api.call('POST', 'listings/channels', { form: formOf({ name: 'Room', photo: await picture() }) })).status).toBe(
      201,
    );
  });
});

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
