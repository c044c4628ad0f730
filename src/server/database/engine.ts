import { type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from './schema';

export const isPostgresUrl = (target: string): boolean => /^postgres(?:ql)?:\/\//.test(target);

export const isPostgres = (database: Kysely<Database>): boolean => database.getExecutor().adapter instanceof PostgresAdapter;
