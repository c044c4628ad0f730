import { createReadStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { DATABASE_FILE } from '../database/connect';
import { OperatorError } from '../errors/operatorErrors';
import { stagingPath } from '../files/staging';
import type { FileStore } from '../files/types';
import { type Checksum, checksumOf, checksumOfFile, copyToFile, isSameChecksum } from './checksums';
import { type Manifest, readManifest } from './manifest';

interface RestoreOptions {
  from: string;
  /** Locked by this process. */
  dataDir: string;
  store: FileStore;
  overwrite: boolean;
}

async function verify(folder: string, { database, files }: Manifest): Promise<void> {
  const parts: [path: string, sum: Checksum][] = [
    [DATABASE_FILE, database],
    ...files.map((file): [string, Checksum] => [join('files', file.key), file]),
  ];
  for (const [path, sum] of parts) {
    const found = existsSync(join(folder, path)) ? await checksumOfFile(join(folder, path)) : undefined;
    if (found === undefined || !isSameChecksum(found, sum))
      throw new OperatorError(`The backup ${folder} is damaged at ${path}; nothing was changed.`);
  }
}

/** What the rows of a backup's database say of files: which there are, and whose. OperatorError where it is no database, or damaged. */
function readDatabase(folder: string): { files: string[]; catalogueId: string | undefined } {
  const file = new SqliteFile(join(folder, DATABASE_FILE), { readonly: true });
  try {
    if (file.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('damaged');
    const files = file.prepare<[], string>('select key from files').pluck().all();
    // Made by an earlier version it knows no id yet.
    const hasId = file.prepare(`select 1 from sqlite_master where name = 'catalogue'`).get() !== undefined;
    const catalogueId = hasId ? file.prepare<[], string>('select id from catalogue').pluck().get() : undefined;
    return { files, catalogueId };
  } catch {
    throw new OperatorError(`The database in ${folder} is damaged, or is none of a catalogue; nothing was changed.`);
  } finally {
    file.close();
  }
}

function requireAllFiles(folder: string, { files }: Manifest, named: readonly string[]): void {
  const held = new Set(files.map(({ key }) => key));
  const missing = named.find((key) => !held.has(key));
  if (missing !== undefined)
    throw new OperatorError(`The backup ${folder} lacks the file ${missing}, which its database names; nothing was changed.`);
}

export async function putFile(
  store: FileStore,
  key: string,
  content: () => AsyncIterable<Uint8Array>,
  sum: Checksum,
): Promise<void> {
  const isThere = async () => (await store.exists(key)) && isSameChecksum(await checksumOf(store.open(key)), sum);
  if (await isThere()) return;
  const path = stagingPath(store.stagingFolder);
  await copyToFile(content(), path);
  await store.putAs(path, key);
  // Of a picture that was damaged they may be, too.
  await store.small.remove(key);
  if (!(await isThere()))
    throw new OperatorError(`The file ${key} did not arrive in ${store.place} as it was; please try again.`);
}

const isOccupied = async ({ dataDir, store }: RestoreOptions) =>
  existsSync(join(dataDir, DATABASE_FILE)) || !(await store.keys()[Symbol.asyncIterator]().next()).done;

async function putDatabase(from: string, dataDir: string, sum: Checksum) {
  const [target, arriving] = [join(dataDir, DATABASE_FILE), join(dataDir, `${DATABASE_FILE}.restored`)];
  const written = await copyToFile(createReadStream(from), arriving);
  if (!isSameChecksum(written, sum))
    throw new OperatorError(`The database did not arrive in ${dataDir} as it was; please try again.`);
  // The old database's log must not be taken for the new one's.
  for (const ending of ['-wal', '-shm']) await rm(`${target}${ending}`, { force: true });
  await rename(arriving, target);
}

/** First the files, then the database that knows them, so that it can be called again when broken off. OperatorError. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { from, dataDir, store, overwrite } = options;
  const manifest = await readManifest(from);
  await verify(from, manifest);
  const { files: named, catalogueId } = readDatabase(from);
  requireAllFiles(from, manifest, named);
  if (!overwrite && (await isOccupied(options)))
    throw new OperatorError(`There is a catalogue in ${dataDir} or ${store.place} already; add --overwrite to replace it.`);
  for (const file of manifest.files) await putFile(store, file.key, () => createReadStream(join(from, 'files', file.key)), file);
  await putDatabase(join(from, DATABASE_FILE), dataDir, manifest.database);
  const kept = new Set(manifest.files.map(({ key }) => key));
  for await (const key of store.keys()) if (!kept.has(key)) await store.remove(key);
  // The files are those of the catalogue that was saved now, whoever's they were.
  await store.claim(catalogueId);
  return manifest;
}
