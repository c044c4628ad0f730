import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

/** When the mail server last said for good that it takes nothing for a user's address. */
export const mailRefusals: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema.alterTable('users').addColumn('mailRefusedAt', 'text').execute();
  },
};
