import { type RawBuilder, sql } from 'kysely';
import type { LookupName } from '../../contract/endpoints';
import { SEARCH_LIMIT } from '../../contract/limits';
import { once, prepare } from '../database/prepare';
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
import type { RecordKind } from './kinds';
import { type Handle, type ListingRow, referenceColumn } from './row';
import { inState, NEWEST_FIRST, type PublicationFilter, selectShown } from './select';

/**
 * Up to so many hits are all ranked. Of more, those are that are the whole text or its beginning, and the newest of the rest: who types what
 * thousands of records hold looks for one of those, or types on.
 */
const MOST_RANKED = 5_000;
const NEWEST_RANKED = 1_000;
/** Up to so many artists or albums whose names hold the term are looked up one by one. */
const MOST_NAMED = 1_000;

/** A search of one sort: what changes the text of its query. */
interface Sort {
  kind: RecordKind;
  isPublished: PublicationFilter;
  indexed: boolean;
}

/** Where the first look found more than is ranked: 'own' text, or the fields of references. */
type Crowded = ReadonlySet<string>;

/** References of a kind that its search looks through, with the kind each points to. */
const searchedReferences = ({ endpoint, searchedThrough }: RecordKind): [field: string, target: LookupName][] =>
  Object.entries(endpoint.references).filter(([field]) => searchedThrough.includes(field));

const name = (field: string, part: string) => sql.id(`${field}${part}`);
const cte = (called: RawBuilder<unknown>, query: RawBuilder<unknown>) => sql`${called} as materialized (${query})`;
const with_ = (ctes: readonly RawBuilder<unknown>[], query: RawBuilder<ListingRow>) =>
  sql<ListingRow>`with ${sql.join(ctes, sql`, `)} ${query}`;

/** The hundred best of `hits`, which have id, created_at and place, with all that is shown of them. */
const BEST = sql`select id, place from hits order by place, ${NEWEST_FIRST} limit ${sql.lit(SEARCH_LIMIT)}`;
const BEST_FIRST = sql`found.place, shown.created_at desc, shown.id desc`;

/**
 * The first look: ids first, each part in one pass that ends where it is too many, then the rows of the best. Left to itself PostgreSQL reads
 * every row, as the condition is about more than one table. Where a part is crowded nothing is ranked; the one row then only says so.
 */
const firstLook = ({ kind, isPublished }: Sort, sought: Sought): RawBuilder<ListingRow> => {
  const table = sql.table(kind.table);
  const state = inState(kind, isPublished);
  const references = searchedReferences(kind);
  const more = (part: RawBuilder<unknown>, most: number) => sql`(select count(*) from ${part}) > ${sql.lit(most)}`;
  const crowded = [
    ['own', more(sql.id('own'), MOST_RANKED)] as const,
    ...references.map(
      ([field]) => [field, sql`${more(name(field, 'Named'), MOST_NAMED)} or ${more(name(field, 'Hits'), MOST_RANKED)}`] as const,
    ),
  ];
  const flags = crowded.map(([part, isCrowded]) => sql`case when ${isCrowded} then 1 else 0 end as ${name(part, 'Crowded')}`);
  const isFree = sql`(select ${sql.join(
    crowded.map(([part]) => name(part, 'Crowded')),
    sql` + `,
  )} from look) = 0`;
  const throughReferences = references.map(
    ([field]) => sql` union select id, created_at from ${name(field, 'Hits')} where ${isFree}`,
  );
  const ctes = [
    cte(
      sql.id('own'),
      sql`select id, created_at, search_text from ${table} where ${matches(sought, kind.table)} and ${state} limit ${sql.lit(MOST_RANKED + 1)}`,
    ),
    ...references.flatMap(([field, target]) => [
      cte(
        name(field, 'Named'),
        sql`select id from ${sql.table(target)} where ${matches(sought, target)} limit ${sql.lit(MOST_NAMED + 1)}`,
      ),
      cte(
        name(field, 'Hits'),
        sql`select id, created_at from ${table} where ${sql.ref(referenceColumn(field))} in (select id from ${name(field, 'Named')})
          and not ${holds(sought, kind.table)} and ${state} limit ${sql.lit(MOST_RANKED + 1)}`,
      ),
    ]),
    cte(sql.id('look'), sql`select ${sql.join(flags)}`),
    cte(
      sql.id('hits'),
      sql`select id, created_at, ${matchRank(sought, sql.ref('own.searchText'))} as place from own where ${isFree}
        ${
          references.length === 0
            ? sql``
            : sql`union all select id, created_at, 3 from (select id, created_at from own where 1 = 0 ${sql.join(throughReferences, sql``)}) as by_name`
        }`,
    ),
    cte(sql.id('best'), BEST),
  ];
  return with_(
    ctes,
    selectShown(
      kind,
      sql`look left join best as found on 1 = 1`,
      BEST_FIRST,
      crowded.map(([part]) => sql`${sql.ref(`look.${part}Crowded`)}`),
    ),
  );
};

/** The look at a crowd: of each crowded part the best and the newest, of the others all. */
const crowdLook = ({ kind, isPublished }: Sort, sought: Sought, crowded: Crowded): RawBuilder<ListingRow> => {
  const { handle } = sought;
  const table = sql.table(kind.table);
  const state = inState(kind, isPublished);
  const select = (from: RawBuilder<unknown>, condition: RawBuilder<unknown>, first = sql``) =>
    sql`select id, created_at, search_text from ${from} where ${condition} and ${state}${first}`;
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
    parts.map(([part]) => sql`select * from ${name(part, 'Hits')}`),
    sql` union `,
  );
  return with_(
    [
      ...parts.map(([part, query]) => cte(name(part, 'Hits'), query)),
      cte(
        sql.id('hits'),
        sql`select id, created_at, ${matchRank(sought, sql.ref('searchText'))} as place from (${all}) as every_hit`,
      ),
    ],
    selectShown(kind, sql`(${BEST}) as found`, BEST_FIRST),
  );
};

type Search = (handle: Handle, term: SearchTerm) => Promise<ListingRow[]>;

const prepareSearch = (sort: Sort): Search => {
  const sought = (handle: Handle, term: Sought['term']) => ({ handle, term, indexed: sort.indexed });
  const look = prepare<SearchTerm, ListingRow>((handle, term) => firstLook(sort, sought(handle, term)));
  const crowdLooks = new Map<string, Search>();
  return async (handle, term) => {
    const rows = await look(handle, term);
    const parts = ['own', ...searchedReferences(sort.kind).map(([field]) => field)];
    const crowded = new Set(parts.filter((part) => rows[0]?.[`${part}Crowded`] === 1));
    // A row without an id is the look's own: nothing was found, or too much.
    if (crowded.size === 0) return rows.filter(({ id }) => id !== null);
    const key = [...crowded].join(' ');
    const search =
      crowdLooks.get(key) ?? prepare<SearchTerm, ListingRow>((each, value) => crowdLook(sort, sought(each, value), crowded));
    crowdLooks.set(key, search);
    return search(handle, term);
  };
};

const searchesOf = once((kind: RecordKind) => {
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
  kind: RecordKind,
  typed: string,
  isPublished: PublicationFilter,
): Promise<ListingRow[]> {
  const term = searchTerm(typed);
  return term ? searchesOf(kind)(isPublished, isIndexed(term))(database, term) : [];
}
