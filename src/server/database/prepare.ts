import { type CompiledQuery, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { isPostgres } from './engine';
import type { Database } from './schema';

type Handle = Kysely<Database> | Transaction<Database>;

/** A place in a query whose value is another one in each run. */
class Place<V> {
  constructor(readonly valueIn: (values: V) => unknown) {}
}

/** Makes a place for what it picks of a run's values. */
export type Values<V> = (pick: (values: V) => unknown) => RawBuilder<unknown>;

/** What `make` makes of a kind, made once for each. */
export const once = <K extends object, T>(make: (kind: K) => T): ((kind: K) => T) => {
  const made = new WeakMap<K, { it: T }>();
  return (kind) => {
    const found = made.get(kind) ?? { it: make(kind) };
    made.set(kind, found);
    return found.it;
  };
};

/** The texts of prepared queries on PostgreSQL, and the name under which a connection keeps what it made of each. */
const names = new Map<string, string>();

/** The name of a prepared query, undefined for any other. */
export const preparedName = (text: string): string | undefined => names.get(text);

/** Names a column of a prepared query. */
export const as = (column: RawBuilder<unknown>, name: string): RawBuilder<unknown> => sql`${column} as ${sql.raw(`"${name}"`)}`;

const plain = once((handle: Handle): Handle => handle.withoutPlugins());

/**
 * A query that is put together once for each engine and run often: putting together what the busiest calls ask takes longer than asking it.
 * @param build gives the query; it may depend on the engine and on nothing else of the handle. What changes from run to run stands in places.
 * Its columns are named by `as`, in the words of the rows: nothing renames them on their way, which for a hundred rows takes longer than reading.
 * @returns the way to run it, with the values of the run; its rows. Texts among them go to the database as they are: U+0000 must be gone.
 */
export const prepare = <V, R>(build: (handle: Handle, values: Values<V>) => RawBuilder<R>) => {
  const compiled = new Map<boolean, CompiledQuery<R>>();
  const place: Values<V> = (pick) => sql`${new Place(pick)}`;
  return async (handle: Handle, values: V): Promise<R[]> => {
    const engine = isPostgres(handle);
    const query = compiled.get(engine) ?? build(handle, place).compile(handle);
    compiled.set(engine, query);
    if (engine && !names.has(query.sql)) names.set(query.sql, `prepared-${names.size}`);
    const parameters = query.parameters.map((each) => (each instanceof Place ? each.valueIn(values) : each));
    return (await plain(handle).executeQuery<R>({ ...query, parameters })).rows;
  };
};
