import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { isPostgres } from './engine';
import type { Database, SearchableTable } from './schema';
import { fold } from './searchText';

/** The trigram index knows nothing of shorter terms. */
const INDEXED_LENGTH = 3;

/** Signs after which a new word starts; a term that matches there comes before one that matches inside a word. */
const WORD_STARTS = [' ', '-', '/', '(', '[', '"', "'", '.', ',', '#', '&', '+', '¿', '¡', '«', '“', '‘', '「', '『'];

/** A term as people typed it, made ready for search: folded, and its LIKE form with %, _ and \ standing for themselves. */
export interface SearchTerm {
  folded: string;
  literal: string;
}

/** Undefined for a term that holds nothing to search for, which finds nothing. */
export const searchTerm = (typed: string): SearchTerm | undefined => {
  const folded = fold(typed);
  return folded === '' ? undefined : { folded, literal: folded.replace(/[\\%_]/g, '\\$&') };
};

const contains = (column: RawBuilder<unknown>, pattern: string) => sql<boolean>`${column} like ${pattern} escape '\\'`;

/**
 * Condition on the rows of `table` whose search text holds the term. Terms of three characters or more go through the trigram index:
 * PostgreSQL finds it by itself, SQLite's is a table of its own. Shorter terms read the texts.
 */
export const matches = (
  handle: Kysely<Database> | Transaction<Database>,
  table: SearchableTable,
  term: SearchTerm,
): RawBuilder<boolean> => {
  const { folded, literal } = term;
  if (isPostgres(handle) || [...folded].length < INDEXED_LENGTH) return contains(sql.ref(`${table}.searchText`), `%${literal}%`);
  const index = sql.table(`${table}Search`);
  const phrase = `"${folded.replaceAll('"', '""')}"`;
  return sql<boolean>`${sql.ref(`${table}.seq`)} in (select rowid from ${index} where ${index} match ${phrase})`;
};

/** Order of the found rows: 0 the whole text, 1 its beginning, 2 the beginning of a word, 3 anywhere else. */
export const matchRank = (table: SearchableTable, { literal }: SearchTerm): RawBuilder<number> => {
  const lines = sql`(${'\n'} || ${sql.ref(`${table}.searchText`)} || ${'\n'})`;
  const wordStart = sql.join(
    WORD_STARTS.map((sign) => contains(lines, `%${sign}${literal}%`)),
    sql` or `,
  );
  return sql<number>`case when ${contains(lines, `%\n${literal}\n%`)} then 0 when ${contains(lines, `%\n${literal}%`)} then 1 when ${wordStart} then 2 else 3 end`;
};
