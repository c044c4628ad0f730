import { type AliasedExpression, type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_LIMIT } from '../../contract/limits';
import { type Parameters, runPrepared } from '../database/prepare';
import type { Database } from '../database/schema';
import {
  APART_RANK,
  beginsWithTerm,
  findsDriving,
  hasLineOfTerm,
  holdsDriving,
  LAST_RANK,
  matchRank,
  NEWEST_FIRST,
  newestFirstFrom,
  streamDriving,
  type TermQuery,
} from '../database/search';
import { asItStands, isOneWord, type SearchTerm, searchTerm, shapeOf, type TermShape } from '../database/searchTerm';
import { isBehind } from '../database/searchTexts';
import { inState, type PublicationFilter, selectShown, shownOf } from './list';
import { foundBy, foundHolding, newestHolding, withDrivingWords } from './searchWords';
import { type RecordRow, referenceColumn, type StoredKind } from './storedKind';

/**
 * Up to so many hits are all ranked. More are a crowd: of it those are that are the whole text or begin it, and the newest of the rest. Who
 * types what thousands of records hold looks for one of those, or types on.
 */
const MOST_RANKED = 2_000;
const NEWEST_RANKED = 1_000;

/** Records that hold several words here and there are all alike. They are looked for among so many of the newest, */
const NEWEST_READ = 1_000;
/** and where so many of those do, among all from the newest on; by the indexes where they are rarer. */
const OFTEN = 10;

type Query = RawBuilder<unknown>;

/** What a search is made of beside its term. */
interface Asked {
  kind: StoredKind;
  isPublished: PublicationFilter;
  /** Whether only the records' own texts count. */
  ownTextsOnly: boolean;
}

