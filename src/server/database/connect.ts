import SqliteFile from 'better-sqlite3';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import { migrateToLatest } from './migrate';
import type { Database } from './schema';

/**
 * Opens the database, made when it is not there, with all its tables.
 * @param path of the SQLite file, or ':memory:'
 * @returns the database; `destroy()` closes it. One connection, so a query inside a transaction must use the transaction's own handle.
 */
export async function openDatabase(path: string): Promise<Kysely<Database>> {
  const file = new SqliteFile(path);
  // WAL with FULL: what was answered survives a killed process and a power cut.
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const database = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }), plugins: [new CamelCasePlugin()] });
  try {
    await migrateToLatest(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
