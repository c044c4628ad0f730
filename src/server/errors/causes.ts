const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** How the system, a quota, SQLite and PostgreSQL say that the disk is full. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** Tells whether a failure means that the server's disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL.includes(codeOf(error) ?? '') || (error instanceof Error && error.cause !== undefined && isDiskFull(error.cause));

/** How the network, the pool and PostgreSQL say that there is no connection to be had: refused, broken, shutting down, starting, full. */
const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300', '55000', '08006'],
];
const UNREACHABLE_WORDS = /timeout exceeded when trying to connect|Connection terminated/;

/** Tells whether a failure means that the database can't be reached at the moment. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  error instanceof Error && (UNREACHABLE_WORDS.test(error.message) || UNREACHABLE.includes(codeOf(error) ?? ''));

/** Tells whether PostgreSQL gave a query up because it took too long. */
export const isQueryTimeout = (error: unknown): boolean => codeOf(error) === '57014';

/** What happened, in the words of the innermost cause; some failures of the network have a code and no words. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || (codeOf(error) ?? error.name);
};
