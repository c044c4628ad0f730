import type { Migration } from 'kysely';
import { FIRST_RECORD_TABLES } from './catalogue';
import { indexBeginnings } from './searchIndex';

/** An index of how search texts begin, for the tables that were made without it. */
export const beginnings: Migration = {
  async up(database) {
    for (const name of FIRST_RECORD_TABLES) await indexBeginnings(database, name);
  },
};
