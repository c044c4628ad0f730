import { type Kysely, type Migration, sql } from 'kysely';
import type { Database } from '../schema';
import { FIRST_RECORD_TABLES } from './catalogue';

/** A list of the tables whose search texts are to be made anew, which the server does beside its work (see searchTexts.ts). */
export const searchWork: Migration = {
  async up(database: Kysely<Database>) {
    await database.schema
      .createTable('searchWork')
      .addColumn('tableName', 'text', (column) => column.primaryKey())
      .addColumn('doneTo', 'text', (column) => column.notNull())
      .execute();
    for (const name of [...FIRST_RECORD_TABLES, 'users'])
      await sql`insert into ${sql.table('searchWork')} select ${sql.lit(name)}, '' where exists (select 1 from ${sql.table(name)})`.execute(
        database,
      );
  },
};
