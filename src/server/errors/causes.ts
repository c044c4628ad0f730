const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** An error and what lies behind it, from the outside in: libraries wrap what befell them. */
const chainOf = (error: unknown): Error[] =>
  error instanceof Error
    ? [error, ...chainOf(error.cause), ...(error instanceof AggregateError ? error.errors.flatMap(chainOf) : [])]
    : [];

const hasCode = (error: unknown, codes: readonly string[]) => chainOf(error).some((each) => codes.includes(codeOf(each) ?? ''));

const DISK_FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

export const isDiskFull = (error: unknown): boolean => hasCode(error, DISK_FULL);

export const isMissing = (error: unknown): boolean => hasCode(error, ['ENOENT']);

const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '53300', '55000', '08000', '08001', '08003', '08004', '08006'],
  // A pooler's word for whatever keeps it from the database: full, gone, or too long without a free connection.
  '08P01',
];
const UNREACHABLE_WORDS = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** The library of the file store says so of whatever befell it. */
const isOfStore = (error: unknown) => chainOf(error).some((each) => codeOf(each)?.startsWith('E_CANNOT_') === true);

export const isDatabaseUnreachable = (error: unknown): boolean =>
  !isOfStore(error) && (hasCode(error, UNREACHABLE) || chainOf(error).some(({ message }) => UNREACHABLE_WORDS.test(message)));

/** A native module that this Node.js does not take, as after an upgrade of Node.js, or that was never built, as where npm runs no install scripts. */
export const isForeignModule = (error: unknown): boolean =>
  hasCode(error, ['ERR_DLOPEN_FAILED']) ||
  chainOf(error).some(({ message }) => message.startsWith('Could not locate the bindings file'));

const UNKNOWN_AUTHORITY = [
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
];

/** The other end shows a certificate of an authority that this machine does not know, such as a company's own. */
export const isUnknownAuthority = (error: unknown): boolean => hasCode(error, UNKNOWN_AUTHORITY);

/** The database file is not the one that was opened: it was deleted, or another took its place. */
export const DATABASE_GONE = 'DATABASE_GONE';

/** It is there, and takes no writes: read-only after a failover, gone, or without the rights. */
const NOT_WRITABLE = [
  ...[
    '25006',
    'SQLITE_READONLY',
    'SQLITE_READONLY_DBMOVED',
    'SQLITE_READONLY_DIRECTORY',
    'SQLITE_CANTOPEN',
    'SQLITE_IOERR',
    DATABASE_GONE,
  ],
  ...['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'EIO'],
];

/** Database or file store can't be used at the moment; that is no fault of the request. */
export const isOutOfReach = (error: unknown): boolean =>
  isDatabaseUnreachable(error) || hasCode(error, NOT_WRITABLE) || isOfStore(error);

/** The database does not even say that it gave a query up: nobody knows what its connection is about. */
export const isSilent = (error: unknown): boolean => chainOf(error).some(({ message }) => message === 'Query read timeout');

export const isQueryTimeout = (error: unknown): boolean => hasCode(error, ['57014']) || isSilent(error);

/** A query that was prepared before is not known to this connection, or known where it was not prepared. */
export const isStatementLost = (error: unknown): boolean => hasCode(error, ['26000', '42P05']);

/** As Node.js names what the system refused, and SQLite and PostgreSQL what befell them, other than a query that is wrong. */
const OBSTACLE = /^(?:E[A-Z\d]+|SQLITE_(?!ERROR|CONSTRAINT|MISUSE|RANGE)[A-Z_]+|(?!2[23]|42)[\dA-Z]{5})$/;

/** The code of what the machine or the database refused; undefined for a failure of this program itself. */
export const obstacleOf = (error: unknown): string | undefined =>
  chainOf(error)
    .map(codeOf)
    .find((code) => code !== undefined && OBSTACLE.test(code));

/** What happened, in the words of the innermost cause; some failures of the network have a code and no words. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || (codeOf(error) ?? error.name);
};
