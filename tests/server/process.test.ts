import { createServer } from 'node:http';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from '../../src/server/database/connect';
import { portOf } from '../support/freePort';
import { killAll, startProcess } from '../world/built';
import { testFolder } from '../world/disk';

let folder: string;
beforeEach(() => {
  folder = testFolder('process');
});
afterEach(killAll);

/** One sentence: one line that ends with a full stop, and no stack. */
const SENTENCE = /^[A-Z][^\n]+\.\n$/;

describe('a start that can not succeed', () => {
  it('says which port is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const port = portOf(other);
    const server = startProcess({ DATA_DIR: folder, PORT: String(port), ADMIN_PASSWORD: '' });
    expect(await server.gone()).toBe(1);
    expect(server.output()).toMatch(SENTENCE);
    expect(server.output()).toContain(`Port ${port} on 127.0.0.1 is taken`);
    other.close();
  });

  it('says which setting is wrong', async () => {
    const server = startProcess({ DATA_DIR: folder, PORT: 'eighty' });
    expect(await server.gone()).toBe(1);
    expect(server.output()).toBe('The setting PORT must be a whole number from 0 to 65535.\n');
  });
});

describe('a first start', () => {
  it('begins its log with the version that starts', async () => {
    const server = startProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' });
    await server.ready();
    const line =
      server
        .output()
        .split('\n')
        .find((each) => each.startsWith('{')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      msg: 'starting',
      version: expect.stringMatching(/\+[0-9a-f]{7}$/),
      node: process.version,
    });
  });

  it('prints the password of the first admin, once, and keeps it as what takes a core 20 ms to try', async () => {
    const settings = { DATA_DIR: folder, ADMIN_EMAIL: '', ADMIN_PASSWORD: '', LOG_LEVEL: 'debug' };
    const first = startProcess(settings);
    const address = await first.ready();
    const [, password] = /Password: (\S+)/.exec(first.output()) ?? [];
    expect(first.output()).toMatch(/Change it after signing in/);
    const answer = await fetch(`${address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password }),
    });
    expect(answer.status).toBe(200);
    const file = new SqliteFile(join(folder, DATABASE_FILE), { readonly: true });
    expect(file.prepare('select password_hash from users').pluck().get()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    file.close();
    first.kill('SIGTERM');
    expect(await first.gone()).toBe(0);
    const second = startProcess(settings);
    await second.ready();
    expect(second.output()).not.toMatch(/password/i);
    expect(second.output()).toContain(`mails are written to ${join(folder, 'outbox')}, and removed from there after 7 days.`);
    // Standard output is the log alone.
    const lines = `${first.log()}${second.log()}`.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(expect.arrayContaining([expect.objectContaining({ msg: 'request' })]));
  });
});
