import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

/** The first answers of creates, for whoever sends one again. */
export const idempotency: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema
      .createTable('keptAnswers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('keptAnswersAge').on('keptAnswers').column('createdAt').execute();
  },
};
