import { type RawBuilder, sql } from 'kysely';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_LIMIT } from '../../contract/limits';
import { as, once, prepare } from '../database/prepare';
import {
  begins,
  holds,
  is,
  isIndexed,
  matches,
  matchRank,
  newestOf,
  type SearchTerm,
  type Sought,
  searchTerm,
} from '../database/search';
import type { StoredKind } from './kinds';
import { type Handle, type ListingRow, referenceColumn } from './row';
import { inState, NEWEST_FIRST, type PublicationFilter, recordColumns, selectShown } from './select';

/**
 * Up to so many hits are all ranked. Of more, those are that are the whole text or its beginning, and the newest of the rest: who types what
 * thousands of records hold looks for one of those, or types on.
 */
const MOST_RANKED = 5_000;
const NEWEST_RANKED = 1_000;

/** A search of one sort: what changes the text of its query. */
interface Sort {
  kind: StoredKind;
  isPublished: PublicationFilter;
  indexed: boolean;
}

/** Where the first look found more than is ranked: 'own' text, or the fields of references. */
type Crowded = ReadonlySet<string>;

/** References of a kind that its search looks through, with the kind each points to. */
const searchedReferences = ({ endpoint, searchedThrough }: StoredKind): [field: string, target: LookupName][] =>
  Object.entries(endpoint.references).filter(([field]) => searchedThrough.includes(field));

const cte = (called: RawBuilder<unknown>, query: RawBuilder<unknown>) => sql`${called} as materialized (${query})`;
const withAll = (ctes: readonly RawBuilder<unknown>[], query: RawBuilder<ListingRow>) =>
  sql<ListingRow>`with ${sql.join(ctes, sql`, `)} ${query}`;

/** Records with a long text are found by their ids alone, so that thousands of hits stay small; all others are carried along, not read again. */
const isLong = ({ texts }: StoredKind) => Object.hasOwn(texts, 'description');
const foundColumns = (kind: StoredKind) => (isLong(kind) ? sql`id, created_at` : recordColumns(kind));

/**
 * The hundred best of hits, which are found with their place.
 * @param beside a table of one row that is there whether anything was found or not
 */
const bestOf = (kind: StoredKind, hits: RawBuilder<unknown>, condition = sql`1 = 1`, beside?: RawBuilder<unknown>) => {
  const best = sql`select * from (${hits}) as hits where ${condition} order by place, ${NEWEST_FIRST} limit ${sql.lit(SEARCH_LIMIT)}`;
  const found = sql`(${best}) as ${sql.id(isLong(kind) ? 'found' : 'shown')}`;
  const from = beside === undefined ? found : sql`${beside} left join ${found} on 1 = 1`;
  return isLong(kind) ? sql`${from} left join ${sql.table(kind.table)} as shown on shown.id = found.id` : from;
};
const BEST_FIRST = sql`place, shown.created_at desc, shown.id desc`;

const hitsOf = (part: string) => sql.id(`${part}Hits`);
const crowdedOf = (part: string) => sql.id(`${part}Crowded`);
const partsOf = (kind: StoredKind) => ['own', ...searchedReferences(kind).map(([field]) => field)];

/**
 * The first look: each part in one pass that ends where it is too many, then what the best of them point to. Left to itself PostgreSQL reads
 * every row, as the condition is about more than one table. Where a part is crowded nothing is ranked; the one row then only says so.
 */
const firstLook = ({ kind, isPublished }: Sort, sought: Sought): RawBuilder<ListingRow> => {
  const table = sql.table(kind.table);
  const [state, enough] = [inState(kind, isPublished), sql` limit ${sql.lit(MOST_RANKED + 1)}`];
  const references = searchedReferences(kind);
  const [columns, parts] = [foundColumns(kind), partsOf(kind)];
  const own = sql`select ${columns}, search_text from ${table} where ${matches(sought, kind.table)} and ${state}${enough}`;
  const named = references.map(([field, target]) => {
    const isNamed = sql`${sql.ref(referenceColumn(field))} in (select id from ${sql.table(target)} where ${matches(sought, target)})`;
    return sql`select ${columns} from ${table} where ${isNamed} and not ${holds(sought, kind.table)} and ${state}${enough}`;
  });
  const look = parts.map(
    (part) =>
      sql`case when (select count(*) from ${hitsOf(part)}) > ${sql.lit(MOST_RANKED)} then 1 else 0 end as ${crowdedOf(part)}`,
  );
  const isFree = sql`(select ${sql.join(parts.map(crowdedOf), sql` + `)} from look) = 0`;
  const ranked = sql`select ${columns}, ${matchRank(sought, sql.ref('searchText'))} as place from ${hitsOf('own')}`;
  const byName = sql.join(
    references.map(([field]) => sql`select ${columns} from ${hitsOf(field)}`),
    sql` union `,
  );
  const hits = references.length === 0 ? ranked : sql`${ranked} union all select ${columns}, 3 from (${byName}) as by_name`;
  return withAll(
    [
      ...[own, ...named].map((query, index) => cte(hitsOf(parts[index] ?? ''), query)),
      cte(sql.id('look'), sql`select ${sql.join(look)}`),
    ],
    selectShown(
      kind,
      bestOf(kind, hits, isFree, sql`look`),
      BEST_FIRST,
      parts.map((part) => as(sql.ref(`look.${part}Crowded`), `${part}Crowded`)),
    ),
  );
};

