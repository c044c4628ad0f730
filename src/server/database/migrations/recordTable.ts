import type { CreateTableBuilder, Kysely } from 'kysely';
import { isPostgres } from '../engine';
import type { Database } from '../schema';
import { indexBeginnings, indexSearch } from './searchIndex';

type Table = CreateTableBuilder<string, string>;

/** A column that a kind has beside those of every record. */
export interface Column {
  add: (table: Table) => Table;
  /** Its name, where it points to another record: it gets an index, as a record is only deleted when nothing points to it. */
  reference?: string;
  /** Its name, where it holds a file: that one only goes when no record holds it. */
  file?: string;
}

export const text = (name: string): Column => ({ add: (table) => table.addColumn(name, 'text') });
export const requiredText = (name: string): Column => ({
  add: (table) => table.addColumn(name, 'text', (column) => column.notNull()),
});
/** The key of a file. The reference itself forbids that a used file goes. */
export const file = (name: string): Column => ({
  add: (table) => table.addColumn(name, 'text', (column) => column.references('files.key')),
  file: name,
});
/** The id of another record, which can't go while it is pointed to. */
export const reference = (name: string, target: string): Column => ({
  add: (table) => table.addColumn(name, 'text', (column) => column.references(`${target}.id`)),
  reference: name,
});

const addAll = (table: Table, columns: readonly Column[]) => columns.reduce((built, { add }) => add(built), table);

/** Starts a table whose rows can be searched; `seq` counts up by itself. */
export const searchableTable = (database: Kysely<Database>, name: string, columns: readonly Column[]): Table => {
  const table = database.schema.createTable(name);
  const numbered = isPostgres(database)
    ? table.addColumn('seq', 'bigserial', (column) => column.primaryKey())
    : table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement());
  const common = numbered
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull());
  return addAll(common, columns);
};

/** The columns of records that can be published. */
const PUBLICATION: readonly Column[] = [
  { add: (table) => table.addColumn('isPublished', 'integer', (column) => column.notNull()) },
  text('publishedAt'),
];

/**
 * Makes the table of a kind as the first version had it: without its search indexes.
 * @param newest columns that its lists are ordered by
 */
export const createPlainTable = async (
  database: Kysely<Database>,
  name: string,
  columns: readonly Column[],
  newest: readonly string[] = ['createdAt', 'id'],
): Promise<void> => {
  await searchableTable(database, name, [...PUBLICATION, ...columns]).execute();
  await database.schema
    .createIndex(`${name}Newest`)
    .on(name)
    .columns([...newest])
    .execute();
  for (const { reference } of columns)
    if (reference !== undefined) await database.schema.createIndex(`${name}${reference}`).on(name).column(reference).execute();
};

/** Indexes the columns that hold files: without them each delete of a file looks through all records of every kind. */
export const indexFiles = async (database: Kysely<Database>, name: string, columns: readonly Column[]): Promise<void> => {
  for (const { file } of columns)
    if (file !== undefined) await database.schema.createIndex(`${name}File${file}`).on(name).column(file).execute();
};

/** Has a table count the changes of each row. With a constant default no row is written, however many there are. */
export const addVersion = async (database: Kysely<Database>, name: string): Promise<void> => {
  const table = database.schema.alterTable(name);
  await table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute();
  await table.addColumn('updatedAt', 'text').execute();
};

/**
 * Makes the table of a new kind of record, with all indexes that lists, searches and deletes need.
 * @param columns those of its fields: texts and files by the field's name, a reference as the field's name and 'Id'
 */
export const createRecordTable = async (database: Kysely<Database>, name: string, columns: readonly Column[]): Promise<void> => {
  await createPlainTable(database, name, columns);
  await indexSearch(database, name);
  await indexBeginnings(database, name);
  await indexFiles(database, name, columns);
  await addVersion(database, name);
};
