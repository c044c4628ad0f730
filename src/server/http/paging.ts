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

/** What is no whole number from 1 on (0, -1, abc, 1.5) counts as not asked, too much as the most. */
const clamp = (asked: string | undefined, usual: number, most: number) => {
  if (asked === undefined || !/^\d+$/.test(asked)) return usual;
  const number = Number(asked);
  return number < 1 ? usual : Math.min(number, most);
};

/** Reads `limit` (20 where it is missing, at most 100) and `page` of a list call. Never fails. */
export const pageRequest = (query: { limit?: string; page?: string }): PageRequest => {
  const limit = clamp(query.limit, SERVER_PAGE_SIZE, PAGE_LIMIT);
  const page = clamp(query.page, 1, LAST_PAGE);
  return { limit, page, offset: (page - 1) * limit };
};

/** Where to read a page together with the row right before it, for `cutWindow`. */
export const windowOf = ({ limit, offset }: Pick<PageRequest, 'limit' | 'offset'>) =>
  offset > 0 ? { limit: limit + 1, offset: offset - 1 } : { limit, offset };

/** Parts what was read at `windowOf` a page: its own rows, and the id of the row before them, if there is one. */
export const cutWindow = <Row extends { id: string }>({ offset }: Pick<PageRequest, 'offset'>, rows: Row[]) =>
  offset > 0 ? { rows: rows.slice(1), before: rows[0]?.id } : { rows, before: undefined };

/**
 * The pages beside this one in a list of `total` rows (spec 3). Behind the end, `prev` is the last page that has rows.
 * @param before id of the row right before the page
 */
export const paginationOf = ({ limit, page }: PageRequest, total: number, before?: string): Pagination => {
  const last = Math.max(1, Math.ceil(total / limit));
  return {
    next: page < last ? { page: page + 1 } : null,
    prev: page > 1 ? { page: Math.min(page - 1, last), lastId: before } : null,
  };
};

/** The same from the number of rows on the page and whether more follow; `count` is called only for a page behind the end. */
export const paginationAround = async (
  request: PageRequest,
  rows: number,
  more: boolean,
  count: () => Promise<number>,
  before?: string,
): Promise<Pagination> =>
  rows === 0 && request.page > 1
    ? paginationOf(request, await count())
    : paginationOf(request, request.offset + rows + (more ? 1 : 0), before);

/** The text that a search call looks for, in `key` or `title` (spec 7). ApiError 400 where it is missing or blank. */
export const requireSearchText = (context: Context<AppEnv>, parameter: string): string => {
  const text = context.req.query(parameter);
  if (text === undefined || isBlank(text)) throw new ApiError(400, 'Please give a text to search for.', parameter);
  return text;
};
