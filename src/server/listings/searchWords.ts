import { type Kysely, sql } from 'kysely';
import type { LookupName } from '../../contract/kinds';
import { type Parameters, runPrepared } from '../database/prepare';
import type { Database } from '../database/schema';
import { allWords, countHolding, holdsWord, type TermQuery } from '../database/search';
import { driveBy, type SearchTerm, shapeOf, type Word } from '../database/searchTerm';
import { referenceColumn, type StoredKind } from './storedKind';

/** The references by whose names too records of a kind are found: the field, and the kind it points to. */
export const foundBy = ({ references, foundThrough }: StoredKind): [field: string, target: LookupName][] =>
  Object.entries(references).filter(([field]) => foundThrough.includes(field));

/** Condition on the rows of a kind: these words stand in its own text or in that of what it is found through, each wherever it is. */
export const holdsSomewhere = (kind: StoredKind, query: TermQuery, words: readonly number[]) => {
  const places = (word: number) => [
    holdsWord(query, kind.table, word),
    ...foundBy(kind).map(
      ([field, target]) =>
        sql`exists (select 1 from ${sql.table(target)} where ${sql.ref(`${target}.id`)} = ${sql.ref(
          `${kind.table}.${referenceColumn(field)}`,
        )} and ${holdsWord(query, target, word)})`,
    ),
  ];
  if (words.length === 0) return sql`1 = 1`;
  return sql.join(
    words.map((word) => sql`(${sql.join(places(word), sql` or `)})`),
    sql` and `,
  );
};

/** Counted up to so many; what holds more counts as `MANY`. */
const COUNTED = { own: 5_001, references: 2_001 };
const MANY = { own: 100_000, references: 20_000 };
/** Records that point to one, about. */
const POINTING = 20;
/** By each further word the own texts that hold all of them are fewer, about. */
const FEWER = 4;

const least = (counted: unknown, most: number, many: number) => (Number(counted) >= most ? many : Number(counted));

/**
 * Chooses the words that records are looked up by. Any of them do: a record holds all of those itself, or what it points to holds one. By
 * more words fewer texts of its own fit and more of what it points to, of which a word as 'the' would bring up thousands.
 */
export const withDrivingWords = async (database: Kysely<Database>, kind: StoredKind, term: SearchTerm): Promise<SearchTerm> => {
  const through = foundBy(kind);
  if (through.length === 0 || term.driving < 2) return term;
  const shape = shapeOf(term);
  const candidates = term.words.slice(0, term.driving);
  const [counts = {}] = await runPrepared(
    database,
    `words of ${kind.name} ${shape.words} ${shape.driving} ${shape.spellings}`,
    (parameter: Parameters<SearchTerm>) => {
      const query: TermQuery = { database, term: parameter, shape };
      const columns = allWords(query)
        .slice(0, shape.driving)
        .flatMap((word) => [
          countHolding(query, kind.table, word, COUNTED.own).as(`own${word}`),
          ...through.map(([field, target]) => countHolding(query, target, word, COUNTED.references).as(`${field}${word}`)),
        ]);
      return database.selectNoFrom(columns).$castTo<Record<string, unknown>>();
    },
    term,
    false,
  );
  const counted = candidates.map((word, index) => ({
    word,
    own: least(counts[`own${index}`], COUNTED.own, MANY.own),
    references: through.reduce((sum, [field]) => sum + least(counts[`${field}${index}`], COUNTED.references, MANY.references), 0),
  }));
  return driveBy(term, cheapest(counted));
};

interface Counted {
  word: Word;
  own: number;
  references: number;
}

/** Those of the words, from the one with the fewest references on, by which the fewest records are looked at. */
const cheapest = (counted: readonly Counted[]): Word[] => {
  const inOrder = counted.toSorted((one, other) => one.references - other.references);
  let best = { cost: Number.POSITIVE_INFINITY, words: 1 };
  let [own, references] = [Number.POSITIVE_INFINITY, 0];
  for (const [index, each] of inOrder.entries()) {
    own = Math.min(own, each.own);
    references += each.references;
    const cost = own / FEWER ** index + references * POINTING;
    if (cost < best.cost) best = { cost, words: index + 1 };
  }
  return inOrder.slice(0, best.words).map(({ word }) => word);
};
