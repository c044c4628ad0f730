import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { FolderInUseError } from '../../../src/server/database/lock';
import { toldOf } from '../../../src/server/errors/operatorErrors';
import { testFolder } from '../../world/disk';
import { openFolder, refusalOf } from '../../world/kill';
import { fault } from '../../world/parts';

describe('a start', () => {
  it.each<[string, string, RegExp]>([
    ['in-use.lock', 'folder', /can't be used \(EISDIR/],
    ['staging', 'file', /in the way \(EEXIST: .*staging/],
    ['files', 'file', /in the way \(EEXIST: .*files/],
    ['catalogue.sqlite', 'folder', /catalogue\.sqlite can't be opened \(/],
    ['catalogue.sqlite', 'text', /catalogue\.sqlite can't be opened \(file is not a database/],
    ['moved-to-postgresql', 'folder', /EISDIR/],
  ])('says in a sentence that %s is a %s', async (name, kind, words) => {
    const folder = testFolder();
    if (kind === 'folder') mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), kind === 'text' ? 'no database, but long enough to look at'.repeat(100) : '');
    expect(await refusalOf(folder)).toMatch(words);
  });

  it('says in a sentence that nothing can be made where its folder shall be', async () => {
    expect(await refusalOf('/proc/there/data')).toMatch(/^The data folder \/proc\/there\/data can't be written \(ENOENT/);
  });

  it('tells a file system without locks from a folder that is in use, and leaves nothing there', async () => {
    const folder = testFolder();
    const first = await openFolder(folder);
    await expect(openFolder(folder)).rejects.toThrow(FolderInUseError);
    await first.close();
    const { exec } = SqliteFile.prototype;
    // What SQLite makes of ENOLCK.
    vi.spyOn(SqliteFile.prototype, 'exec').mockImplementation(function (this: SqliteFile.Database, text) {
      if (/BEGIN EXCLUSIVE/.test(text)) throw new SqliteFile.SqliteError('database is locked', 'SQLITE_BUSY');
      return exec.call(this, text);
    });
    expect(await refusalOf(folder)).toMatch(/without locks, .* local disk; .*\(DATABASE_URL, S3_BUCKET\)\.$/);
    expect(readdirSync(folder).filter((name) => name.endsWith('.lock'))).toEqual(['in-use.lock']);
  });
});

describe('what the person at the terminal reads', () => {
  it.each([
    ['EROFS', 'The disk is mounted to be read only (EROFS).'],
    ['EDQUOT', 'There is no room left on the disk (EDQUOT).'],
    ['EMFILE', 'Too many files are open: raise the limit (ulimit -n, LimitNOFILE) (EMFILE).'],
    ['EIO', 'The disk can’t be read or written: the system’s log may say why (EIO).'],
    ['ESTALE', 'Something outside of this program is in the way (ESTALE).'],
    ['57P03', 'Something outside of this program is in the way (57P03).'],
  ])('of %s is a sentence, however deep it lies', (code, told) => {
    expect(toldOf(new Error('wrapped', { cause: fault(code) }))).toBe(told);
  });

  it('of a fault of the program is the whole of it', () => {
    for (const error of [
      new TypeError('x is not a function'),
      fault('SQLITE_ERROR'),
      fault('42703'),
      fault('ERR_INVALID_ARG_TYPE'),
    ])
      expect(toldOf(error)).toBe(error);
  });
});
