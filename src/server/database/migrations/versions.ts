import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';
import { FIRST_RECORD_TABLES } from './catalogue';
import { addVersion } from './recordTable';

/** How often each record was changed, and when last. */
export const versions: Migration = {
  async up(database: Kysely<Database>) {
    for (const name of [...FIRST_RECORD_TABLES, 'users']) await addVersion(database, name);
  },
};
