import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/engine';
import { RECORD_TABLES } from '../database/recordTables';
import { replaceNul } from '../database/replaceNul';
import type { Database, RecordTable } from '../database/schema';

/** Without `seq`, which each database counts by itself. */
type Row = Record<string, unknown>;

/** A table's name, and the columns that tell its rows apart. */
type Table = readonly [name: string, key: readonly string[]];

/** Every table that keeps no records of the catalogue, those that others point at first. */
const OTHER_TABLES: Readonly<Record<Exclude<keyof Database, RecordTable>, Table[1]>> = {
  files: ['key'],
  users: ['id'],
  sessions: ['tokenHash'],
  passwordResets: ['tokenHash'],
  mailJobs: ['id'],
  tries: ['key'],
  // Written with their records: a create sent again over a move, or after a restore, makes one that is not there.
  keptAnswers: ['id'],
  searchWork: ['tableName'],
  catalogue: ['id'],
  history: ['id'],
  deletedRecords: ['id'],
  heldFiles: ['fileKey', 'holderId'],
  playlistSongs: ['playlistId', 'songId'],
};

/** Records point at files, and entries of playlists at records. */
const { playlistSongs, ...before } = OTHER_TABLES;
const TABLES: readonly Table[] = [
  ...Object.entries(before),
  ...RECORD_TABLES.map((name) => [name, ['id']] as const),
  ['playlistSongs', playlistSongs],
];

const BATCH = 500;

const withoutSeq = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'seq')
      .map(([column, value]) => [column, replaceNul(value)])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

async function* batches(database: Kysely<Database>, [name, key]: Table): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let beyond = sql``;
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${beyond} order by ${columns} limit ${BATCH}`.execute(
      database,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(withoutSeq);
    beyond = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** What a table holds; `sum` is over the contents of its rows, in whatever order. */
export interface TableDigest {
  table: string;
  rows: number;
  sum: string;
}

async function digestTable(database: Kysely<Database>, table: Table): Promise<TableDigest> {
  const sum = Buffer.alloc(32);
  let rows = 0;
  for await (const batch of batches(database, table))
    for (const row of batch) {
      const digest = createHash('sha256').update(JSON.stringify(row)).digest();
      for (const [index, byte] of digest.entries()) sum.writeUInt8(sum.readUInt8(index) ^ byte, index);
      rows += 1;
    }
  return { table: table[0], rows, sum: sum.toString('hex') };
}

export async function digestTables(database: Kysely<Database>): Promise<TableDigest[]> {
  const all: TableDigest[] = [];
  for (const table of TABLES) all.push(await digestTable(database, table));
  return all;
}

export async function clearTables(database: Kysely<Database>): Promise<void> {
  for (const [name] of TABLES.toReversed()) await sql`delete from ${sql.table(name)}`.execute(database);
}

export async function copyRows(source: Kysely<Database>, target: Kysely<Database>): Promise<void> {
  for (const table of TABLES)
    for await (const rows of batches(source, table)) {
      const columns = Object.keys(rows[0] ?? {});
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      const names = sql.join(columns.map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table[0])} (${names}) values ${sql.join(values)}`.execute(target);
    }
}

/**
 * Tells PostgreSQL's planner what the tables hold now. Left to itself it may have counted them while all their rows were still being written,
 * as empty: until it counts again a search would then compare each song to each artist.
 */
export async function countTables(database: Kysely<Database>): Promise<void> {
  if (!isPostgres(database)) return;
  await sql`vacuum (analyze) ${sql.join(TABLES.map(([name]) => sql.table(name)))}`.execute(database);
}
