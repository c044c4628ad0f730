/** How the system, a quota, SQLite and PostgreSQL say that the disk is full. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** Tells whether a failure means that the server's disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && FULL.includes(String(error.code))) || isDiskFull(error.cause));
