import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from './engine';
import type { Parameters } from './prepare';
import type { Database, SearchableTable } from './schema';
import { literal, type SearchTerm, shapeOf, type TermShape } from './searchTerm';

/** So many first characters of a search text are in the index of beginnings (see migrations/searchIndex.ts). */
const BEGINNING = 100;
/** Behind every text that begins like another one. */
const LAST = '\u{10ffff}';
/** Signs after which a new word starts; a term that stands there comes before one that stands inside a word. */
const WORD_STARTS = [' ', '-', '/', '(', '[', '"', "'", '.', ',', '#', '&', '+', '¿', '¡', '「', '『'];

/** How a query speaks of its term: on which engine, by which parameters, and of what shape. */
export interface TermQuery {
  database: Kysely<Database>;
  term: Parameters<SearchTerm>;
  shape: TermShape;
}

/** A query about a term that is known already. */
export const queryOf = (database: Kysely<Database>, term: SearchTerm): TermQuery => ({
  database,
  term: (pick) => sql`${pick(term)}`,
  shape: shapeOf(term),
});

type Condition = RawBuilder<boolean>;

/** Order of the records of a kind. */
export const NEWEST_FIRST = sql`created_at desc, id desc`;

const upTo = (end: number, start = 0) => Array.from({ length: end - start }, (_, index) => start + index);
const joined = (conditions: readonly Condition[], by: 'and' | 'or'): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, by === 'and' ? sql` and ` : sql` or `)})`;

const textIn = (table: SearchableTable) => sql.ref<string>(`${table}.searchText`);
const like = (text: RawBuilder<unknown>, pattern: RawBuilder<string>) => sql<boolean>`${text} like ${pattern} escape '\\'`;

const spellingOf = ({ words }: SearchTerm, word: number, spelling: number) => words[word]?.spellings[spelling] ?? '';

/** Condition on a text that is looked at by itself: it holds the word of this number. */
export const holdsWordIn = ({ database, term, shape }: TermQuery, text: RawBuilder<unknown>, word: number): Condition =>
  joined(
    upTo(shape.spellings).map((spelling) =>
      isPostgres(database)
        ? like(
            text,
            term((each) => `%${literal(spellingOf(each, word, spelling))}%`),
          )
        : sql`instr(${text}, ${term((each) => spellingOf(each, word, spelling))}) > 0`,
    ),
    'or',
  );

/** The same of the search text of `table`. */
export const holdsWord = (query: TermQuery, table: SearchableTable, word: number): Condition =>
  holdsWordIn(query, textIn(table), word);

/** Condition on rows that are looked at one by one: the search text of `table` holds all words that drive. */
export const holdsDriving = (query: TermQuery, table: SearchableTable): Condition =>
  joined(
    drivingWords(query).map((word) => holdsWord(query, table, word)),
    'and',
  );

/** The numbers of the words that drive, and of those that do not. */
export const drivingWords = ({ shape }: TermQuery): number[] => upTo(shape.driving);
export const otherWords = ({ shape }: TermQuery): number[] => upTo(shape.words, shape.driving);
export const allWords = ({ shape }: TermQuery): number[] => upTo(shape.words);

const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;
const anyOf = (spellings: readonly string[]) => `(${[...new Set(spellings)].map(phrase).join(' OR ')})`;

/** Rows of SQLite's own index that match. */
const matching = (table: SearchableTable, match: RawBuilder<unknown>) => {
  const index = sql.table(`${table}Search`);
  return sql`select rowid from ${index} where ${index} match ${match}`;
};

/** All words that drive, as SQLite's index takes them. */
const matchDriving = ({ term }: TermQuery) =>
  term(({ words, driving }) =>
    words
      .slice(0, driving)
      .map(({ spellings }) => anyOf(spellings))
      .join(' AND '),
  );

/** SQLite: `seq` of the rows of `table` whose search text holds the word of this number, an indexed one. */
export const seqsHolding = (query: TermQuery, table: SearchableTable, word: number): RawBuilder<unknown> =>
  matching(
    table,
    query.term(({ words }) => anyOf(words[word]?.spellings ?? [])),
  );

/**
 * Condition on the rows of `table` whose search text holds all words that drive. Where they are long enough it goes through the trigram index:
 * PostgreSQL finds it by itself, SQLite's is a table of its own. Shorter words read the texts.
 */
export const findsDriving = (query: TermQuery, table: SearchableTable): Condition => {
  if (isPostgres(query.database) || !query.shape.indexed) return holdsDriving(query, table);
  return sql`${sql.ref(`${table}.seq`)} in (${matching(table, matchDriving(query))})`;
};

/**
 * The rows of `table` whose search text holds all words that drive, one after the other: who takes the first few spares SQLite the search for
 * the others, which a condition would not.
 * @returns what stands behind `from`, a condition, and the order in which the newest of very many come at once
 */
export const streamDriving = (
  query: TermQuery,
  table: SearchableTable,
): { from: RawBuilder<unknown>; holds: Condition; newestFrom: RawBuilder<unknown>; newestFirst: RawBuilder<unknown> } => {
  if (isPostgres(query.database) || !query.shape.indexed) {
    const holds = holdsDriving(query, table);
    return { from: sql.table(table), holds, newestFrom: newestFirstFrom(query.database, table), newestFirst: NEWEST_FIRST };
  }
  const index = `${table}Search`;
  const from = sql`${sql.table(index)} cross join ${sql.table(table)} on ${sql.ref(`${table}.seq`)} = ${sql.ref(`${index}.rowid`)}`;
  // The index gives them by when they were written, which is the order of their making but for what was brought back.
  const newestFirst = sql`${sql.ref(`${index}.rowid`)} desc`;
  return { from, holds: sql`${sql.table(index)} match ${matchDriving(query)}`, newestFrom: from, newestFirst };
};

/** SQLite: the number of rows of `table` whose search text holds the word of this number, an indexed one; counted up to `most`. */
export const countHolding = (query: TermQuery, table: SearchableTable, word: number, most: number): RawBuilder<number> =>
  sql<number>`(select count(*) from (${seqsHolding(query, table, word)} limit ${sql.lit(most)}) as counted)`;

/** Condition on the rows of `table` that have a line, not the first one, which begins with the term: through the trigram index. */
export const hasLineOfTerm = ({ database, term, shape }: TermQuery, table: SearchableTable): Condition =>
  isPostgres(database) || !shape.indexed
    ? like(
        textIn(table),
        term(({ folded }) => `%\n${literal(folded)}%`),
      )
    : sql`${sql.ref(`${table}.seq`)} in (${matching(
        table,
        term(({ folded }) => phrase(`\n${folded}`)),
      )})`;

/** Condition on the rows whose search text begins with the term, through the index of beginnings. */
export const beginsWithTerm = ({ database, term }: TermQuery, table: SearchableTable): Condition => {
  const text = textIn(table);
  const beginning = sql`substr(${text}, 1, ${sql.lit(BEGINNING)})${isPostgres(database) ? sql` collate "C"` : sql``}`;
  const first = (folded: string) => [...folded].slice(0, BEGINNING).join('');
  // No LIKE, for which PostgreSQL would look through the trigram index.
  return sql`(${beginning} >= ${term(({ folded }) => first(folded))} and ${beginning} < ${term(({ folded }) => first(folded) + LAST)}
    and substr(${text}, 1, ${term(({ folded }) => [...folded].length)}) = ${term(({ folded }) => folded)})`;
};

/** Of `matchRank`: the words of the term stand here and there. What is found by other texts alone comes behind it. */
export const APART_RANK = 4;
export const LAST_RANK = 5;

/**
 * Rank of a found text, best first: 0 a whole line of it is the term, 1 a line begins with it, 2 a word does, 3 it stands inside a word, 4 its
 * words stand here and there.
 */
export const matchRank = ({ database, term, shape }: TermQuery, text: RawBuilder<unknown>): RawBuilder<number> => {
  const lines = sql`(${sql.lit('\n')} || ${text} || ${sql.lit('\n')})`;
  const holds = (before: string, after = '') =>
    like(
      lines,
      term(({ folded }) => `%${before}${literal(folded)}${after}%`),
    );
  // As one list where that can be: PostgreSQL reads and plans each condition anew in every search.
  const wordStart = isPostgres(database)
    ? sql`${lines} like any (${term(({ folded }) => WORD_STARTS.map((sign) => `%${sign}${literal(folded)}%`))}::text[])`
    : sql.join(
        WORD_STARTS.map((sign) => holds(sign)),
        sql` or `,
      );
  const ranks = sql`when ${holds('\n', '\n')} then 0 when ${holds('\n')} then 1 when ${wordStart} then 2`;
  return shape.words === 1 && shape.spellings === 1
    ? sql<number>`case ${ranks} else 3 end`
    : // In most of what several words find they stand apart: one look spares the others.
      sql<number>`case when not ${holds('')} then ${sql.lit(APART_RANK)} ${ranks} else 3 end`;
};

/** The table, read from its newest row on where the order asks for that; SQLite would sort all of it instead. */
export const newestFirstFrom = (database: Kysely<Database>, table: SearchableTable): RawBuilder<unknown> =>
  isPostgres(database) ? sql.table(table) : sql`${sql.table(table)} indexed by ${sql.id(`${table}Newest`)}`;