interface Sort extends Asked {
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

/** Records whose own text holds the term. */
const ownHits = ({ kind }: Sort, search: TermQuery, state: Query): Hits => {
  const rank = matchRank(search, sql.ref('searchText'));
  const columns = sql.join(['id', 'createdAt', 'searchText'].map((column) => sql.ref(`${kind.table}.${column}`)));
  const select = (condition: Query, from: Query = sql.table(kind.table)) =>
    sql`select ${columns} from ${from} where ${condition} and ${state}`;
  const begins = [beginsWithTerm(search, kind.table)];
  // A further name stands on a line of its own.
  if (kind.names.length > 1) begins.push(hasLineOfTerm(search, kind.table));
  const { from, holds, newestFrom, newestFirst } = streamDriving(search, kind.table);
  return {
    name: 'own',
    query: select(holds, from),
    rank,
    ofCrowd: [
      ...begins.map((begin) => ({ query: select(begin), order: sql`${rank}, ${NEWEST_FIRST}`, most: SEARCH_LIMIT })),
      { query: select(holds, newestFrom), order: newestFirst, most: NEWEST_RANKED },
    ],
  };
};

/** Records whose reference points to one that holds the term: all with the last rank. */
const hitsByReference = ({ kind }: Sort, search: TermQuery, state: Query, field: string, target: LookupName): Hits => {
  const [table, reference] = [sql.table(target), sql.ref(`${kind.table}.${referenceColumn(field)}`)];
  const select = (condition: Query, from: Query = sql.table(kind.table)) =>
    sql`select id, created_at from ${from} where ${condition} and ${state}`;
  const holds = sql`exists (select 1 from ${table} where ${sql.ref(`${target}.id`)} = ${reference} and ${holdsDriving(search, target)})`;
  return {
    name: field,
    query: select(sql`${reference} in (select id from ${table} where ${findsDriving(search, target)})`),
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
  const { kind, isPublished, ownTextsOnly, shape, crowds } = sort;
  const [search, state] = [{ database, term, shape }, sql`${inState(kind, isPublished)}`];
  const all = [
    ownHits(sort, search, state),
    ...(ownTextsOnly ? [] : foundBy(kind)).map(([field, target]) => hitsByReference(sort, search, state, field, target)),
  ];
  const parts = all.flatMap(({ name, query, rank, ofCrowd }) => {
    const ranked = (from: Query) => sql`select id, created_at, ${rank} as match_rank from ${from}`;
    if (crowds.includes(name))
      return ofCrowd.map((best) => ranked(sql`(${best.query} order by ${best.order} limit ${sql.lit(best.most)}) as best`));
    // PostgreSQL would else find the hits anew to count them.
    const few = sql`with few as materialized (${query} limit ${sql.lit(MOST_RANKED + 1)})`;
    const isCrowd = sql`(select count(*) from few) > ${sql.lit(MOST_RANKED)}`;
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

type Found = (term: Parameters<SearchTerm>) => AliasedExpression<{ id: string }, 'found'>;

/** What is `found`, best first. @param what is looked for and how, beside the shape of the term: a name that tells the query from all others */
const readFound = (
  database: Kysely<Database>,
  { kind, isPublished, shape }: Sort,
  term: SearchTerm,
  what: string,
  found: Found,
) => {
  const { words, driving, spellings, indexed } = shape;
  const form = `${words} ${driving} ${spellings} ${indexed ? 'indexed' : 'short'}`;
  const name = words > MOST_KEPT ? undefined : `search of ${kind.name} ${isPublished ?? ''} ${form} ${what}`;
  const build = (parameter: Parameters<SearchTerm>) =>
    selectShown(kind, shownOf(database, kind, found(parameter)))
      .select(['found.id as found.id', 'found.matchRank as found.matchRank'])
      .orderBy('found.matchRank')
      .orderBy('found.createdAt', 'desc')
      .orderBy('found.id', 'desc');
  // A plan for any short term would read the trigram index, which knows none of them; of several words the right one differs most.
  return runPrepared<SearchTerm, RecordRow>(database, name, build, term, indexed && words === 1);
};

/** Where the term stands as it was typed. */
const findStanding = async (database: Kysely<Database>, asked: Asked, term: SearchTerm): Promise<RecordRow[]> => {
  const sort: Sort = { ...asked, shape: shapeOf(term), crowds: [] };
  const run = (crowds: readonly string[]) =>
    readFound(database, sort, term, `${asked.ownTextsOnly ? 'own ' : ''}${crowds.join(' ')}`, (parameter) =>
      bestHits({ ...sort, crowds }, database, parameter),
    );
  // Crowds are rare, and to plan for them in every search takes PostgreSQL longer than many searches do.
  const rows = await run([]);
  const crowds = rows.flatMap((row) => (row.id === null ? String(row['found.id']) : []));
  return crowds.length === 0 ? rows : run(crowds);
};

/** Where its words stand, each in any text: the newest. */
const findApart = async (database: Kysely<Database>, asked: Asked, whole: SearchTerm): Promise<RecordRow[]> => {
  const read = (what: string, term: SearchTerm, hits: (query: TermQuery, state: Expression<SqlBool>) => Query) => {
    const shape = shapeOf(term);
    return readFound(database, { ...asked, shape, crowds: [] }, term, what, (parameter) => {
      const query = hits({ database, term: parameter, shape }, inState(asked.kind, asked.isPublished));
      return sql<{ id: string }>`(select id, created_at, ${sql.lit(APART_RANK)} as match_rank from (${query}) as hits)`.as(
        'found',
      );
    });
  };
  const newest = (most?: number) =>
    read(`newest ${most ?? 'of all'}`, whole, (query, state) => newestHolding(asked.kind, query, state, most, SEARCH_LIMIT));
  // No index helps to find them.
  if (!whole.words[0]?.indexed) return newest();
  const found = await newest(NEWEST_READ);
  if (found.length >= SEARCH_LIMIT) return found;
  if (found.length >= OFTEN) return newest();
  const term = await withDrivingWords(database, asked.kind, whole);
  return read('words', term, (query, state) => foundHolding(asked.kind, query, state, SEARCH_LIMIT));
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
  const asked: Asked = { kind, isPublished, ownTextsOnly: !isOneWord(term) };
  const standing = await findStanding(database, asked, asItStands(term));
  if (isOneWord(term) || standing.length >= SEARCH_LIMIT) return standing;
  const apart = await findApart(database, asked, term);
  const ids = new Set(standing.map(({ id }) => id));
  return [...standing, ...apart.filter(({ id }) => !ids.has(id))].slice(0, SEARCH_LIMIT);
}
