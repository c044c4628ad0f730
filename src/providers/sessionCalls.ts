import { HttpError } from 'react-admin';
import { AUTH_PATHS } from '../contract/endpoints';
import type { Http, HttpRequest } from './types';

/** Milliseconds without a call, after which activity is worth one of its own: the API ends sessions that nobody uses. */
const QUIET_FOR = 5 * 60_000;
const NOT_FOUND = 404;

/**
 * The two calls that keep and end the session on the server. Not of spec 7: a server without them answers 404, and is not asked again. Nobody
 * waits for them.
 */
export const createSessionCalls = (door: Http) => {
  const unknown = new Set<string>();
  let lastCall = Date.now();

  const http: Http = {
    request: (request) => {
      lastCall = Date.now();
      return door.request(request);
    },
  };
  const tell = async (method: HttpRequest['method'], path: string) => {
    if (unknown.has(path)) return;
    await http.request({ method, path }).catch((failure: unknown) => {
      if (failure instanceof HttpError && failure.status === NOT_FOUND) unknown.add(path);
    });
  };
  return {
    /** The same, which notes when calls were made. */
    http,
    /** Somebody is at work. */
    keepSession: () => {
      if (Date.now() - lastCall >= QUIET_FOR) void tell('GET', AUTH_PATHS.session);
    },
    endSession: () => void tell('POST', AUTH_PATHS.logout),
  };
};
