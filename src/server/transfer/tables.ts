import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema';

type Handle = Kysely<Database> | Transaction<Database>;
/** A row by its columns; `seq`, which each database counts by itself, is left out. */
type Row = Record<string, unknown>;

/** A table, and the columns that tell its rows apart. */
interface Table {
  name: keyof Database & string;
  key: readonly string[];
}

const byId = (name: Table['name']): Table => ({ name, key: ['id'] });

/** Every table, those that others point at first. */
const TABLES: readonly Table[] = [
  { name: 'files', key: ['key'] },
  byId('users'),
  { name: 'sessions', key: ['tokenHash'] },
  { name: 'passwordResets', key: ['tokenHash'] },
  ...(['artists', 'channels', 'albums', 'songs', 'playlists', 'videos'] as const).map(byId),
  { name: 'playlistSongs', key: ['playlistId', 'songId'] },
  byId('adNews'),
  byId('mailJobs'),
  { name: 'tries', key: ['key'] },
];

/** Rows that are read and written at once. */
const BATCH = 500;

/** PostgreSQL takes no U+0000 in a text (see database/nul.ts). */
const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

const withoutSeq = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'seq')
      .map(([column, value]) => [column, plain(value)])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

async function* batches(handle: Handle, { name, key }: Table): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let beyond = sql``;
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${beyond} order by ${columns} limit ${BATCH}`.execute(
      handle,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(withoutSeq);
    beyond = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** What a table holds: its rows by number, and a sum over their contents that does not depend on their order. */
export interface TableDigest {
  table: string;
  rows: number;
  sum: string;
}

async function holdingOf(handle: Handle, table: Table): Promise<TableDigest> {
  const sum = Buffer.alloc(32);
  let rows = 0;
  for await (const batch of batches(handle, table))
    for (const row of batch) {
      const digest = createHash('sha256').update(JSON.stringify(row)).digest();
      for (const [index, byte] of digest.entries()) sum.writeUInt8(sum.readUInt8(index) ^ byte, index);
      rows += 1;
    }
  return { table: table.name, rows, sum: sum.toString('hex') };
}

/** What every table holds. */
export async function digestTables(handle: Handle): Promise<TableDigest[]> {
  const all: TableDigest[] = [];
  for (const table of TABLES) all.push(await holdingOf(handle, table));
  return all;
}

/** Removes every row. */
export async function clear(handle: Handle): Promise<void> {
  for (const { name } of TABLES.toReversed()) await sql`delete from ${sql.table(name)}`.execute(handle);
}

/** Copies every row into a database whose tables are empty. */
export async function copyRows(source: Handle, target: Handle): Promise<void> {
  for (const table of TABLES)
    for await (const rows of batches(source, table)) {
      const columns = Object.keys(rows[0] ?? {});
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      const names = sql.join(columns.map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table.name)} (${names}) values ${sql.join(values)}`.execute(target);
    }
}
