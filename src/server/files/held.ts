import { type Kysely, sql } from 'kysely';
import { AD_NEWS_KINDS, LISTING_KINDS } from '../../contract/kinds';
import { tableOf } from '../database/recordTables';
import type { Database } from '../database/schema';
import type { FileStore } from './types';

/** Columns that hold a file's key, by `table.column`. */
const HOLDING = new Map<string, readonly [table: string, column: string]>([
  ['heldFiles.fileKey', ['heldFiles', 'fileKey']],
  ...[...LISTING_KINDS, ...AD_NEWS_KINDS].flatMap(({ name, files }) =>
    Object.keys(files).map((column) => [`${tableOf(name)}.${column}`, [tableOf(name), column]] as const),
  ),
]);

/** Condition on a row of `files`: no record has it. */
const heldNowhere = (holding: Iterable<readonly [string, string]>) =>
  sql<boolean>`${sql.join(
    [...holding].map(
      ([table, column]) =>
        sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref('files.key')})`,
    ),
    sql` and `,
  )}`;

/** Keeps files for a holder that is no record: an entry of the history, a deleted record. */
export async function holdFiles(transaction: Kysely<Database>, holderId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .insertInto('heldFiles')
    .values([...new Set(keys)].map((fileKey) => ({ fileKey, holderId })))
    .execute();
}

/** Holders need their files no more. Gives the keys: `dropUnheld` them. */
export async function releaseFiles(transaction: Kysely<Database>, holders: readonly string[]): Promise<string[]> {
  if (holders.length === 0) return [];
  const released = await transaction.deleteFrom('heldFiles').where('holderId', 'in', holders).returning('fileKey').execute();
  return [...new Set(released.map(({ fileKey }) => fileKey))];
}

/** Deletes the rows of those files that nobody holds any more, and gives their keys. The store's copies must go after the commit. */
export async function dropUnheld(transaction: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const gone = await transaction
    .deleteFrom('files')
    .where('key', 'in', keys)
    .where(heldNowhere(HOLDING.values()))
    .returning('key')
    .execute();
  return gone.map(({ key }) => key);
}

interface RemovalServices {
  store: Pick<FileStore, 'remove'>;
  log: { warn: (details: object, text: string) => void };
}

/** Removes the store's copies of files without a row. What can't be removed now is swept away at the next start. */
export async function removeFiles({ store, log }: RemovalServices, keys: readonly string[]): Promise<void> {
  for (const key of keys) await store.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'file not removed'));
}

/** The bytes of files that are kept for older versions and deleted records alone. */
export async function heldBytes(database: Kysely<Database>): Promise<number> {
  const records = [...HOLDING.values()].filter(([table]) => table !== 'heldFiles');
  const { bytes } = await database
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('key', 'in', (query) => query.selectFrom('heldFiles').select('fileKey'))
    .where(heldNowhere(records))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
