import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { Database } from './schema';

/** The database, or a transaction on it. */
type Handle = Kysely<Database> | Transaction<Database>;

/** An address of a PostgreSQL server, such as postgres://user:password@db.example.org/catalogue; all else is the path of a SQLite file. */
export const isPostgresUrl = (target: string): boolean => /^postgres(?:ql)?:\/\//.test(target);

/** Tells whether a handle speaks to PostgreSQL. Asked where the two differ: search, migrations, locks; never by a call's own code. */
export const isPostgres = (handle: Handle): boolean => handle.getExecutor().adapter instanceof PostgresAdapter;
