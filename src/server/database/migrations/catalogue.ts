import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';
import { type Column, createPlainTable, file, reference, requiredText, searchableTable, text } from './recordTable';
import { indexSearch } from './searchIndex';

/** The columns of the first kinds, by table: those that others refer to first. */
const LISTINGS: Readonly<Record<string, readonly Column[]>> = {
  artists: [text('stageName'), text('firstName'), text('lastName'), file('photo'), file('coverImage')],
  channels: [requiredText('name'), file('photo'), file('banner')],
  albums: [requiredText('name'), reference('artistId', 'artists'), file('albumArt')],
  songs: [
    ...[requiredText('title'), reference('artistId', 'artists'), reference('albumId', 'albums')],
    ...[file('coverArt'), file('fileUrl')],
  ],
  playlists: [requiredText('name'), file('featureImage')],
  videos: [
    ...[requiredText('title'), requiredText('url'), reference('artistId', 'artists'), reference('channelId', 'channels')],
    file('thumbnail'),
  ],
};
const AD_NEWS: readonly Column[] = [
  ...[requiredText('type'), requiredText('title'), text('description'), text('moreInfoLink')],
  ...[file('featureImage'), file('contentImage'), text('targetType'), text('targetId')],
];

/** The tables of records that this step makes, with the columns that each has of its own. */
export const FIRST_COLUMNS: Readonly<Record<string, readonly Column[]>> = { ...LISTINGS, adNews: AD_NEWS };
export const FIRST_RECORD_TABLES = Object.keys(FIRST_COLUMNS);

async function createListings(database: Kysely<Database>) {
  for (const [name, columns] of Object.entries(LISTINGS)) await createPlainTable(database, name, columns);
  await database.schema.createIndex('artistsByState').on('artists').columns(['isPublished', 'createdAt', 'id']).execute();
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

async function createUsers(database: Kysely<Database>) {
  const names = [requiredText('email'), requiredText('firstName'), text('lastName')];
  await searchableTable(database, 'users', [...names, requiredText('role'), requiredText('passwordHash')])
    .addColumn('isActive', 'integer', (column) => column.notNull())
    .addUniqueConstraint('usersEmail', ['email'])
    .execute();
  const owned = (name: string) =>
    database.schema
      .createTable(name)
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull());
  await owned('sessions')
    .addColumn('lastUsedAt', 'text', (column) => column.notNull())
    .execute();
  await owned('passwordResets')
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
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
    await createPlainTable(database, 'adNews', AD_NEWS, ['type', 'createdAt', 'id']);
    await database.schema.createIndex('adNewsTarget').on('adNews').columns(['targetType', 'targetId']).execute();
    for (const name of [...FIRST_RECORD_TABLES, 'users']) await indexSearch(database, name);
  },
};
