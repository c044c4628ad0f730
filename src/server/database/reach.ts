/** How the network, the pool and PostgreSQL say that there is no connection to be had: refused, broken, shutting down, starting, full. */
const CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55000',
  '08006',
];
const WORDS = /timeout exceeded when trying to connect|Connection terminated/;

/** Tells whether a failure means that the database can't be reached at the moment. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof Error && (WORDS.test(error.message) || ('code' in error && CODES.includes(String(error.code))));

/** Tells whether PostgreSQL gave a query up because it took too long (see QUERY_PATIENCE). */
export const tookTooLong = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '57014';
