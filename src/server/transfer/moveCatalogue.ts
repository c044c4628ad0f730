import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { OperatorError } from '../errors/operatorErrors';
import { recordedFileKeys } from '../files/fileRows';
import type { FileStore } from '../files/types';
import { checksumOf } from './checksums';
import { putFile } from './restoreBackup';
import { clearTables, copyRows, countTables, digestTables, type TableDigest } from './tables';

const isSame = (one: readonly TableDigest[], other: readonly TableDigest[]) => JSON.stringify(one) === JSON.stringify(other);
const total = (all: readonly TableDigest[]) => all.reduce((sum, { rows }) => sum + rows, 0);

/** All or nothing; done already, it changes nothing. Gives the number of rows. OperatorError when the target holds something else. */
export async function moveRecords(source: Kysely<Database>, target: Kysely<Database>, overwrite: boolean): Promise<number> {
  const [from, to] = [await digestTables(source), await digestTables(target)];
  if (isSame(from, to)) return total(from);
  if (total(to) > 0 && !overwrite)
    throw new OperatorError(`The other database holds ${total(to)} rows of its own; add --overwrite to replace them.`);
  await target.transaction().execute(async (transaction) => {
    await clearTables(transaction);
    await copyRows(source, transaction);
    const arrived = await digestTables(transaction);
    const differing = from.find((digest, index) => !isSame([digest], arrived.slice(index, index + 1)));
    if (differing) throw new OperatorError(`The table ${differing.table} did not arrive as it was; nothing was changed.`);
  });
  await countTables(target);
  return total(from);
}

export async function moveFiles(database: Kysely<Database>, source: FileStore, target: FileStore): Promise<number> {
  const keys = await recordedFileKeys(database);
  for (const key of keys) {
    if (!(await source.exists(key))) throw new OperatorError(`The file ${key} is missing from ${source.place}.`);
    await putFile(target, key, () => source.open(key), await checksumOf(source.open(key)));
  }
  return keys.size;
}
