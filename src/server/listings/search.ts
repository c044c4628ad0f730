import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_LIMIT } from '../../contract/limits';
import { type Parameters, runPrepared } from '../database/prepare';
import type { Database } from '../database/schema';
import {
  APART_RANK,
  allWords,
  beginsWithTerm,
  findsDriving,
  hasLineOfTerm,
  holdsDriving,
  LAST_RANK,
  matchRank,
  newestFirstFrom,
  otherWords,
  streamDriving,
  type TermQuery,
} from '../database/search';
import { asItStands, isOneWord, type SearchTerm, searchTerm, shapeOf, type TermShape } from '../database/searchTerm';
import { isBehind } from '../database/searchTexts';
import { inState, type PublicationFilter, selectShown, shownOf } from './list';
import { foundBy, holdsSomewhere, withDrivingWords } from './searchWords';
import { type RecordRow, referenceColumn, type StoredKind } from './storedKind';

/**
 * Up to so many hits are all ranked. More are a crowd: of it those are that are the whole text or begin it, and the newest of the rest. Who
 * types what thousands of records hold looks for one of those, or types on. Hits by words that stand apart are all alike: the newest count.
 */
const MOST_RANKED = { one: 5_000, several: 1_000 };
const NEWEST_RANKED = 1_000;

type Query = RawBuilder<unknown>;

const NEWEST_FIRST = sql`created_at desc, id desc`;

/** What a search is made of beside its term. */
interface Sort {
  kind: StoredKind;
  isPublished: PublicationFilter;
  shape: TermShape;
  /** Names of the hits that are known to be crowds: of them the best are read. */
  crowds: readonly string[];
}

/** Hits by one text: the record's own, or that of a reference. */
interface Hits {
  name: string;
  /** Finds them in any order: id, created_at and what the rank is made of. */
  query: Query;
  rank: Query;
  /** What to read of a crowd: queries of the same columns, each with its order and the number it ends at. */
  ofCrowd: readonly { query: Query; order: Query; most: number }[];
}

/** Records whose own text holds all words that drive; the others stand anywhere. */
const ownHits = ({ kind, shape }: Sort, search: TermQuery, state: Query): Hits => {
  const isOne = shape.words === 1;
  const rank = isOne ? matchRank(search, sql.ref('searchText')) : sql.lit(APART_RANK);
  const columns = sql.join(['id', 'createdAt', 'searchText'].map((column) => sql.ref(`${kind.table}.${column}`)));
  const select = (condition: Query, from: Query = sql.table(kind.table)) =>
    sql`select ${columns} from ${from} where ${condition} and ${state}`;
  const begins = isOne ? [beginsWithTerm(search, kind.table)] : [];
  // A further name stands on a line of its own.
  if (isOne && kind.names.length > 1) begins.push(hasLineOfTerm(search, kind.table));
  const others = holdsSomewhere(kind, search, otherWords(search));
  const newest = select(
    sql`${holdsDriving(search, kind.table, 'and')} and ${others}`,
    newestFirstFrom(search.database, kind.table),
  );
  const { from, holds } = streamDriving(search, kind.table);
  return {
    name: 'own',
    query: select(sql`${holds} and ${others}`, from),
    rank,
    ofCrowd: [
      ...begins.map((begin) => ({ query: select(begin), order: sql`${rank}, ${NEWEST_FIRST}`, most: SEARCH_LIMIT })),
      { query: newest, order: NEWEST_FIRST, most: isOne ? NEWEST_RANKED : SEARCH_LIMIT },
    ],
  };
};

/** Records whose reference points to one that holds a word that drives, and which hold all words somewhere: all with the last rank. */
const hitsByReference = ({ kind }: Sort, search: TermQuery, state: Query, field: string, target: LookupName): Hits => {
  const [table, reference] = [sql.table(target), sql.ref(`${kind.table}.${referenceColumn(field)}`)];
  const all = holdsSomewhere(kind, search, search.shape.words === 1 ? [] : allWords(search));
  const select = (condition: Query, from: Query = sql.table(kind.table)) =>
    sql`select id, created_at from ${from} where ${condition} and ${all} and ${state}`;
  const holds = sql`exists (select 1 from ${table} where ${sql.ref(`${target}.id`)} = ${reference}
    and ${holdsDriving(search, target, 'or')})`;
  return {
    name: field,
    query: select(sql`${reference} in (select id from ${table} where ${findsDriving(search, target, 'or')})`),
    rank: sql.lit(LAST_RANK),
    ofCrowd: [{ query: select(holds, newestFirstFrom(search.database, kind.table)), order: NEWEST_FIRST, most: SEARCH_LIMIT }],
  };
};

