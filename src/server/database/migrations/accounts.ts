import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

/** Mails that wait to be sent, and the tries at passwords that throttling counts. */
export const accounts: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema
      .createTable('mailJobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('passwordMark', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('notBefore', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('mailJobsDue').on('mailJobs').columns(['notBefore', 'id']).execute();
    await database.schema.createIndex('mailJobsUser').on('mailJobs').column('userId').execute();
    await database.schema
      .createTable('tries')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .addColumn('blockedUntil', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('triesAge').on('tries').column('lastAt').execute();
  },
};
