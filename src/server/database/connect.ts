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
import { isPostgresUrl } from './engine';
import { migrateToLatest } from './migrate';
import { WithoutNul } from './nul';
import { statementName } from './prepare';
import type { Database } from './schema';

/** Connections of one process to PostgreSQL, at most. */
const CONNECTIONS = 10;
/** How long a call waits for a connection before it fails, in milliseconds. */
const PATIENCE = 10_000;
/** How long one query of a running server may take before PostgreSQL gives it up, in milliseconds: nobody waits longer for an answer. */
export const QUERY_PATIENCE = 10_000;
/** PostgreSQL's number for its type of whole numbers of 64 bits. */
const BIGINT = 20;

/** Statements that a SQLite file keeps ready, at most; there are about a hundred, and lists of ids in every length. */
const STATEMENTS = 500;

/** Each text of a query is read and planned once: for a query with some joins that takes longer than running it. */
const keepStatements = (file: SqliteFile.Database): SqliteDatabase => {
  const ready = new Map<string, SqliteFile.Statement>();
  return {
    prepare: (text) => {
      const statement = ready.get(text) ?? file.prepare(text);
      // The oldest goes: what is asked often is back at once.
      const [oldest] = ready.size < STATEMENTS ? [] : ready.keys();
      if (oldest !== undefined) ready.delete(oldest);
      ready.set(text, statement);
      return statement;
    },
    close: () => file.close(),
  };
};

const sqlite = (path: string): Dialect => {
  const file = new SqliteFile(path);
  // WAL with FULL: what was answered survives a killed process and a power cut.
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return new SqliteDialect({ database: keepStatements(file) });
};

/** Has a connection read, and where it can plan, what is asked most often only once (see prepare.ts). */
const keepPlans = (client: pg.PoolClient): pg.PoolClient => {
  const query = (text: string, values: unknown[]) => {
    const name = statementName(text);
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
  return new Proxy(client, { get: (target, property) => (property === 'query' ? query : Reflect.get(target, property)) });
};

const postgres = (connectionString: string, queryPatience: number | undefined): Dialect => {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    application_name: 'catalogue-console',
    // Counts and sizes as numbers, as SQLite gives them; they stay far below 2^53.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format === 'binary' ? 'text' : format),
    },
  });
  // A connection that breaks, idle or between two queries of a transaction: without a listener the process would end. Its next query
  // fails, and the pool opens another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Its turn comes before whatever the connection was opened for. Short queries gain nothing from compiled plans, and long ones lose.
    const settings = [`set jit = off`, ...(queryPatience === undefined ? [] : [`set statement_timeout = ${queryPatience}`])];
    client.query(settings.join('; ')).catch(() => undefined);
  });
  return new PostgresDialect({ pool: { connect: async () => keepPlans(await pool.connect()), end: () => pool.end() } });
};

/**
 * Opens the database with all its tables; a SQLite file is made when it is not there.
 * @param target path of the SQLite file, ':memory:', or the address of a PostgreSQL database
 * @param queryPatience after so many milliseconds PostgreSQL gives up a query, but none of the steps that bring the tables up to date
 * @returns the database; `destroy()` closes it. Inside a transaction a query must use the transaction's own handle: SQLite has one connection.
 */
export async function openDatabase(target: string, queryPatience?: number): Promise<Kysely<Database>> {
  const remote = isPostgresUrl(target);
  const plugins: KyselyPlugin[] = [new CamelCasePlugin(), ...(remote ? [new WithoutNul()] : [])];
  const open = (patience?: number) =>
    new Kysely<Database>({ dialect: remote ? postgres(target, patience) : sqlite(target), plugins });
  const database = open();
  try {
    await migrateToLatest(database);
    if (!remote || queryPatience === undefined) return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  await database.destroy();
  return open(queryPatience);
}
