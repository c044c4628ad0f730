import type { Context } from 'hono';
import type { Envelope, Pagination } from '../../contract/envelope';
import type { AppEnv } from './context';

/** The envelope of a call that succeeded (spec 7). */
export const success = (context: Context<AppEnv>, data: unknown, status: 200 | 201 = 200) => {
  const body: Envelope = { success: true, data };
  return context.json(body, status);
};

const ONLY_PAGE: Pagination = { next: null, prev: null };

/** The envelope of a list (spec 3); a search has one page only. */
export const page = (context: Context<AppEnv>, data: readonly unknown[], pagination: Pagination = ONLY_PAGE) => {
  const body: Envelope = { success: true, data, pagination };
  return context.json(body);
};
