import type { Context } from 'hono';
import type { Pagination } from '../../contract/envelope';
import { SERVER_PAGE_SIZE } from '../../contract/limits';
import { isBlank } from '../../contract/text';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

export const PAGE_LIMIT = 100;
const LAST_PAGE = 1_000_000;

/** One page of a list; `page` counts from 1, `offset` is the rows before it. */
export interface PageRequest {
  limit: number;
  page: number;
  offset: number;
}

/** A whole number from 1 to `most`; anything else (0, -1, abc, 1.5) counts as not asked, and too much as the most. */
const clamp = (asked: string | undefined, usual: number, most: number) => {
  if (asked === undefined || !/^\d+$/.test(asked)) return usual;
  const number = Number(asked);
  return number < 1 ? usual : Math.min(number, most);
};

/** Reads `limit` (20 where it is missing, at most 100) and `page` (from 1) of a list call. Never fails. */
export const pageRequest = (query: { limit?: string; page?: string }): PageRequest => {
  const limit = clamp(query.limit, SERVER_PAGE_SIZE, PAGE_LIMIT);
  const page = clamp(query.page, 1, LAST_PAGE);
  return { limit, page, offset: (page - 1) * limit };
};

/** The pages beside this one in a list of `total` rows (spec 3). Behind the end, `prev` is the last page that has rows. */
export const paginationOf = ({ limit, page }: PageRequest, total: number): Pagination => {
  const last = Math.max(1, Math.ceil(total / limit));
  return {
    next: page < last ? { page: page + 1 } : null,
    prev: page > 1 ? { page: Math.min(page - 1, last) } : null,
  };
};

/** The same by the rows of the page and whether more follow; `count`, the rows of the whole list, is asked only behind its end. */
export const paginationAround = async (
  request: PageRequest,
  rows: number,
  more: boolean,
  count: () => Promise<number>,
): Promise<Pagination> =>
  rows === 0 && request.page > 1
    ? paginationOf(request, await count())
    : paginationOf(request, request.offset + rows + (more ? 1 : 0));

/** The text that a search call looks for, in `key` or `title` (spec 7). ApiError 400 where it is missing or blank. */
export const searchedFor = (context: Context<AppEnv>, parameter: string): string => {
  const text = context.req.query(parameter);
  if (text === undefined || isBlank(text)) throw new ApiError(400, 'Please give a text to search for.', parameter);
  return text;
};
