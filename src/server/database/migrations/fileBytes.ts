import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

/** By what a file's bytes are found again. Of files taken in before, nobody knows it without reading all of them: they have none. */
export const fileBytes: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema.alterTable('files').addColumn('sha256', 'text').execute();
    await database.schema.createIndex('filesSha256').on('files').column('sha256').execute();
  },
};
