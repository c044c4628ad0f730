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

/**
 * A query that is put together once for each engine and run often: putting together what the busiest calls ask takes longer than asking it.
 * @param build gives the query; it may depend on the engine and on nothing else of the handle. What changes from run to run stands in places.
 * @returns the way to run it, with the values of the run; its rows. Texts among them go to the database as they are: U+0000 must be gone.
 */
export const prepare = <V, R>(build: (handle: Handle, values: Values<V>) => RawBuilder<R>) => {
  const compiled = new Map<boolean, CompiledQuery<R>>();
  const place: Values<V> = (pick) => sql`${new Place(pick)}`;
  return async (handle: Handle, values: V): Promise<R[]> => {
    const engine = isPostgres(handle);
    const query = compiled.get(engine) ?? build(handle, place).compile(handle);
    compiled.set(engine, query);
    const parameters = query.parameters.map((each) => (each instanceof Place ? each.valueIn(values) : each));
    return (await handle.executeQuery<R>({ ...query, parameters })).rows;
  };
};

/** What `make` makes of a kind, made once for each. */
export const once = <K extends object, T>(make: (kind: K) => T): ((kind: K) => T) => {
  const made = new WeakMap<K, { it: T }>();
  return (kind) => {
    const found = made.get(kind) ?? { it: make(kind) };
    made.set(kind, found);
    return found.it;
  };
};
