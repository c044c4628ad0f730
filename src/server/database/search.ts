import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engine';
import type { Parameters } from './prepare';
import type { Database, SearchableTable } from './schema';
import { fold } from './searchText';

/** The trigram index knows nothing of shorter terms. */
const INDEXED_LENGTH = 3;
/** So many first characters of a search text are in the index of beginnings (see migrations/searchIndex.ts). */
const BEGINNING = 100;
/** Behind every text that begins like another one. */
const LAST = '\u{10ffff}';
/** Signs after which a new word starts; a term that stands there comes before one that stands inside a word. */
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

/** Whether the trigram index helps to find the term. */
export const isIndexed = ({ folded }: SearchTerm): boolean => [...folded].length >= INDEXED_LENGTH;

/** How a query speaks of its term: on which engine, by which parameters, and whether through the trigram index. */
export interface TermQuery {
  database: Kysely<Database>;
  term: Parameters<SearchTerm>;
  indexed: boolean;
}

/** A query about a term that is known already. */
export const queryOf = (database: Kysely<Database>, term: SearchTerm): TermQuery => ({
  database,
  term: (pick) => sql`${pick(term)}`,
  indexed: isIndexed(term),
});

const textIn = (table: SearchableTable) => sql.ref<string>(`${table}.searchText`);
const like = (text: RawBuilder<unknown>, pattern: RawBuilder<string>) => sql<boolean>`${text} like ${pattern} escape '\\'`;

/**
 * Condition on the rows of `table` whose search text holds the term. Terms of three characters or more go through the trigram index:
 * PostgreSQL finds it by itself, SQLite's is a table of its own. Shorter terms read the texts.
 * @param before stands directly before the term
 */
export const findsTerm = ({ database, term, indexed }: TermQuery, table: SearchableTable, before = ''): RawBuilder<boolean> => {
  if (isPostgres(database) || !indexed)
    return like(
      textIn(table),
      term(({ literal }) => `%${before}${literal}%`),
    );
  const index = sql.table(`${table}Search`);
  const phrase = term(({ folded }) => `"${(before + folded).replaceAll('"', '""')}"`);
  return sql`${sql.ref(`${table}.seq`)} in (select rowid from ${index} where ${index} match ${phrase})`;
};

/** The same condition, for rows that are looked at one by one. */
export const holdsTerm = ({ database, term }: TermQuery, table: SearchableTable): RawBuilder<boolean> =>
  isPostgres(database)
    ? like(
        textIn(table),
        term(({ literal }) => `%${literal}%`),
      )
    : sql`instr(${textIn(table)}, ${term(({ folded }) => folded)}) > 0`;

/** Condition on the rows whose search text begins with the term, through the index of beginnings. */
export const beginsWithTerm = ({ database, term }: TermQuery, table: SearchableTable): RawBuilder<boolean> => {
  const text = textIn(table);
  const beginning = sql`substr(${text}, 1, ${sql.lit(BEGINNING)})${isPostgres(database) ? sql` collate "C"` : sql``}`;
  const first = (folded: string) => [...folded].slice(0, BEGINNING).join('');
  // No LIKE, for which PostgreSQL would look through the trigram index.
  return sql`(${beginning} >= ${term(({ folded }) => first(folded))} and ${beginning} < ${term(({ folded }) => first(folded) + LAST)}
    and substr(${text}, 1, ${term(({ folded }) => [...folded].length)}) = ${term(({ folded }) => folded)})`;
};

/** Rank of a found text, best first: 0 a whole line of it is the term, 1 a line begins with it, 2 a word does, 3 all else. */
export const matchRank = ({ database, term }: TermQuery, text: RawBuilder<unknown>): RawBuilder<number> => {
  const lines = sql`(${sql.lit('\n')} || ${text} || ${sql.lit('\n')})`;
  const holds = (before: string, after = '') =>
    like(
      lines,
      term(({ literal }) => `%${before}${literal}${after}%`),
    );
  // As one list where that can be: PostgreSQL reads and plans each condition anew in every search.
  const wordStart = isPostgres(database)
    ? sql`${lines} like any (${term(({ literal }) => WORD_STARTS.map((sign) => `%${sign}${literal}%`))}::text[])`
    : sql.join(
        WORD_STARTS.map((sign) => holds(sign)),
        sql` or `,
      );
  return sql<number>`case when ${holds('\n', '\n')} then 0 when ${holds('\n')} then 1 when ${wordStart} then 2 else 3 end`;
};

/** The table, read from its newest row on where the order asks for that; SQLite would sort all of it instead. */
export const newestFirstFrom = (database: Kysely<Database>, table: SearchableTable): RawBuilder<unknown> =>
  isPostgres(database) ? sql.table(table) : sql`${sql.table(table)} indexed by ${sql.id(`${table}Newest`)}`;
