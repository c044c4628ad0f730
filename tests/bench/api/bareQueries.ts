import SqliteFile from 'better-sqlite3';
import pg from 'pg';

/** One engine as the bare routes use it: queries with `?` for values, in a pool or prepared once. */
export interface Engine {
  isPostgres: boolean;
  all: (query: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;
}

const sqlite = (path: string): Engine => {
  const file = new SqliteFile(path);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const prepared = new Map<string, SqliteFile.Statement<unknown[], Record<string, unknown>>>();
  const statement = (query: string) => {
    const made = prepared.get(query) ?? file.prepare<unknown[], Record<string, unknown>>(query);
    prepared.set(query, made);
    return made;
  };
  return { isPostgres: false, all: async (query, values) => statement(query).all(...values) };
};

const postgres = (connectionString: string): Engine => {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const numbered = (query: string) => {
    let number = 0;
    return query.replace(/\?/g, () => `$${++number}`);
  };
  return { isPostgres: true, all: async (query, values) => (await pool.query(numbered(query), [...values])).rows };
};

export const openEngine = (target: string): Engine => (/^postgres/.test(target) ? postgres(target) : sqlite(target));

const SHOWN = `s.id, s.title, s.cover_art, s.file_url, s.is_published, s.published_at, s.created_at, s.version, s.updated_at, f.original_name, f.duration, f.peaks,
  a.id as artist_id, coalesce(a.stage_name, concat_ws(' ', a.first_name, a.last_name)) as stage_name, a.photo,
  b.id as album_id, b.name as album_name, b.album_art`;
const JOINED = `left join artists a on a.id = s.artist_id left join albums b on b.id = s.album_id left join files f on f.key = s.file_url`;

/** The page's rows first, then what they point to: joins before the offset would be made for every row that is skipped. */
export const LIST = `select ${SHOWN} from (select * from songs order by created_at desc, id desc limit ? offset ?) s ${JOINED}
  order by s.created_at desc, s.id desc`;
export const ONE = `select ${SHOWN} from songs s ${JOINED} where s.id = ?`;
export const HISTORY = `select * from history where record_id = ? and kind = 'songs' order by version desc, id desc limit 21`;
export const CREATE = `insert into songs (id, search_text, created_at, is_published, title, artist_id, album_id) values (?, ?, ?, 0, ?, ?, ?)`;

const ranked = (table: string) =>
  `case when ${table}.search_text = ? then 0 when ${table}.search_text like ? then 1 when ${table}.search_text like ? then 2 else 3 end`;

const literal = (term: string) => term.replace(/[\\%_]/g, '\\$&');
const rankValues = (term: string) => [term, `${literal(term)}%`, `% ${literal(term)}%`];

/** Rows whose text holds the term, through the trigram index of the engine. */
const holding = ({ isPostgres }: Engine, table: string) =>
  isPostgres ? `search_text like ?` : `seq in (select rowid from ${table}_search where ${table}_search match ?)`;
const held = ({ isPostgres }: Engine, term: string) => (isPostgres ? `%${literal(term)}%` : `"${term.replaceAll('"', '""')}"`);

/** Songs by the words of title, artist and album: ids first in one pass, then the hundred best, then what they point to. */
export const searchSongs = (engine: Engine, term: string) => {
  const words = term.split(' ');
  const holdingWord = `select id from songs where ${holding(engine, 'songs')}
      union select id from songs where artist_id in (select id from artists where ${holding(engine, 'artists')})
      union select id from songs where album_id in (select id from albums where ${holding(engine, 'albums')})`;
  const query = `with hits as materialized (
      ${words.map((_, index) => `select id from (${holdingWord}) as word_${index}`).join(' intersect ')}),
    best as materialized (
      select songs.*, ${ranked('songs')} as rank from songs join hits on hits.id = songs.id
      order by rank, created_at desc, songs.id desc limit 100)
    select ${SHOWN} from best s ${JOINED} order by s.rank, s.created_at desc, s.id desc`;
  const values = words.flatMap((word) => Array.from({ length: 3 }, () => held(engine, word)));
  return engine.all(query, [...values, ...rankValues(term)]);
};

export const lookUpArtists = (engine: Engine, term: string) =>
  engine.all(
    `select artists.*, ${ranked('artists')} as rank from artists where ${holding(engine, 'artists')} and is_published = 1
     order by rank, created_at desc, id desc limit 100`,
    [...rankValues(term), held(engine, term)],
  );
