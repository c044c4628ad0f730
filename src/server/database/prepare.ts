import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engine';
import type { Database } from './schema';

/** Stands in a compiled query for a value that is another one in each run. */
class Parameter<V> {
  constructor(readonly valueIn: (values: V) => unknown) {}
}

/** Makes a parameter of a prepared query: what it picks of a run's values. */
export type Parameters<V> = <T>(pick: (values: V) => T) => RawBuilder<T>;

const compiled = new Map<string, CompiledQuery>();
const statementNames = new Map<string, string>();

/** The name under which a connection to PostgreSQL keeps the plan of a prepared query; undefined for any other query. */
export const statementName = (text: string): string | undefined => statementNames.get(text);

// PostgreSQL takes no U+0000 in a text (see replaceNul.ts).
const withoutNul = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

/**
 * Runs a query that is put together and compiled once: for the busiest calls that takes longer than running it.
 * @param name of the query, at most 60 characters; two queries that differ in more than their parameters need two. Undefined for one of so
 * many forms that it is not worth keeping
 * @param build gives the query; what changes from run to run stands in parameters
 * @param keepsPlan false where the right plan depends on the parameters so much that PostgreSQL must not keep one for all
 */
export const runPrepared = async <V, R>(
  database: Kysely<Database>,
  name: string | undefined,
  build: (parameter: Parameters<V>) => Compilable<R>,
  values: V,
  keepsPlan = true,
): Promise<R[]> => {
  const key = `${isPostgres(database) ? 'postgres' : 'sqlite'} ${name}`;
  let query = compiled.get(key);
  if (query === undefined || name === undefined) {
    query = build((pick) => sql`${new Parameter(pick)}`).compile();
    if (name !== undefined) compiled.set(key, query);
    if (name !== undefined && keepsPlan) statementNames.set(query.sql, name);
  }
  const parameters = query.parameters.map((each) => withoutNul(each instanceof Parameter ? each.valueIn(values) : each));
  return (await database.executeQuery<R>({ ...query, parameters })).rows;
};
