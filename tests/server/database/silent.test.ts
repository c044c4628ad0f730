import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/database/connect';
import { createApp } from '../../../src/server/start/app';
import { portOf } from '../../support/freePort';
import { createTestApi, type TestApi } from '../../world/api';
import { formOf } from '../../world/forms';

/** A line to a server that can fall silent: nothing is lost, and nothing comes any more. */
const lineTo = async (url: string) => {
  const { hostname, port } = new URL(url);
  const ends: Socket[] = [];
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('data', (bytes) => void (isSilent || to.write(bytes)))
        .on('error', () => to.destroy())
        .on('close', () => to.destroy());
    ends.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const through = new URL(url);
  through.host = `127.0.0.1:${portOf(server)}`;
  return { address: through.href, fallSilent: (silent: boolean) => (isSilent = silent) };
};

/** An API, and its database once more, through a line that can fall silent. */
const openThroughLine = async () => {
  const api = await createTestApi();
  const line = await lineTo(api.target);
  const database = await openDatabase(line.address, 200);
  onTestFinished(async () => {
    await database.destroy();
    await api.close();
  });
  return { api, line, database };
};

describe.runIf(inject('postgres') !== undefined)('a database that falls silent', () => {
  it('is given up: 503 in words, and all goes on once it speaks', async () => {
    const { api, line, database } = await openThroughLine();
    const app = createApp({ ...api.services, database });
    const call: TestApi['call'] = (method, path, options) => api.call(method, path, { ...options, app });
    const create = () => call('POST', 'listings/playlists', { form: formOf({ name: 'Evening' }) });
    // Both have a connection from here on: a new one would be waited for.
    await Promise.all([create(), create()]);
    line.fallSilent(true);
    const answers = await Promise.all([call('GET', 'listings/playlists'), create()]);
    for (const { status, headers, body } of answers)
      expect([status, headers.get('Retry-After'), body.message]).toEqual([503, '5', expect.stringContaining('try again')]);
    line.fallSilent(false);
    expect((await create()).status).toBe(201);
  });

  it('ends a transaction with what happened', async () => {
    const { line, database } = await openThroughLine();
    const work = database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').execute();
      line.fallSilent(true);
      await transaction.selectFrom('users').select('id').execute();
    });
    await expect(work).rejects.toThrow(/timeout|not queryable/);
  });
});
