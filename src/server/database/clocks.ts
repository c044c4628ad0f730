import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../errors/operatorErrors';
import { isPostgres } from './engine';
import type { Database } from './schema';

const MOST_APART_MS = 60_000;

/**
 * Several servers on one PostgreSQL database share sessions, waits and the order of records, all of which go by their clocks: one that is
 * ahead would sign everybody out. OperatorError where this one is more than a minute away from the database's. SQLite has no other clock.
 */
export async function requireSameClock(database: Kysely<Database>, clock: () => Date): Promise<void> {
  if (!isPostgres(database)) return;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  const apart = Math.abs(clock().getTime() - (rows[0]?.now.getTime() ?? Number.NaN));
  if (apart > MOST_APART_MS)
    throw new OperatorError(
      `The clocks of this machine and of the database are ${Math.round(apart / 1_000)} seconds apart: set both by the same time server (NTP).`,
    );
}
