import { closeSync, openSync, statSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import {
  CamelCasePlugin,
  type Dialect,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely';
import pg from 'pg';
import { DATABASE_GONE } from '../errors/causes';
import { isPostgresUrl } from './engine';
import { migrateToLatest } from './migrate';
import { statementName } from './prepare';
import { ReplaceNulPlugin } from './replaceNul';
import type { Database } from './schema';

export const DATABASE_FILE = 'catalogue.sqlite';
const MOST_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 10_000;
/** After this PostgreSQL gives up a query of a running server: nobody waits longer for an answer. */
export const QUERY_TIMEOUT_MS = 10_000;
const BIGINT = 20;

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

const sqlite = (path: string): Dialect => {
  if (path !== IN_MEMORY) closeSync(openSync(path, 'a', OWNER_ONLY));
  const file = new SqliteFile(path);
  // WAL with FULL: what was answered survives a killed process and a power cut.
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return new SqliteDialect({ database: cacheStatements(file, refuseWhenGone(file)) });
};

/** Has a connection read, and where it can plan, prepared queries only once. */
const cachePlans = (client: pg.PoolClient): pg.PoolClient => {
  const query = (text: string, values: unknown[]) => {
    const name = statementName(text);
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
  return new Proxy(client, { get: (target, property) => (property === 'query' ? query : Reflect.get(target, property)) });
};

const postgres = (connectionString: string, queryTimeout: number | undefined): Dialect => {
  const pool = new pg.Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'catalogue-console',
    // Counts and sizes as numbers, as SQLite gives them; they stay far below 2^53.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format === 'binary' ? 'text' : format),
    },
  });
  // Without a listener a connection that breaks would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Short queries gain nothing from compiled plans, and long ones lose.
    const settings = [`set jit = off`, ...(queryTimeout === undefined ? [] : [`set statement_timeout = ${queryTimeout}`])];
    client.query(settings.join('; ')).catch(() => undefined);
  });
  return new PostgresDialect({ pool: { connect: async () => cachePlans(await pool.connect()), end: () => pool.end() } });
};

/**
 * Opens the database and brings its tables up to date; a SQLite file is made when it is not there. Inside a transaction every query must
 * use the transaction: SQLite has one connection.
 * @param queryTimeout milliseconds after which PostgreSQL gives up a query, but none of the migrations
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
