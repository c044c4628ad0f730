import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from '../engine';
import type { Database } from '../schema';

const TABLES = ['artists', 'channels', 'albums', 'songs', 'playlists', 'videos', 'adNews'] as const;

/** An index of how search texts begin: of a term that very many rows hold, the best matches are found through it. */
export const beginnings: Migration = {
  async up(database: Kysely<Database>) {
    // In the order of code points on both engines, whatever the language of the server.
    const collation = isPostgres(database) ? sql` collate "C"` : sql``;
    for (const table of TABLES)
      await sql`create index ${sql.table(`${table}Beginning`)} on ${sql.table(table)} ((substr(search_text, 1, 100))${collation})`.execute(
        database,
      );
  },
};
