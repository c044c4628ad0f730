import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_LIMIT } from '../../contract/limits';
import { type Parameters, runPrepared } from '../database/prepare';
import type { Database } from '../database/schema';
import {
  beginsWithTerm,
  findsTerm,
  holdsTerm,
  isIndexed,
  matchRank,
  newestFirstFrom,
  type SearchTerm,
  searchTerm,
  type TermQuery,
} from '../database/search';
import { inState, type PublicationFilter, selectShown, shownOf } from './list';
import { type RecordRow, referenceColumn, type StoredKind } from './storedKind';

/**
 * Up to so many hits are all ranked. More are a crowd: of it those are that are the whole text or begin it, and the newest of the rest. Who
 * types what thousands of records hold looks for one of those, or types on.
 */
const MOST_RANKED = 5_000;
const NEWEST_RANKED = 1_000;

type Query = RawBuilder<unknown>;

const NEWEST_FIRST = sql`created_at desc, id desc`;

/** What a search is made of beside its term. */
interface Sort {
  kind: StoredKind;
  isPublished: PublicationFilter;
  indexed: boolean;
  /** Whether it reads the best of a crowd; else it only finds out that there is one. */
  readsCrowd: boolean;
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

const ownHits = ({ kind }: Sort, search: TermQuery, state: Query): Hits => {
  const rank = matchRank(search, sql.ref('searchText'));
  const select = (condition: Query, from: Query = sql.table(kind.table)) =>
    sql`select id, created_at, search_text from ${from} where ${condition} and ${state}`;
  const begins = [beginsWithTerm(search, kind.table)];
  // A further name stands on a line of its own.
  if (kind.names.length > 1) begins.push(findsTerm(search, kind.table, '\n'));
  const newest = select(holdsTerm(search, kind.table), newestFirstFrom(search.database, kind.table));
  return {
    name: 'own',
    query: select(findsTerm(search, kind.table)),
    rank,
    ofCrowd: [
      ...begins.map((begin) => ({ query: select(begin), order: sql`${rank}, ${NEWEST_FIRST}`, most: SEARCH_LIMIT })),
      { query: newest, order: NEWEST_FIRST, most: NEWEST_RANKED },
    ],
  };
};

/** Records whose reference points to one that holds the term: all with the last rank. */
const hitsByReference = ({ kind }: Sort, search: TermQuery, state: Query, field: string, target: LookupName): Hits => {
  const [table, reference] = [sql.table(target), sql.ref(`${kind.table}.${referenceColumn(field)}`)];
  const select = (condition: Query, from: Query = sql.table(kind.table)) =>
    sql`select id, created_at from ${from} where ${condition} and ${state}`;
  const holds = sql`exists (select 1 from ${table} where ${sql.ref(`${target}.id`)} = ${reference} and ${holdsTerm(search, target)})`;
  return {
    name: field,
    query: select(sql`${reference} in (select id from ${table} where ${findsTerm(search, target)})`),
    rank: sql.lit(3),
    ofCrowd: [{ query: select(holds, newestFirstFrom(search.database, kind.table)), order: NEWEST_FIRST, most: SEARCH_LIMIT }],
  };
};

/** Ids of the best hits, each with its rank. An id of null and the rank -1 say that there is a crowd which was not read. */
const bestHits = (
  sort: Sort,
  database: Kysely<Database>,
  term: Parameters<SearchTerm>,
): AliasedExpression<{ id: string }, 'found'> => {
  const { kind, isPublished, indexed, readsCrowd } = sort;
  const [search, state] = [{ database, term, indexed }, sql`${inState(kind, isPublished)}`];
  const references = Object.entries(kind.references).filter(([field]) => kind.foundThrough.includes(field));
  const all = [
    ownHits(sort, search, state),
    ...references.map(([field, target]) => hitsByReference(sort, search, state, field, target)),
  ];
  const table = ({ name }: Hits) => sql.id(`${name}Hits`);
  const isCrowd = (hits: Hits) => sql`(select count(*) from ${table(hits)}) > ${sql.lit(MOST_RANKED)}`;
  // PostgreSQL would else find the hits anew to count them.
  const found = all.map((hits) => sql`${table(hits)} as materialized (${hits.query} limit ${sql.lit(MOST_RANKED + 1)})`);
  const ranked = all.flatMap((hits) => {
    const rank = (from: Query) => sql`select id, created_at, ${hits.rank} as match_rank from ${from}`;
    const few = sql`${rank(table(hits))} where not ${isCrowd(hits)}`;
    if (!readsCrowd) return [few, sql`select null, null, -1 where ${isCrowd(hits)}`];
    // By a limit of 0, as SQLite would look at a condition only after it has read a row.
    const limit = (most: number) => sql`limit case when ${isCrowd(hits)} then ${sql.lit(most)} else 0 end`;
    return [few, ...hits.ofCrowd.map(({ query, order, most }) => rank(sql`(${query} order by ${order} ${limit(most)}) as best`))];
  });
  // A record may be found by several texts.
  return sql<{ id: string }>`(with ${sql.join(found)}
    select id, created_at, min(match_rank) as match_rank from (${sql.join(ranked, sql` union all `)}) as hits
    group by id, created_at order by match_rank, ${NEWEST_FIRST} limit ${sql.lit(SEARCH_LIMIT)})`.as('found');
};

const runSearch = (database: Kysely<Database>, sort: Sort, term: SearchTerm): Promise<RecordRow[]> => {
  const { kind, isPublished, indexed, readsCrowd } = sort;
  const name = `search of ${kind.name} ${isPublished ?? ''} ${indexed ? 'indexed' : 'short'}${readsCrowd ? ' crowd' : ''}`;
  const build = (parameter: Parameters<SearchTerm>) =>
    selectShown(kind, shownOf(database, kind, bestHits(sort, database, parameter)))
      .orderBy('found.matchRank')
      .orderBy('found.createdAt', 'desc')
      .orderBy('found.id', 'desc');
  // A plan for any short term would read the trigram index, which knows none of them.
  return runPrepared(database, name, build, term, indexed);
};

/**
 * The records that hold the typed term in a text that names them, or that refer to one that does where their kind is found through it:
 * best matches first, newest first among equals, at most 100. As `selectShown` reads them.
 */
export async function searchRows(
  database: Kysely<Database>,
  kind: StoredKind,
  typed: string,
  isPublished: PublicationFilter,
): Promise<RecordRow[]> {
  const term = searchTerm(typed);
  if (!term) return [];
  const sort = { kind, isPublished, indexed: isIndexed(term) };
  // Crowds are rare, and to plan for one in every search takes PostgreSQL longer than many searches do.
  const rows = await runSearch(database, { ...sort, readsCrowd: false }, term);
  const isCrowded = rows.some(({ id }) => id === null);
  return isCrowded ? runSearch(database, { ...sort, readsCrowd: true }, term) : rows;
}
