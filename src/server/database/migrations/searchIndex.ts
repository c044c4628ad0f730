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
  const [table, index] = [sql.table(name), sql.table(`${name}Search`)];
  await sql`create index ${index} on ${table} using gin (search_text gin_trgm_ops)`.execute(database);
}

/** Makes the search index of each table. */
export async function indexSearch(database: Kysely<Database>, tables: readonly string[]): Promise<void> {
  const remote = isPostgres(database);
  if (remote) await sql`create extension if not exists pg_trgm`.execute(database);
  for (const name of tables) await (remote ? indexForPostgres : indexForSqlite)(database, name);
}
