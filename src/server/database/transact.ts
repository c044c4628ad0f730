import { type Kysely, sql, type Transaction } from 'kysely';
import { isStatementLost } from '../errors/causes';
import { isPostgres } from './engine';
import type { Database } from './schema';

const MOST_ATTEMPTS = 4;

/**
 * PostgreSQL: a deadlock, or a row that a check found free, or there, and that another transaction took, or removed, before the write.
 * Tried again, the check itself sees it and answers in words.
 */
const CONFLICTS = ['40001', '40P01', '23503', '23505'];

const isWorthAnotherTry = (error: unknown) =>
  isStatementLost(error) || (error instanceof Error && 'code' in error && CONFLICTS.includes(String(error.code)));

/** Runs `work` in a transaction. On PostgreSQL it may run more than once, so it must do nothing but read and write the database. */
export async function transact<T>(
  database: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let cause: unknown;
    const remember = (error: unknown) => {
      cause = error;
      throw error;
    };
    try {
      return await database.transaction().execute((transaction) => work(transaction).catch(remember));
    } catch (error) {
      // A database that is full, or gone, has ended the transaction itself: the rollback fails as well, and would hide why.
      const fault = cause ?? error;
      if (attempt === MOST_ATTEMPTS || !isWorthAnotherTry(fault)) throw fault;
    }
  }
}

/** Waits for the lock of this name and keeps it to the end of the transaction. Call it before what it protects is read. */
export async function lockUntilCommit(transaction: Transaction<Database>, name: string): Promise<void> {
  // SQLite runs one transaction at a time anyway.
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** Runs `work` unless another process runs it under the same name, and tells whether it ran. With SQLite there is no other process. */
export async function runExclusively(database: Kysely<Database>, name: string, work: () => Promise<void>): Promise<boolean> {
  if (!isPostgres(database)) {
    await work();
    return true;
  }
  // To the end of a transaction: a lock for a connection would stay behind at a pooler, which gives that to others.
  return database.transaction().execute(async (transaction) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${key}) as taken`.execute(transaction);
    if (!rows[0]?.taken) return false;
    await work();
    return true;
  });
}
