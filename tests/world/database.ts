import SqliteFile from 'better-sqlite3';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, sqliteDialect } from '../../src/server/database/connect';
import { migrateToLatest } from '../../src/server/database/migrate';
import { RECORD_TABLES } from '../../src/server/database/recordTables';
import type { Database } from '../../src/server/database/schema';

/** An empty catalogue of a test's own. */
export interface TestDatabase {
  database: Kysely<Database>;
  /** What `openDatabase` takes, to open it once more. */
  target: string;
  /** The test is done with it. */
  close: () => Promise<void>;
}

/** From what points at others to what others point at, as the database names them. */
const TABLES = [
  'playlistSongs',
  'heldFiles',
  'deletedRecords',
  'history',
  ...RECORD_TABLES.toReversed(),
  'files',
  'sessions',
  'passwordResets',
  'mailJobs',
  'tries',
  'keptAnswers',
  'users',
].map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const CLEAR = `do $$ begin ${TABLES.map((table) => `delete from ${table};`).join(' ')} end $$`;

/** Takes everything out of an embedded catalogue. */
export const clearTables = async (database: Kysely<Database>) => {
  for (const table of TABLES) await sql.raw(`delete from ${table}`).execute(database);
};

type Server = { url: string; template: string };

const addressOf = ({ url }: Server, name: string) => {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
};

/** Copies the empty catalogue, in place of whatever had the name. */
const create = async ({ url, template }: Server, name: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
};

/** Emptied catalogues of this worker, open for the next test: emptying takes a moment, copying and connecting takes many. */
const free: { name: string; database: Kysely<Database> }[] = [];
let opened = 0;

const take = async (server: Server) => {
  const name = free.at(-1)?.name ?? `${server.template}_${process.env.VITEST_POOL_ID}_${++opened}`;
  const open = async () => free.pop()?.database ?? openDatabase(addressOf(server, name));
  const clear = async (database: Kysely<Database>) => {
    await sql.raw(CLEAR).execute(database);
    return { name, database };
  };
  try {
    return await clear(await open());
  } catch {
    // Not there yet, closed by its test, or without one of its tables.
    await create(server, name);
    return clear(await openDatabase(addressOf(server, name)));
  }
};

const onFile = (file: SqliteFile.Database) =>
  new Kysely<Database>({ dialect: sqliteDialect(file), plugins: [new CamelCasePlugin()] });

const migrated = async () => {
  const file = new SqliteFile(':memory:');
  await migrateToLatest(onFile(file));
  return file.serialize();
};
let template: Promise<Buffer> | undefined;

/** An empty catalogue in memory: a copy of one, as to migrate takes ten times as long. */
export const openEmbedded = async (): Promise<TestDatabase> => {
  template ??= migrated();
  const database = onFile(new SqliteFile(await template));
  return { database, target: ':memory:', close: () => database.destroy() };
};

/** An empty catalogue: in the project `postgres` on its server, else in memory. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const server = inject('postgres');
  if (server === undefined) return openEmbedded();
  const { name, database } = await take(server);
  return { database, target: addressOf(server, name), close: async () => void free.push({ name, database }) };
};