/** The look at a crowd: of each crowded part the best and the newest, of the others all. */
const crowdLook = ({ kind, isPublished }: Sort, sought: Sought, crowded: Crowded): RawBuilder<ListingRow> => {
  const { handle } = sought;
  const table = sql.table(kind.table);
  const [state, columns] = [inState(kind, isPublished), foundColumns(kind)];
  const select = (from: RawBuilder<unknown>, condition: RawBuilder<unknown>, first = sql``) =>
    sql`select ${columns}, search_text from ${from} where ${condition} and ${state}${first}`;
  const newest = (most: number) => sql` order by ${NEWEST_FIRST} limit ${sql.lit(most)}`;
  const own = (): [string, RawBuilder<unknown>][] => {
    if (!crowded.has('own')) return [['own', select(table, matches(sought, kind.table))]];
    const begun = begins(sought, kind.table);
    const laterLine = sql` order by ${matchRank(sought, sql.ref('searchText'))}, ${NEWEST_FIRST} limit ${sql.lit(SEARCH_LIMIT)}`;
    return [
      ['whole', select(table, sql`${begun} and ${is(sought, kind.table)}`, newest(SEARCH_LIMIT))],
      ['begun', select(table, begun, newest(SEARCH_LIMIT))],
      ...(kind.searched.length > 1
        ? ([['later', select(table, matches(sought, kind.table, '\n'), laterLine)]] satisfies [string, RawBuilder<unknown>][])
        : []),
      ['newest', select(newestOf(handle, kind.table), holds(sought, kind.table), newest(NEWEST_RANKED))],
    ];
  };
  const references = searchedReferences(kind).map(([field, target]): [string, RawBuilder<unknown>] => {
    const column = sql.ref(`${kind.table}.${referenceColumn(field)}`);
    const named = crowded.has(field)
      ? sql`exists (select 1 from ${sql.table(target)} where ${sql.ref(`${target}.id`)} = ${column} and ${holds(sought, target)})`
      : sql`${column} in (select id from ${sql.table(target)} where ${matches(sought, target)})`;
    return [field, select(crowded.has(field) ? newestOf(handle, kind.table) : table, named, newest(SEARCH_LIMIT))];
  });
  const parts = [...own(), ...references];
  const all = sql.join(
    parts.map(([part]) => sql`select * from ${hitsOf(part)}`),
    sql` union `,
  );
  const ranked = sql`select ${columns}, ${matchRank(sought, sql.ref('searchText'))} as place from (${all}) as every_hit`;
  return withAll(
    parts.map(([part, query]) => cte(hitsOf(part), query)),
    selectShown(kind, bestOf(kind, ranked), BEST_FIRST),
  );
};

type Search = (handle: Handle, term: SearchTerm) => Promise<ListingRow[]>;

const prepareSearch = (sort: Sort): Search => {
  const sought = (handle: Handle, term: Sought['term']) => ({ handle, term, indexed: sort.indexed });
  const look = prepare<SearchTerm, ListingRow>((handle, term) => firstLook(sort, sought(handle, term)));
  const crowdLooks = new Map<string, Search>();
  return async (handle, term) => {
    const rows = await look(handle, term);
    const crowded = new Set(partsOf(sort.kind).filter((part) => rows[0]?.[`${part}Crowded`] === 1));
    // A row without an id is the look's own: nothing was found, or too much.
    if (crowded.size === 0) return rows.filter(({ id }) => id !== null);
    const key = [...crowded].join(' ');
    const search =
      crowdLooks.get(key) ?? prepare<SearchTerm, ListingRow>((each, value) => crowdLook(sort, sought(each, value), crowded));
    crowdLooks.set(key, search);
    return search(handle, term);
  };
};

const searchesOf = once((kind: StoredKind) => {
  const made = new Map<string, Search>();
  return (isPublished: PublicationFilter, indexed: boolean): Search => {
    const key = `${isPublished} ${indexed}`;
    const search = made.get(key) ?? prepareSearch({ kind, isPublished, indexed });
    made.set(key, search);
    return search;
  };
});

/**
 * The records that hold the typed term in a text of their own, or in the name of a reference that the kind is searched through:
 * best matches first, newest first among equals, at most 100 (decisions, 'The API'). As `selectShown` reads them.
 */
export async function searchRows(
  database: Handle,
  kind: StoredKind,
  typed: string,
  isPublished: PublicationFilter,
): Promise<ListingRow[]> {
  const term = searchTerm(typed);
  return term ? searchesOf(kind)(isPublished, isIndexed(term))(database, term) : [];
}
