import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine';
import type { Database } from '../schema';

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQLite: a full-text index over `searchText`, kept by triggers so that no write can forget it. */
async function indexForSqlite(database: Kysely<Database>, name: string) {
  const [table, index] = [sql.table(name), sql.table(`${name}Search`)];
  const trigger = (event: string) => sql.table(`${name}Search${event}`);
  const add = sql`insert into ${index} (rowid, search_text) values (new.seq, new.search_text)`;
  const drop = sql`insert into ${index} (${index}, rowid, search_text) values ('delete', old.seq, old.search_text)`;
  await sql`create virtual table ${index} using fts5(search_text, content=${sql.lit(toSnake(name))}, content_rowid='seq', tokenize='trigram case_sensitive 1')`.execute(
    database,
  );
  await sql`create trigger ${trigger('Insert')} after insert on ${table} begin ${add}; end`.execute(database);
  await sql`create trigger ${trigger('Delete')} after delete on ${table} begin ${drop}; end`.execute(database);
  await sql`create trigger ${trigger('Update')} after update of search_text on ${table} begin ${drop}; ${add}; end`.execute(
    database,
  );
}

/** PostgreSQL: a trigram index, which the LIKE of a search goes through. */
async function indexForPostgres(database: Kysely<Database>, name: string) {
  await sql`create extension if not exists pg_trgm`.execute(database);
  await sql`create index ${sql.table(`${name}Search`)} on ${sql.table(name)} using gin (search_text gin_trgm_ops)`.execute(
    database,
  );
}

/** Makes the index that finds a term anywhere in the search texts of a table. */
export const indexSearch = (database: Kysely<Database>, name: string): Promise<void> =>
  isPostgres(database) ? indexForPostgres(database, name) : indexForSqlite(database, name);

/** Makes the index of how search texts begin: of a term that very many rows hold, the best matches are found through it. */
export const indexBeginnings = async (database: Kysely<Database>, name: string): Promise<void> => {
  // In the order of code points on both engines, whatever the language of the server.
  const collation = isPostgres(database) ? sql` collate "C"` : sql``;
  const beginning = sql`(substr(search_text, 1, 100))${collation}`;
  await sql`create index ${sql.table(`${name}Beginning`)} on ${sql.table(name)} (${beginning})`.execute(database);
};
