import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

/** How loud each sound is over its time. Files of before have none. */
export const peaks: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema.alterTable('files').addColumn('peaks', 'text').execute();
  },
};
