import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

/** What was done with each record, what was deleted of late, and the files that both need beside those of the records. */
export const history: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema
      .createTable('history')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('byId', 'text')
      .addColumn('byName', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('historyRecord').on('history').columns(['recordId', 'version', 'id']).execute();
    await database.schema.createIndex('historyAge').on('history').columns(['at', 'id']).execute();
    await database.schema
      .createTable('deletedRecords')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('places', 'text', (column) => column.notNull())
      .addColumn('byId', 'text')
      .addColumn('byName', 'text')
      .addColumn('deletedAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('deletedNewest').on('deletedRecords').columns(['kind', 'deletedAt', 'id']).execute();
    await database.schema.createIndex('deletedAge').on('deletedRecords').columns(['deletedAt', 'id']).execute();
    await database.schema
      .createTable('heldFiles')
      .addColumn('fileKey', 'text', (column) => column.notNull().references('files.key'))
      .addColumn('holderId', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('heldFilesKey', ['fileKey', 'holderId'])
      .execute();
    await database.schema.createIndex('heldFilesHolder').on('heldFiles').column('holderId').execute();
  },
};
