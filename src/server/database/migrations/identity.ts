import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

/** Which catalogue this is: its files say whose they are. */
export const identity: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema
      .createTable('catalogue')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
  },
};
