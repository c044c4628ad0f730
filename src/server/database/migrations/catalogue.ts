import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import { isPostgres } from '../engine';
import type { Database } from '../schema';
import { indexSearch } from './searchIndex';

type Table = CreateTableBuilder<string, string>;

/** A table with the columns of every record; `seq` counts up by itself. */
const newTable = (database: Kysely<Database>, name: string): Table => {
  const table = database.schema.createTable(name);
  const numbered = isPostgres(database)
    ? table.addColumn('seq', 'bigserial', (column) => column.primaryKey())
    : table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement());
  return numbered
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull());
};

const publication = (table: Table): Table =>
  table.addColumn('isPublished', 'integer', (column) => column.notNull()).addColumn('publishedAt', 'text');

const text = (name: string) => (table: Table) => table.addColumn(name, 'text');
const requiredText = (name: string) => (table: Table) => table.addColumn(name, 'text', (column) => column.notNull());
/** The reference itself forbids that a used file or record goes. */
const file = (name: string) => (table: Table) => table.addColumn(name, 'text', (column) => column.references('files.key'));
const reference = (name: string, target: string) => (table: Table) =>
  table.addColumn(name, 'text', (column) => column.references(`${target}.id`));

/** Listings by kind: what each has beside the columns of `newTable` and `publication` (spec 3). */
const LISTINGS: Readonly<Record<string, readonly ((table: Table) => Table)[]>> = {
  artists: [text('stageName'), text('firstName'), text('lastName'), file('photo'), file('coverImage')],
  channels: [requiredText('name'), file('photo'), file('banner')],
  albums: [requiredText('name'), reference('artistId', 'artists'), file('albumArt')],
  songs: [
    requiredText('title'),
    reference('artistId', 'artists'),
    reference('albumId', 'albums'),
    file('coverArt'),
    file('fileUrl'),
  ],
  playlists: [requiredText('name'), file('featureImage')],
  videos: [
    requiredText('title'),
    requiredText('url'),
    reference('artistId', 'artists'),
    reference('channelId', 'channels'),
    file('thumbnail'),
  ],
};

const REFERENCE_COLUMNS: readonly [table: string, column: string][] = [
  ['albums', 'artistId'],
  ['songs', 'artistId'],
  ['songs', 'albumId'],
  ['videos', 'artistId'],
  ['videos', 'channelId'],
];

async function createListings(database: Kysely<Database>) {
  for (const [name, columns] of Object.entries(LISTINGS)) {
    const table = columns.reduce<Table>((built, add) => add(built), publication(newTable(database, name)));
    await table.execute();
    await database.schema.createIndex(`${name}Newest`).on(name).columns(['createdAt', 'id']).execute();
  }
  await database.schema.createIndex('artistsByState').on('artists').columns(['isPublished', 'createdAt', 'id']).execute();
  for (const [table, column] of REFERENCE_COLUMNS)
    await database.schema.createIndex(`${table}${column}`).on(table).column(column).execute();
  await database.schema
    .createTable('playlistSongs')
    .addColumn('playlistId', 'text', (column) => column.notNull().references('playlists.id').onDelete('cascade'))
    .addColumn('songId', 'text', (column) => column.notNull().references('songs.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('playlistSongsKey', ['playlistId', 'songId'])
    .execute();
  await database.schema.createIndex('playlistSongsOrder').on('playlistSongs').columns(['playlistId', 'position']).execute();
  await database.schema.createIndex('playlistSongsSong').on('playlistSongs').column('songId').execute();
}

async function createAdNews(database: Kysely<Database>) {
  const columns = [
    requiredText('type'),
    requiredText('title'),
    text('description'),
    text('moreInfoLink'),
    file('featureImage'),
    file('contentImage'),
    text('targetType'),
    text('targetId'),
  ];
  await columns.reduce<Table>((built, add) => add(built), publication(newTable(database, 'adNews'))).execute();
  await database.schema.createIndex('adNewsNewest').on('adNews').columns(['type', 'createdAt', 'id']).execute();
  await database.schema.createIndex('adNewsTarget').on('adNews').columns(['targetType', 'targetId']).execute();
}

async function createUsers(database: Kysely<Database>) {
  const columns = [
    requiredText('email'),
    requiredText('firstName'),
    text('lastName'),
    requiredText('role'),
    requiredText('passwordHash'),
  ];
  await columns
    .reduce<Table>((built, add) => add(built), newTable(database, 'users'))
    .addColumn('isActive', 'integer', (column) => column.notNull())
    .addUniqueConstraint('usersEmail', ['email'])
    .execute();
  const owned = (table: Table) =>
    table
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull());
  await requiredText('lastUsedAt')(owned(database.schema.createTable('sessions'))).execute();
  await requiredText('expiresAt')(owned(database.schema.createTable('passwordResets'))).execute();
  await database.schema.createIndex('sessionsUser').on('sessions').column('userId').execute();
  await database.schema.createIndex('passwordResetsUser').on('passwordResets').column('userId').execute();
}

async function createFiles(database: Kysely<Database>) {
  await database.schema
    .createTable('files')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('originalName', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('duration', 'double precision')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
}

/** The first tables: files, users and their sessions, the six listings, playlists' songs, ads and announcements, search. */
export const catalogue: Migration = {
  async up(database: Kysely<Database>) {
    await createFiles(database);
    await createUsers(database);
    await createListings(database);
    await createAdNews(database);
    await indexSearch(database, [...Object.keys(LISTINGS), 'adNews', 'users']);
  },
};
