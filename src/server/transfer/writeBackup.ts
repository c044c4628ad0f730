import { chmodSync, existsSync } from 'node:fs';
import { chmod, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { DATABASE_FILE } from '../database/connect';
import { makeFolder } from '../database/makeFolder';
import { OperatorError } from '../errors/operatorErrors';
import type { FileStore } from '../files/types';
import { checksumOfFile, copyToFile } from './checksums';
import { MANIFEST_FILE, type Manifest } from './manifest';

interface BackupOptions {
  dataDir: string;
  store: FileStore;
  to: string;
  /** Nothing but a backup is ever replaced. */
  overwrite: boolean;
}

/** All in one go: else a writer makes the copy begin anew. */
const ALL_PAGES = 2 ** 30;
/** A file may be replaced after the database was copied: then both are copied again. */
const TRIES = 10;

async function copyDatabase(from: string, to: string): Promise<string[]> {
  const source = new SqliteFile(from, { readonly: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  const copy = new SqliteFile(to);
  try {
    copy.pragma('journal_mode = DELETE');
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new OperatorError(`The database ${from} is damaged; no backup was made.`);
    return copy.prepare<[], string>('select key from files').pluck().all();
  } finally {
    copy.close();
  }
}

async function copyAll({ dataDir, store }: BackupOptions, folder: string): Promise<Manifest['files']> {
  const copied = new Map<string, Manifest['files'][number]>();
  for (let tried = 1; ; tried += 1) {
    const keys = await copyDatabase(join(dataDir, DATABASE_FILE), join(folder, DATABASE_FILE));
    let gone: string | undefined;
    for (const key of keys) {
      if (copied.has(key)) continue;
      if (!(await store.exists(key))) gone = key;
      else copied.set(key, { key, ...(await copyToFile(store.open(key), join(folder, 'files', key))) });
    }
    if (gone === undefined) {
      const known = new Set(keys);
      for (const key of copied.keys()) if (!known.has(key)) await rm(join(folder, 'files', key));
      return [...copied.values()].filter(({ key }) => known.has(key));
    }
    if (tried === TRIES) throw new OperatorError(`The file ${gone} is missing from ${store.place}; no backup was made.`);
  }
}

const isEmpty = async (folder: string) => !existsSync(folder) || (await readdir(folder)).length === 0;

/** Saves the SQLite database as it is at one moment, and every file it knows then. Broken off, it leaves nothing at `to`. OperatorError. */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataDir, to, overwrite } = options;
  if (!existsSync(join(dataDir, DATABASE_FILE))) throw new OperatorError(`There is no database in the data folder ${dataDir}.`);
  if (!(await isEmpty(to)) && !existsSync(join(to, MANIFEST_FILE)))
    throw new OperatorError(`The folder ${to} is neither empty nor a backup; give another one.`);
  if (!overwrite && !(await isEmpty(to)))
    throw new OperatorError(`The folder ${to} holds a backup already; give another one, or add --overwrite to replace it.`);
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  // They hold what the data folder holds: for this account alone.
  makeFolder(join(partial, 'files'));
  await chmod(partial, 0o700);
  try {
    const files = await copyAll(options, partial);
    const database = await checksumOfFile(join(partial, DATABASE_FILE));
    const manifest: Manifest = { version: 1, madeAt: new Date().toISOString(), database, files };
    await writeFile(join(partial, MANIFEST_FILE), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true, mode: 0o600 });
    // The old one stays until the new one stands.
    const replaced = `${to}.replaced`;
    if (existsSync(to)) await rename(to, replaced);
    await rename(partial, to);
    await rm(replaced, { recursive: true, force: true });
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