/** Ids of the best hits, each with its rank. The rank -1 says that there is a crowd, which was not read; the id is then its name. */
const bestHits = (
  sort: Sort,
  database: Kysely<Database>,
  term: Parameters<SearchTerm>,
): AliasedExpression<{ id: string }, 'found'> => {
  const { kind, isPublished, shape, crowds } = sort;
  const most = shape.words === 1 ? MOST_RANKED.one : MOST_RANKED.several;
  const [search, state] = [{ database, term, shape }, sql`${inState(kind, isPublished)}`];
  const all = [
    ownHits(sort, search, state),
    ...foundBy(kind).map(([field, target]) => hitsByReference(sort, search, state, field, target)),
  ];
  const parts = all.flatMap(({ name, query, rank, ofCrowd }) => {
    const ranked = (from: Query) => sql`select id, created_at, ${rank} as match_rank from ${from}`;
    if (crowds.includes(name))
      return ofCrowd.map((best) => ranked(sql`(${best.query} order by ${best.order} limit ${sql.lit(best.most)}) as best`));
    // PostgreSQL would else find the hits anew to count them.
    const few = sql`with few as materialized (${query} limit ${sql.lit(most + 1)})`;
    const isCrowd = sql`(select count(*) from few) > ${sql.lit(most)}`;
    return [sql`${few} ${ranked(sql`few`)} where not ${isCrowd} union all select ${sql.lit(name)}, null, -1 where ${isCrowd}`];
  });
  const hits = sql.join(
    parts.map((part) => sql`select * from (${part}) as part`),
    sql` union all `,
  );
  // A record may be found by several texts.
  return sql<{ id: string }>`(select id, created_at, min(match_rank) as match_rank from (${hits}) as hits
    group by id, created_at order by match_rank, ${NEWEST_FIRST} limit ${sql.lit(SEARCH_LIMIT)})`.as('found');
};

/** Queries for more words are put together anew each time: there are too many forms of them. */
const MOST_KEPT = 4;

const runSearch = (database: Kysely<Database>, sort: Sort, term: SearchTerm): Promise<RecordRow[]> => {
  const { kind, isPublished, shape, crowds } = sort;
  const { words, driving, spellings, indexed } = shape;
  const form = `${words} ${driving} ${spellings} ${indexed ? 'indexed' : 'short'}`;
  const name = words > MOST_KEPT ? undefined : `search of ${kind.name} ${isPublished ?? ''} ${form} ${crowds.join(' ')}`;
  const build = (parameter: Parameters<SearchTerm>) =>
    selectShown(kind, shownOf(database, kind, bestHits(sort, database, parameter)))
      .select(['found.id as found.id', 'found.matchRank as found.matchRank'])
      .orderBy('found.matchRank')
      .orderBy('found.createdAt', 'desc')
      .orderBy('found.id', 'desc');
  // A plan for any short term would read the trigram index, which knows none of them; of several words the right one differs most.
  return runPrepared(database, name, build, term, indexed && words === 1);
};

const findRows = async (
  database: Kysely<Database>,
  kind: StoredKind,
  isPublished: PublicationFilter,
  term: SearchTerm,
): Promise<RecordRow[]> => {
  const sort: Sort = { kind, isPublished, shape: shapeOf(term), crowds: [] };
  // Crowds are rare, and to plan for them in every search takes PostgreSQL longer than many searches do.
  const rows = await runSearch(database, sort, term);
  const crowds = rows.flatMap((row) => (row.id === null ? String(row['found.id']) : []));
  return crowds.length === 0 ? rows : runSearch(database, { ...sort, crowds }, term);
};

/**
 * The records that hold each word of the typed term, in any order, in a text that names them or in one of what their kind is found through:
 * best matches first, newest first among equals, at most 100. As `selectShown` reads them.
 */
export async function searchRows(
  database: Kysely<Database>,
  kind: StoredKind,
  typed: string,
  isPublished: PublicationFilter,
): Promise<RecordRow[]> {
  const term = searchTerm(typed, isBehind(database));
  if (!term) return [];
  const standing = await findRows(database, kind, isPublished, asItStands(term));
  if (isOneWord(term)) return standing;
  const best = standing.filter((row) => Number(row['found.matchRank']) < APART_RANK);
  if (best.length >= SEARCH_LIMIT) return best;
  const apart = await findRows(database, kind, isPublished, await withDrivingWords(database, kind, term));
  const ids = new Set(best.map(({ id }) => id));
  return [...best, ...apart.filter(({ id }) => !ids.has(id))].slice(0, SEARCH_LIMIT);
}
