import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { DATABASE_FILE } from '../database/connect';
import { CommandError } from '../errors/operatorErrors';
import type { FileStore } from '../files/types';
import { checksumOfFile, copyTo } from './checksums';
import { MANIFEST, type Manifest } from './manifest';

export interface BackupOptions {
  dataDir: string;
  store: FileStore;
  to: string;
  /** Nothing but a backup is ever replaced. */
  overwrite: boolean;
}

/** In one go, so that a writer can't make the copy begin anew. */
const ALL_PAGES = 2 ** 30;
/** A file may be replaced between the copy of the database and its own; then both are done again. */
const TRIES = 10;

async function copyDatabase(from: string, to: string): Promise<string[]> {
  const source = new SqliteFile(from, { readonly: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new SqliteFile(to);
  try {
    copy.pragma('journal_mode = DELETE');
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new CommandError(`The database ${from} is damaged; no backup was made.`);
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
      else copied.set(key, { key, ...(await copyTo(store.open(key), join(folder, 'files', key))) });
    }
    if (gone === undefined) {
      const known = new Set(keys);
      for (const key of copied.keys()) if (!known.has(key)) await rm(join(folder, 'files', key));
      return [...copied.values()].filter(({ key }) => known.has(key));
    }
    if (tried === TRIES) throw new CommandError(`The file ${gone} is missing from ${store.place}; no backup was made.`);
  }
}

const isEmpty = async (folder: string) => !existsSync(folder) || (await readdir(folder)).length === 0;

/**
 * Makes a backup of the SQLite database as it is at one moment, and of every file it knows then. Broken off, it leaves nothing under the
 * folder's name. CommandError when there is nothing to save, the folder is taken, or the store is damaged.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataDir, to, overwrite } = options;
  if (!existsSync(join(dataDir, DATABASE_FILE))) throw new CommandError(`There is no database in the data folder ${dataDir}.`);
  if (!(await isEmpty(to)) && !existsSync(join(to, MANIFEST)))
    throw new CommandError(`The folder ${to} is neither empty nor a backup; give another one.`);
  if (!overwrite && !(await isEmpty(to)))
    throw new CommandError(`The folder ${to} holds a backup already; give another one, or add --overwrite to replace it.`);
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, 'files'), { recursive: true });
  try {
    const files = await copyAll(options, partial);
    const database = await checksumOfFile(join(partial, DATABASE_FILE));
    const manifest: Manifest = { version: 1, madeAt: new Date().toISOString(), database, files };
    await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
    await rm(to, { recursive: true, force: true });
    await rename(partial, to);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
