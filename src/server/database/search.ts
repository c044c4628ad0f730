import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { isPostgres } from './engine';
import type { Values } from './prepare';
import type { Database, SearchableTable } from './schema';
import { fold } from './searchText';

type Handle = Kysely<Database> | Transaction<Database>;

/** The trigram index knows nothing of shorter terms. */
const INDEXED_LENGTH = 3;

/** So many first characters of a search text are in the index of beginnings. */
export const BEGINNING = 100;

/** Behind every text that begins like another one. */
const LAST = '\u{10ffff}';

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

/** A term that is known already, where a query wants to know it. */
export const known =
  (term: SearchTerm): Values<SearchTerm> =>
  (pick) =>
    sql`${pick(term)}`;

/** Whether the trigram index helps to find the term. */
export const isIndexed = ({ folded }: SearchTerm): boolean => [...folded].length >= INDEXED_LENGTH;

/** How a query speaks of its term: on which engine, by which values, and whether through the trigram index. */
export interface Sought {
  handle: Handle;
  term: Values<SearchTerm>;
  indexed: boolean;
}

const like = (column: RawBuilder<unknown>, pattern: RawBuilder<unknown>) => sql<boolean>`${column} like ${pattern} escape '\\'`;

/**
 * Condition on the rows of `table` whose search text holds the term. Terms of three characters or more go through the trigram index:
 * PostgreSQL finds it by itself, SQLite's is a table of its own. Shorter terms read the texts.
 * @param before stands directly before the term
 */
export const matches = ({ handle, term, indexed }: Sought, table: SearchableTable, before = ''): RawBuilder<boolean> => {
  if (isPostgres(handle) || !indexed)
    return like(
      sql.ref(`${table}.searchText`),
      term(({ literal }) => `%${before}${literal}%`),
    );
  const index = sql.table(`${table}Search`);
  const phrase = term(({ folded }) => `"${(before + folded).replaceAll('"', '""')}"`);
  return sql<boolean>`${sql.ref(`${table}.seq`)} in (select rowid from ${index} where ${index} match ${phrase})`;
};

/** The same condition, for rows that are looked at one by one. */
export const holds = ({ handle, term }: Sought, table: SearchableTable): RawBuilder<boolean> => {
  const column = sql.ref(`${table}.searchText`);
  if (isPostgres(handle))
    return like(
      column,
      term(({ literal }) => `%${literal}%`),
    );
  return sql<boolean>`instr(${column}, ${term(({ folded }) => folded)}) > 0`;
};

/** Whether a text begins with what `sought` picks of the term: no LIKE, for which PostgreSQL would look through the trigram index. */
const startsWith = (text: RawBuilder<unknown>, { term }: Sought, sought: (folded: string) => string) =>
  sql`substr(${text}, 1, ${term(({ folded }) => [...sought(folded)].length)}) = ${term(({ folded }) => sought(folded))}`;

/** Condition on the rows whose search text begins with the term, through the index of beginnings. */
export const begins = (sought: Sought, table: SearchableTable): RawBuilder<boolean> => {
  const { handle, term } = sought;
  const column = sql.ref(`${table}.searchText`);
  const beginning = sql`substr(${column}, 1, ${sql.lit(BEGINNING)})${isPostgres(handle) ? sql` collate "C"` : sql``}`;
  const first = (folded: string) => [...folded].slice(0, BEGINNING).join('');
  return sql<boolean>`(${beginning} >= ${term(({ folded }) => first(folded))} and ${beginning} < ${term(({ folded }) => first(folded) + LAST)}
    and ${startsWith(column, sought, (folded) => folded)})`;
};

/** Condition on the rows whose first line is the term. */
export const is = (sought: Sought, table: SearchableTable): RawBuilder<boolean> =>
  sql<boolean>`${startsWith(sql`(${sql.ref(`${table}.searchText`)} || ${sql.lit('\n')})`, sought, (folded) => `${folded}\n`)}`;

/** Order of found rows: 0 a whole line of the text, 1 the beginning of a line, 2 the beginning of a word, 3 anywhere else, or not at all. */
export const matchRank = ({ handle, term }: Omit<Sought, 'indexed'>, text: RawBuilder<unknown>): RawBuilder<number> => {
  const lines = sql`(${sql.lit('\n')} || ${text} || ${sql.lit('\n')})`;
  const found = (before: string, after = '') =>
    like(
      lines,
      term(({ literal }) => `%${before}${literal}${after}%`),
    );
  // As one list where that can be: PostgreSQL reads and plans each condition anew in every search.
  const wordStart = isPostgres(handle)
    ? sql`${lines} like any (${term(({ literal }) => WORD_STARTS.map((sign) => `%${sign}${literal}%`))}::text[])`
    : sql.join(
        WORD_STARTS.map((sign) => found(sign)),
        sql` or `,
      );
  return sql<number>`case when ${found('\n', '\n')} then 0 when ${found('\n')} then 1 when ${wordStart} then 2 else 3 end`;
};

/** The table, read from its newest row on where its order asks for that; SQLite would sort all of it instead. */
export const newestOf = (handle: Handle, table: SearchableTable): RawBuilder<unknown> =>
  isPostgres(handle) ? sql.table(table) : sql`${sql.table(table)} indexed by ${sql.id(`${table}Newest`)}`;
