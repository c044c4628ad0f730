import { closeSync, openSync, statSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  type KyselyPlugin,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely';
import { DATABASE_GONE } from '../errors/causes';
import { isPostgresUrl } from './engine';
import { migrateToLatest } from './migrate';
import { postgres } from './postgres';
import { ReplaceNulPlugin } from './replaceNul';
import type { Database } from './schema';

export const DATABASE_FILE = 'catalogue.sqlite';
/** After this a query of a running server on PostgreSQL is given up: nobody waits longer for an answer. */
export const QUERY_TIMEOUT_MS = 10_000;

const MOST_STATEMENTS = 500;

/** Reads and plans each text of a query once: for a query with some joins that takes longer than running it. */
const cacheStatements = (file: SqliteFile.Database, check: (text: string) => void): SqliteDatabase => {
  const ready = new Map<string, SqliteFile.Statement>();
  return {
    prepare: (text) => {
      check(text);
      const statement = ready.get(text) ?? file.prepare(text);
      const [oldest] = ready.size < MOST_STATEMENTS ? [] : ready.keys();
      if (oldest !== undefined) ready.delete(oldest);
      ready.set(text, statement);
      return statement;
    },
    close: () => file.close(),
  };
};

const WRITES = /^\s*(?:begin|insert|update|delete)/i;

/** Throws before a write goes into a file that is not at its path any more: the system would take it, and lose it with the last process. */
const refuseWhenGone = ({ name: path, memory }: SqliteFile.Database) => {
  if (memory) return () => {};
  const opened = statSync(path).ino;
  return (text: string) => {
    if (!WRITES.test(text) || statSync(path, { throwIfNoEntry: false })?.ino === opened) return;
    throw Object.assign(new Error(`The database file ${path} was deleted or replaced.`), { code: DATABASE_GONE });
  };
};

const IN_MEMORY = ':memory:';
/** It holds hashes of passwords and sessions. SQLite gives its log the same rights. */
const OWNER_ONLY = 0o600;

/** A start that is killed in the middle of its migrations has changed nothing: SQLite can undo them, though Kysely does not count on it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
class FileDialect extends SqliteDialect {
  override createAdapter = () => new Adapter();
}

/** Works on a SQLite database that is open already. */
export const sqliteDialect = (file: SqliteFile.Database): Dialect => {
  // WAL with FULL: what was answered survives a killed process and a power cut.
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return new FileDialect({ database: cacheStatements(file, refuseWhenGone(file)) });
};

const sqlite = (path: string): Dialect => {
  if (path !== IN_MEMORY) closeSync(openSync(path, 'a', OWNER_ONLY));
  return sqliteDialect(new SqliteFile(path));
};

/**
 * Opens the database and brings its tables up to date; a SQLite file is made when it is not there. Inside a transaction every query must
 * use the transaction: SQLite has one connection.
 * @param queryTimeout milliseconds after which a query on PostgreSQL is given up, but none of the migrations
 */
export async function openDatabase(target: string, queryTimeout?: number): Promise<Kysely<Database>> {
  const remote = isPostgresUrl(target);
  const plugins: KyselyPlugin[] = [new CamelCasePlugin(), ...(remote ? [new ReplaceNulPlugin()] : [])];
  const open = (timeout?: number) =>
    new Kysely<Database>({ dialect: remote ? postgres(target, timeout) : sqlite(target), plugins });
  const database = open();
  try {
    await migrateToLatest(database);
    if (!remote || queryTimeout === undefined) return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  await database.destroy();
  return open(queryTimeout);
}
