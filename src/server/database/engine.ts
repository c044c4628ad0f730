import { type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from './schema';

/** The address of a PostgreSQL server, such as postgres://user:password@db.example.org/catalogue; all else is the path of a SQLite file. */
export const isPostgresUrl = (target: string): boolean => /^postgres(?:ql)?:\/\//.test(target);

export const isPostgres = (database: Kysely<Database>): boolean => database.getExecutor().adapter instanceof PostgresAdapter;
