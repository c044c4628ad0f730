import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../errors/operatorErrors';

/** Stands in a data folder whose records went to PostgreSQL: its own database is of the past. */
const MOVED_FILE = 'moved-to-postgresql';

export const markAsMoved = (folder: string, now: Date): void =>
  writeFileSync(join(folder, MOVED_FILE), `${now.toISOString()}\n`, { mode: 0o600 });

/** OperatorError where the records of a folder were moved and the address of where they are is not set. */
export function requireNotMoved(folder: string, databaseUrl: string | undefined): void {
  const mark = join(folder, MOVED_FILE);
  if (databaseUrl !== undefined || !existsSync(mark)) return;
  throw new OperatorError(
    `The records of ${folder} were moved to PostgreSQL on ${readFileSync(mark, 'utf8').slice(0, 10)}: set DATABASE_URL. To go back to the records of that day instead, remove ${mark}.`,
  );
}
