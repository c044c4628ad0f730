import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/database/connect';
import { testFolder } from '../../world/disk';

it('migrations that end in the middle have changed nothing, and the next start takes them all', async () => {
  const path = join(testFolder(), 'catalogue.sqlite');
  const file = new SqliteFile(path);
  const tables = () =>
    file.prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%'`).pluck().all();
  // One of the last tables is not to be made.
  file.exec('create table history (x)');
  await expect(openDatabase(path)).rejects.toThrow('table "history" already exists');
  expect(tables()).toEqual(['history']);
  file.exec('drop table history');
  file.close();
  await (await openDatabase(path)).destroy();
});
