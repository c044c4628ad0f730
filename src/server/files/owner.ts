import type { Kysely } from 'kysely';
import { newId } from '../database/ids';
import type { Database } from '../database/schema';
import { lockUntilCommit, transact } from '../database/transact';
import { OperatorError } from '../errors/operatorErrors';
import type { FileStore } from './types';

/** Which catalogue this database holds. Made at the first start, and moved and saved with its records. */
const catalogueId = (database: Kysely<Database>, now: Date): Promise<string> =>
  transact(database, async (transaction) => {
    await lockUntilCommit(transaction, 'catalogue');
    const found = await transaction.selectFrom('catalogue').select('id').executeTakeFirst();
    if (found) return found.id;
    const id = newId();
    await transaction.insertInto('catalogue').values({ id, createdAt: now.toISOString() }).execute();
    return id;
  });

/**
 * Marks the store as this catalogue's; several servers of one catalogue share it. OperatorError where another one keeps its files there:
 * to each, those of the other would be files of nobody.
 */
export async function claimStore(store: FileStore, database: Kysely<Database>, now: Date): Promise<void> {
  const [id, owner] = [await catalogueId(database, now), await store.owner()];
  if (owner === undefined) await store.claim(id);
  else if (owner !== id)
    throw new OperatorError(
      `The files in ${store.place} belong to another catalogue than the database opened now. Nothing was changed: give each catalogue a bucket or folder of its own, or bring the right database.`,
    );
}
