import { type Dialect, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isSilent, isStatementLost } from '../errors/causes';
import { statementName } from './prepare';

const MOST_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 10_000;
/** From when on the system asks a silent connection whether its other end is still there. */
const KEEP_ALIVE_MS = 10_000;
/** So much later than PostgreSQL itself gives up a query one that does not even say so is given up here. */
const SILENCE_MS = 1_000;
const BIGINT = 20;

/**
 * Tells a connection to PostgreSQL itself from one to a pooler, which hands each transaction to another backend and can't be known by name:
 * a pooler gives its clients a number of its own, as it has to lead their cancellations to whichever backend they have by then.
 */
const hasOwnBackend = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === Reflect.get(client, 'processID');
};

/** The connections of a pool that keep between two queries what they are told. */
interface Kept {
  own: WeakSet<pg.ClientBase>;
  /** False once a connection had lost a prepared query: whatever stands between, it does not keep them. */
  areQueries: boolean;
}

const query = async (client: pg.PoolClient, kept: Kept, text: string, values: unknown[]) => {
  const name = kept.own.has(client) && kept.areQueries ? statementName(text) : undefined;
  try {
    // Under a name it is read, and where it can be planned, only once.
    return await (name === undefined ? client.query(text, values) : client.query({ name, text, values }));
  } catch (error) {
    // Its answer may still come, and would be taken for that of the next query.
    if (isSilent(error)) await client.end();
    if (name === undefined || !isStatementLost(error)) throw error;
    kept.areQueries = false;
    // A transaction has failed with it: that begins anew as a whole (transact.ts).
    if (client.getTransactionStatus() !== 'I') throw error;
    return client.query(text, values);
  }
};

const withQuery = (client: pg.PoolClient, kept: Kept): pg.PoolClient => {
  const own = (text: string, values: unknown[]) => query(client, kept, text, values);
  return new Proxy(client, { get: (target, property) => (property === 'query' ? own : Reflect.get(target, property)) });
};

/** Without the lock of migrations that Kysely takes for a connection: it would stay behind at a pooler. migrate.ts takes another. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}
class PooledDialect extends PostgresDialect {
  override createAdapter = () => new Adapter();
}

/**
 * PostgreSQL at this address, directly or behind a pooler. Prepared queries and settings of a connection are used only where it has a backend
 * of its own: behind a pooler they would be missing, or be everybody's.
 * @param queryTimeout milliseconds after which a query is given up, by PostgreSQL where it can be told so, else here; undefined never
 */
export const postgres = (connectionString: string, queryTimeout: number | undefined): Dialect => {
  const kept: Kept = { own: new WeakSet(), areQueries: true };
  // Short queries gain nothing from compiled plans, and long ones lose.
  const settings = [`set jit = off`, ...(queryTimeout === undefined ? [] : [`set statement_timeout = ${queryTimeout}`])].join(
    '; ',
  );
  const pool = new pg.Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    query_timeout: queryTimeout === undefined ? undefined : queryTimeout + SILENCE_MS,
    application_name: 'catalogue-console',
    // Counts and sizes as numbers, as SQLite gives them; they stay far below 2^53.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format === 'binary' ? 'text' : format),
    },
    // The pool waits for it.
    onConnect: async (client) => {
      client.on('error', () => undefined);
      if (!(await hasOwnBackend(client))) return;
      await client.query(settings);
      kept.own.add(client);
    },
  });
  // Without a listener a connection that breaks would end the process.
  pool.on('error', () => undefined);
  return new PooledDialect({ pool: { connect: async () => withQuery(await pool.connect(), kept), end: () => pool.end() } });
};
