import { API_PATH, APP_HEADER, IDEMPOTENCY_HEADER, SERVER_PAGE_SIZE, VERSION_HEADER } from '../contract/limits';
import type { HttpRequest } from './types';

/** Path and query, each value encoded once; a space as %20, which every server reads. */
const address = ({ path, query = {} }: HttpRequest) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString().replaceAll('+', '%20')}`;
};

/**
 * Where a request goes and what it says of itself (spec 4, 7).
 * @param host origin of the API, or a path of the console's own; '' for its root
 * @param token of who asks, null for a visitor
 */
export const callOf = (host: string, token: string | null, request: HttpRequest) => {
  const { method, body, version, idempotencyKey } = request;
  const headers = {
    [APP_HEADER.name]: APP_HEADER.value,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(version !== undefined && { [VERSION_HEADER]: `"${version}"` }),
    ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    // A form's own type names its boundary; the browser writes it.
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
  };
  return { method, url: `${host.replace(/\/+$/, '')}${API_PATH}/${address(request)}`, headers };
};

/** One server page: 20 rows, whatever page size is asked for (spec 9). The first page goes without its number (spec 7). */
export const pageRequest = (path: string, page: number, state: HttpRequest['query'] = {}): HttpRequest => ({
  method: 'GET',
  path,
  query: { limit: SERVER_PAGE_SIZE, page: page > 1 ? page : undefined, ...state },
});
