import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { findUnreadyParts } from '../../../src/server/health/readiness';
import { ownApi, type TestApi } from '../../world/api';
import { openTestDatabase } from '../../world/database';
import { logLines } from '../../world/logLines';

let api: TestApi;
const { lines, log } = logLines();
beforeEach(async () => {
  lines.length = 0;
  api = await ownApi({ log });
});

const get = (path: string) => api.app.fetch(new Request(`http://api.test${path}`));
const READY = { database: 'ready', files: 'ready' };

describe('GET /healthz', () => {
  it('says that the process answers, without a token', async () => {
    const answer = await get('/healthz');
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('GET /readyz', () => {
  it('says that database and files work, without a token', async () => {
    const answer = await get('/readyz');
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, data: READY }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is 503 and names the files when nothing can be staged; the log says why, the answer does not', async () => {
    await rm(api.services.store.stagingFolder, { recursive: true });
    const answer = await get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ success: false, message: 'Not ready: files.', data: { ...READY, files: 'not ready' } });
    expect(lines.join('')).toContain('ENOENT');
  });

  it('names the database when it does not answer', async () => {
    const { database, close } = await openTestDatabase();
    await close();
    const faults = await findUnreadyParts({ ...api.services, database });
    expect([...faults.keys()]).toEqual(['database']);
  });

  it('does not wait for a part that never answers', async () => {
    const silent = { ...api.services.store, ready: () => new Promise<void>(() => undefined) };
    const faults = await findUnreadyParts({ ...api.services, store: silent }, 20);
    expect([...faults]).toEqual([['files', new Error('no answer within 20 ms')]]);
  });
});
