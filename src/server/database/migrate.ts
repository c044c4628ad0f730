import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { isPostgres } from './engine';
import { accounts } from './migrations/accounts';
import { beginnings } from './migrations/beginnings';
import { catalogue } from './migrations/catalogue';
import { fileBytes } from './migrations/fileBytes';
import { fileIndexes } from './migrations/fileIndexes';
import { history } from './migrations/history';
import { idempotency } from './migrations/idempotency';
import { identity } from './migrations/identity';
import { mailRefusals } from './migrations/mailRefusals';
import { peaks } from './migrations/peaks';
import { searchWork } from './migrations/searchWork';
import { versions } from './migrations/versions';
import type { Database } from './schema';
import { runExclusively } from './transact';

/** Every step from an empty database to today's, in order. A step that has been released is never changed: add another one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-accounts': accounts,
  '0003-beginnings': beginnings,
  '0004-search-work': searchWork,
  '0005-identity': identity,
  '0006-file-indexes': fileIndexes,
  '0007-versions': versions,
  '0008-history': history,
  '0009-idempotency': idempotency,
  '0010-peaks': peaks,
  '0011-file-bytes': fileBytes,
  '0012-mail-refusals': mailRefusals,
};

/** The migrator's words for a step that was taken and that this program does not know. */
const LATER_VERSION = /previously executed migration .+ is missing/;

/** In the transaction of all steps: whatever limit the account or a pooler's connection has, a large catalogue takes its time. */
const unhurried = (step: Migration): Migration => ({
  up: async (database) => {
    await sql`set local statement_timeout = 0`.execute(database);
    await step.up(database);
  },
});

const LOOK_AGAIN_MS = 100;

export async function migrateToLatest(database: Kysely<Database>): Promise<void> {
  const steps = Object.entries(MIGRATIONS).map(([name, step]) => [name, isPostgres(database) ? unhurried(step) : step] as const);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  let error: unknown;
  const migrate = async () => {
    ({ error } = await migrator.migrateToLatest());
  };
  // Of several servers one after the other. Whoever waits must not keep a connection meanwhile: a pooler may have few.
  while (!(await runExclusively(database, 'migrations', migrate))) await sleep(LOOK_AGAIN_MS);
  if (error instanceof Error && LATER_VERSION.test(error.message))
    throw new Error('a later version of this program has changed it: start that one, or bring back the backup from before');
  if (error !== undefined) throw error;
}
