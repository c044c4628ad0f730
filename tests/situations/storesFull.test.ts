import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, vi } from 'vitest';
import { freePort } from '../support/freePort';
import { builtProgram } from '../world/built';
import { testFolder } from '../world/disk';
import { refusalOf } from '../world/kill';
import { situation } from './situation';

situation('the data folder', 'full disk', 'is refused in a sentence when the start finds no room', async () => {
  const folder = testFolder();
  const { exec } = SqliteFile.prototype;
  vi.spyOn(SqliteFile.prototype, 'exec').mockImplementation(function (this: SqliteFile.Database, text) {
    if (/BEGIN EXCLUSIVE/.test(text)) throw new SqliteFile.SqliteError('database or disk is full', 'SQLITE_FULL');
    return exec.call(this, text);
  });
  expect(await refusalOf(folder)).toMatch(/full|room/);
});

situation('the data folder', 'full disk', 'goes on answering while its log finds no room', async () => {
  const PORT = String(await freePort());
  const child = spawn(process.execPath, [builtProgram('main')], {
    env: { PATH: process.env.PATH, DATA_DIR: testFolder(), PORT, LOG_LEVEL: 'debug', ADMIN_PASSWORD: 'correct horse battery' },
    // Each write to it says that the disk is full.
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answers = () =>
    fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(300) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitFor(async () => expect(await answers()).toBe(true), { timeout: 15_000, interval: 50 });
  const later: boolean[] = [];
  for (let count = 0; count < 4; count += 1) later.push(await answers());
  expect(later).not.toContain(false);
});
