import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { CommandError } from '../errors/operatorErrors';
import { knownFileKeys } from '../files/fileRows';
import type { FileStore } from '../files/types';
import { sumOf } from './checksums';
import { putFile } from './restoreBackup';
import { clear, copyRows, digestTables, type TableDigest } from './tables';

const isSame = (one: readonly TableDigest[], other: readonly TableDigest[]) => JSON.stringify(one) === JSON.stringify(other);
const total = (all: readonly TableDigest[]) => all.reduce((sum, { rows }) => sum + rows, 0);

/**
 * Copies every record of one database into another, all or nothing, and compares counts and contents of every table before it counts.
 * Called again it finds its work done, or, with `overwrite`, does it anew.
 * @returns the number of rows that both hold now
 * @throws CommandError when the other database holds something else, or what arrived differs
 */
export async function moveRecords(source: Kysely<Database>, target: Kysely<Database>, overwrite: boolean): Promise<number> {
  const [from, to] = [await digestTables(source), await digestTables(target)];
  if (isSame(from, to)) return total(from);
  if (total(to) > 0 && !overwrite)
    throw new CommandError(`The other database holds ${total(to)} rows of its own; add --overwrite to replace them.`);
  await target.transaction().execute(async (transaction) => {
    await clear(transaction);
    await copyRows(source, transaction);
    const arrived = await digestTables(transaction);
    const differing = from.find((holding, index) => !isSame([holding], arrived.slice(index, index + 1)));
    if (differing) throw new CommandError(`The table ${differing.table} did not arrive as it was; nothing was changed.`);
  });
  return total(from);
}

/** Copies every file that records hold into another store and reads back what arrived; what is there already stays. Gives their number. */
export async function moveFiles(database: Kysely<Database>, source: FileStore, target: FileStore): Promise<number> {
  const keys = await knownFileKeys(database);
  for (const key of keys) {
    if (!(await source.exists(key))) throw new CommandError(`The file ${key} is missing from ${source.place}.`);
    await putFile(target, key, () => source.open(key), await sumOf(source.open(key)));
  }
  return keys.size;
}
