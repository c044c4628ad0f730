const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const DISK_FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL.includes(codeOf(error) ?? '') || (error instanceof Error && error.cause !== undefined && isDiskFull(error.cause));

const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300', '55000', '08006'],
];
const UNREACHABLE_WORDS = /timeout exceeded when trying to connect|Connection terminated/;

export const isDatabaseUnreachable = (error: unknown): boolean =>
  error instanceof Error && (UNREACHABLE_WORDS.test(error.message) || UNREACHABLE.includes(codeOf(error) ?? ''));

export const isQueryTimeout = (error: unknown): boolean => codeOf(error) === '57014';

/** What happened, in the words of the innermost cause; some failures of the network have a code and no words. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || (codeOf(error) ?? error.name);
};
