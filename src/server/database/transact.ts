import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from './engine';
import type { Database } from './schema';

/** So often a transaction is tried that others got in the way of. */
const TRIES = 4;

/**
 * What PostgreSQL reports when another transaction got in between: a deadlock, or a row that a check found free, or there, and that was
 * taken, or gone, when it came to writing. Tried again, the check itself sees it and answers in words.
 */
const IN_THE_WAY = ['40001', '40P01', '23503', '23505'];

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const isInTheWay = (error: unknown) => hasCode(error, IN_THE_WAY);

/** What the engines report of a row that points to nothing. */
const REFERENCE_MISSING = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

/** Whether `work` was done; not where a row of it points to nothing, which has changed nothing. */
export async function unlessReferenceMissing(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (hasCode(error, REFERENCE_MISSING)) return false;
    throw error;
  }
}

/**
 * Runs `work` in a transaction: all of it happens or nothing. On PostgreSQL it may run more than once, so it must do nothing but ask and
 * write the database. Two that must not run beside each other take the same `hold` first.
 */
export async function transact<T>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (tried === TRIES || !isInTheWay(error)) throw error;
    }
  }
}

/**
 * Waits until no other transaction, of this process or another, holds `name`, and holds it to the end of this one. To be called before
 * what it protects is read. SQLite runs one transaction at a time anyway.
 */
export async function hold(transaction: Transaction<Database>, name: string): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/**
 * Runs `work` unless another process is at work under the same name. The lock goes with the process, however that ends.
 * @returns whether it ran; with SQLite always, as its data folder belongs to one process
 */
export async function alone(database: Kysely<Database>, name: string, work: () => Promise<void>): Promise<boolean> {
  if (!isPostgres(database)) {
    await work();
    return true;
  }
  return database.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(connection);
    if (!rows[0]?.taken) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
    return true;
  });
}
