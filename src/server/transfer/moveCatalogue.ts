import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { CommandError } from '../errors/operatorErrors';
import { recordedFileKeys } from '../files/fileRows';
import type { FileStore } from '../files/types';
import { checksumOf } from './checksums';
import { putFile } from './restoreBackup';
import { clearTables, copyRows, digestTables, type TableDigest } from './tables';

const isSame = (one: readonly TableDigest[], other: readonly TableDigest[]) => JSON.stringify(one) === JSON.stringify(other);
const total = (all: readonly TableDigest[]) => all.reduce((sum, { rows }) => sum + rows, 0);

/**
 * Copies every record of one database into another, all or nothing, compares every table, and gives the number of rows. Called again it
 * finds its work done, or with `overwrite` does it anew. CommandError when the other database holds something else, or what arrived differs.
 */
export async function moveRecords(source: Kysely<Database>, target: Kysely<Database>, overwrite: boolean): Promise<number> {
  const [from, to] = [await digestTables(source), await digestTables(target)];
  if (isSame(from, to)) return total(from);
  if (total(to) > 0 && !overwrite)
    throw new CommandError(`The other database holds ${total(to)} rows of its own; add --overwrite to replace them.`);
  await target.transaction().execute(async (transaction) => {
    await clearTables(transaction);
    await copyRows(source, transaction);
    const arrived = await digestTables(transaction);
    const differing = from.find((digest, index) => !isSame([digest], arrived.slice(index, index + 1)));
    if (differing) throw new CommandError(`The table ${differing.table} did not arrive as it was; nothing was changed.`);
  });
  return total(from);
}

/** Copies every file that records hold into another store, reads back what arrived, and gives the number of files. */
export async function moveFiles(database: Kysely<Database>, source: FileStore, target: FileStore): Promise<number> {
  const keys = await recordedFileKeys(database);
  for (const key of keys) {
    if (!(await source.exists(key))) throw new CommandError(`The file ${key} is missing from ${source.place}.`);
    await putFile(target, key, () => source.open(key), await checksumOf(source.open(key)));
  }
  return keys.size;
}
