import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';
import { FIRST_COLUMNS } from './catalogue';
import { indexFiles } from './recordTable';

/** Indexes for deletes: who holds a file, and which announcements are about a record, newest first. */
export const fileIndexes: Migration = {
  async up(database: Kysely<Database>) {
    for (const [name, columns] of Object.entries(FIRST_COLUMNS)) await indexFiles(database, name, columns);
    // The one before could not give the order, so that a planner took the one of the lists and looked through all of them.
    await database.schema.dropIndex('adNewsTarget').execute();
    await database.schema
      .createIndex('adNewsTarget')
      .on('adNews')
      .columns(['targetId', 'targetType', 'type', 'createdAt', 'id'])
      .execute();
  },
};
