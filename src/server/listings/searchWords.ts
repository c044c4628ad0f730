import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LookupName } from '../../contract/kinds';
import { isPostgres } from '../database/engine';
import { type Parameters, runPrepared } from '../database/prepare';
import type { Database } from '../database/schema';
import {
  allWords,
  countHolding,
  drivingWords,
  holdsWord,
  holdsWordIn,
  NEWEST_FIRST,
  newestFirstFrom,
  otherWords,
  seqsHolding,
  type TermQuery,
} from '../database/search';
import { driveBy, type SearchTerm, shapeOf } from '../database/searchTerm';
import { referenceColumn, type StoredKind } from './storedKind';

type Query = RawBuilder<unknown>;

/** The references by whose names too records of a kind are found: the field, and the kind it points to. */
export const foundBy = ({ references, foundThrough }: StoredKind): [field: string, target: LookupName][] =>
  Object.entries(references).filter(([field]) => foundThrough.includes(field));

const either = (conditions: readonly Query[]): Query => sql`(${sql.join(conditions, sql` or `)})`;
const all = (conditions: readonly Query[]): Query =>
  conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`;

/** The column of a kind's rows that points to another record. */
const pointer = (kind: StoredKind, field: string) => sql.ref(`${kind.table}.${referenceColumn(field)}`);

/**
 * The newest records of a kind that hold all words, each in any of its texts: id and created_at, read one by one from the newest on. What many
 * records hold is found at once in this way.
 * @param most how many of the newest are read, or undefined for all
 * @param wanted at most so many hits
 */
export const newestHolding = (
  kind: StoredKind,
  query: TermQuery,
  state: Expression<SqlBool>,
  most: number | undefined,
  wanted: number,
): Query => {
  // One look at each reference serves all words.
  const names = foundBy(kind).map(
    ([field, target]) =>
      [
        sql.id(`${field}Text`),
        sql`(select search_text from ${sql.table(target)} where ${sql.ref(`${target}.id`)} = ${pointer(kind, field)})`,
      ] as const,
  );
  const columns = [sql`id, created_at, search_text`, ...names.map(([name, text]) => sql`${text} as ${name}`)];
  const newest = sql`select ${sql.join(columns)} from ${newestFirstFrom(query.database, kind.table)} where ${state}
    order by ${NEWEST_FIRST}${most === undefined ? sql`` : sql` limit ${sql.lit(most)}`}`;
  const texts = [sql`search_text`, ...names.map(([name]) => name)];
  const holds = allWords(query).map((word) => either(texts.map((text) => holdsWordIn(query, text, word))));
  return sql`select id, created_at from (${newest}) as newest where ${all(holds)} order by ${NEWEST_FIRST} limit ${sql.lit(wanted)}`;
};

/** Condition on the rows of a kind, looked at one by one: each of these words stands somewhere in its texts. */
const holdSomewhere = (kind: StoredKind, query: TermQuery, words: readonly number[]): Query =>
  all(
    words.map((word) =>
      either([
        holdsWord(query, kind.table, word),
        ...foundBy(kind).map(
          ([field, target]) =>
            sql`exists (select 1 from ${sql.table(target)} where ${sql.ref(`${target}.id`)} = ${pointer(kind, field)}
              and ${holdsWord(query, target, word)})`,
        ),
      ]),
    ),
  );

/** The same of the words that drive, by the indexes alone: who reads the rows of one word to look for the others reads far more. */
const findSomewhere = (kind: StoredKind, query: TermQuery, words: readonly number[]): Query => {
  const { table } = kind;
  if (isPostgres(query.database))
    return all(
      words.map((word) =>
        either([
          holdsWord(query, table, word),
          ...foundBy(kind).map(
            ([field, target]) =>
              sql`${pointer(kind, field)} = any (array(select id from ${sql.table(target)} where ${holdsWord(query, target, word)}))`,
          ),
        ]),
      ),
    );
  const seqs = words.map((word) => {
    const places = [
      seqsHolding(query, table, word),
      ...foundBy(kind).map(
        ([field, target]) =>
          sql`select seq from ${sql.table(table)} where ${pointer(kind, field)} in
            (select id from ${sql.table(target)} where seq in (${seqsHolding(query, target, word)}))`,
      ),
    ];
    return sql`select * from (${sql.join(places, sql` union all `)})`;
  });
  return sql`${sql.ref(`${table}.seq`)} in (${sql.join(seqs, sql` intersect `)})`;
};

/** The newest records of a kind that hold all words, each in any of its texts, by the words that drive: id and created_at, at most `wanted`. */
export const foundHolding = (kind: StoredKind, query: TermQuery, state: Expression<SqlBool>, wanted: number): Query =>
  sql`select id, created_at from ${sql.table(kind.table)} where ${findSomewhere(kind, query, drivingWords(query))}
    and ${holdSomewhere(kind, query, otherWords(query))} and ${state} order by ${NEWEST_FIRST} limit ${sql.lit(wanted)}`;

/** A word that more records hold than that, about, is looked for in what the others bring up. */
const MANY = 30_000;
/** Records that point to one, about. */
const POINTING = 20;

/**
 * Chooses the words that SQLite looks records up by: those that few records hold, or the one that the fewest do. PostgreSQL chooses by itself,
 * by what it knows of its tables.
 */
export const withDrivingWords = async (database: Kysely<Database>, kind: StoredKind, term: SearchTerm): Promise<SearchTerm> => {
  if (isPostgres(database) || term.driving < 2) return term;
  const through = foundBy(kind);
  const shape = shapeOf(term);
  const [counts = {}] = await runPrepared(
    database,
    `words of ${kind.name} ${shape.words} ${shape.driving} ${shape.spellings}`,
    (parameter: Parameters<SearchTerm>) => {
      const query: TermQuery = { database, term: parameter, shape };
      const columns = drivingWords(query).flatMap((word) => [
        countHolding(query, kind.table, word, MANY).as(`own${word}`),
        ...through.map(([field, target]) => countHolding(query, target, word, MANY / POINTING).as(`${field}${word}`)),
      ]);
      return database.selectNoFrom(columns).$castTo<Record<string, unknown>>();
    },
    term,
  );
  const counted = term.words.slice(0, term.driving).map((word, index) => ({
    word,
    records: through.reduce((sum, [field]) => sum + Number(counts[`${field}${index}`]) * POINTING, Number(counts[`own${index}`])),
  }));
  const [rarest, ...others] = counted.toSorted((one, other) => one.records - other.records);
  return driveBy(
    term,
    [rarest, ...others.filter(({ records }) => records < MANY)].flatMap((each) => each?.word ?? []),
  );
};
