import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import { hashPassword } from '../../../src/server/credentials/passwords';
import { startSession } from '../../../src/server/credentials/sessions';
import { openDatabase } from '../../../src/server/database/connect';
import { isPostgresUrl } from '../../../src/server/database/engine';
import { insertUser } from '../../../src/server/users/queries';
import { catalogueOf, type Table } from './catalogue';

/** Rows written at once. */
const BATCH = 20_000;

/** People who may sign in to a filled catalogue, and their password. */
export const PEOPLE = Array.from({ length: 20 }, (_, number) => `person-${number}@example.org`);
export const PASSWORD = 'correct horse battery';

const batches = ({ size }: Table) =>
  Array.from({ length: Math.ceil(size / BATCH) }, (_, index) => [index * BATCH, Math.min(size, (index + 1) * BATCH)] as const);

const fillSqlite = (path: string, tables: readonly Table[]) => {
  const file = new SqliteFile(path);
  try {
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = OFF');
    for (const table of tables) {
      const insert = file.prepare(
        `insert into ${table.name} (${table.columns.join(', ')}) values (${table.columns.map(() => '?').join(', ')})`,
      );
      const all = file.transaction((rows: (string | number | null)[][]) => {
        for (const row of rows) insert.run(row);
      });
      for (const [from, to] of batches(table)) all(table.rows(from, to));
    }
    file.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    file.close();
  }
};

const TYPES: Readonly<Record<string, string>> = {
  is_published: 'integer',
  version: 'integer',
  bytes: 'bigint',
  duration: 'double precision',
};

const fillPostgres = async (url: string, tables: readonly Table[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Indexes are made anew over the finished tables, and references are right by making: both save most of the time.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
    const names = [...new Set(tables.map(({ name }) => name))];
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = any($1)
       and indexname not in (select conname from pg_constraint)`,
      [names],
    );
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    for (const table of tables) {
      const arrays = table.columns.map((column, index) => `$${index + 1}::${TYPES[column] ?? 'text'}[]`);
      const insert = `insert into ${table.name} (${table.columns.join(', ')}) select * from unnest(${arrays.join(', ')})`;
      for (const [from, to] of batches(table)) {
        const rows = table.rows(from, to);
        await client.query(
          insert,
          table.columns.map((_, index) => rows.map((row) => row[index])),
        );
      }
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};

/**
 * Makes the product's own tables and fills them with a catalogue, and with people.
 * @param target path of a SQLite file, or address of an empty PostgreSQL database
 * @returns a token of one of the people
 */
export const fill = async (target: string, songs: number): Promise<string> => {
  const database = await openDatabase(target);
  try {
    const passwordHash = await hashPassword(PASSWORD);
    for (const email of PEOPLE)
      await insertUser(database, { email, firstName: 'A', lastName: 'Person', role: 'admin', passwordHash }, new Date());
    const { id } = await database.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const token = await startSession(database, id, new Date());
    const tables = catalogueOf(songs);
    if (isPostgresUrl(target)) await fillPostgres(target, tables);
    else fillSqlite(target, tables);
    return token;
  } finally {
    await database.destroy();
  }
};
