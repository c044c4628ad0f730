import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import { AD_NEWS_KINDS, KINDS, LISTING_KINDS } from '../../contract/kinds';
import { isPostgres } from './engine';
import { tableOf } from './recordTables';
import type { Database, SearchableTable } from './schema';
import { searchTextFrom } from './searchText';
import { transact } from './transact';

/** Rows that one step looks at, and changes: a call waits for no more than one step. */
const MOST_READ = 1_000;
const MOST_CHANGED = 50;
/** Milliseconds between two steps, at least; and as long as a step took, so that calls have half of the time. */
const PAUSE = 2;
/** Milliseconds until the next try when the database was away. */
const PATIENCE = 5_000;

type Names = readonly (readonly string[])[];

/** The texts that name the records of each table. */
const NAMES: ReadonlyMap<string, Names> = new Map<SearchableTable, Names>([
  ...[...LISTING_KINDS, ...AD_NEWS_KINDS].map(({ name, names }) => [tableOf(name), names] as const),
  ['users', KINDS.users.names],
]);

const behind = new WeakSet<Kysely<Database>>();

/** Whether search texts are left that were folded as before: a search then looks for either. */
export const isBehind = (database: Kysely<Database>): boolean => behind.has(database);

/** A row as the step has it: `searchText`, and the names of its kind. */
type Row = Readonly<Record<string, string | null>> & { id: string };

/** What of a row is to be changed: names into NFC, as they are stored today, and its search text. */
const changesOf = (names: Names, row: Row) => {
  const composed: Record<string, string> = {};
  for (const field of names.flat()) {
    const text = row[field];
    if (typeof text === 'string') composed[field] = text.normalize('NFC');
  }
  const wanted: Record<string, string> = { ...composed, searchText: searchTextFrom(names, composed) };
  return Object.fromEntries(Object.entries(wanted).filter(([field, text]) => row[field] !== text));
};

/**
 * Makes the search texts of the next rows anew, and notes how far it came: all of it, or nothing. Several processes take turns.
 * @returns false when nothing was left
 */
const step = async (transaction: Transaction<Database>): Promise<boolean> => {
  const tables = transaction.withTables<Record<string, Record<string, string | null>>>();
  const lock = isPostgres(transaction);
  const work = await transaction
    .selectFrom('searchWork')
    .selectAll()
    .orderBy('tableName')
    .limit(1)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (work === undefined) return false;
  const { tableName, doneTo } = work;
  const names = NAMES.get(tableName) ?? [];
  const rows = await tables
    .selectFrom(tableName)
    .select(['id', 'searchText', ...names.flat()])
    .where('id', '>', doneTo)
    .orderBy('id')
    .limit(MOST_READ)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .$castTo<Row>()
    .execute();
  let changed = 0;
  let last = doneTo;
  for (const row of rows) {
    if (changed === MOST_CHANGED) break;
    const changes = changesOf(names, row);
    if (Object.keys(changes).length > 0) {
      await tables.updateTable(tableName).set(changes).where('id', '=', row.id).execute();
      changed += 1;
    }
    last = row.id;
  }
  const isEnd = rows.length < MOST_READ && last === (rows.at(-1)?.id ?? doneTo);
  if (isEnd) await transaction.deleteFrom('searchWork').where('tableName', '=', tableName).execute();
  else await transaction.updateTable('searchWork').set({ doneTo: last }).where('tableName', '=', tableName).execute();
  return true;
};

/**
 * Goes on, in the background, with what is left of making search texts anew; a killed process leaves the rest to the next start, and several
 * on one database share it. Meanwhile `isBehind` is true.
 * @returns ends the work behind the step that runs, before the database is closed; and a promise of its end
 */
export async function remakeSearchTexts(
  database: Kysely<Database>,
  log: Logger,
): Promise<{ stop: () => Promise<void>; done: Promise<void> }> {
  const { left } = await database
    .selectFrom('searchWork')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  const stopping = new AbortController();
  const rest = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  const work = async () => {
    if (Number(left) === 0) return;
    behind.add(database);
    log.info('search texts are made anew');
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      try {
        if (!(await transact(database, step))) break;
        await rest(Math.max(PAUSE, performance.now() - begun));
      } catch (error) {
        log.warn({ err: error }, 'search texts not made anew');
        await rest(PATIENCE);
      }
    }
    if (stopping.signal.aborted) return;
    behind.delete(database);
    log.info('search texts were made anew');
  };
  const done = work();
  const stop = () => {
    stopping.abort();
    return done;
  };
  return { stop, done };
}
