import type { Hono, NotFoundHandler } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { TrieRouter } from 'hono/router/trie-router';
import { onNotFound, onWrongMethod } from './answers';
import type { AppEnv } from './context';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers what no route took: 405 with Allow where the address takes other methods, else 404. Call it once all routes are there. */
export const answerNoRoute = (app: Hono<AppEnv>): NotFoundHandler<AppEnv> => {
  const router = new TrieRouter<string>();
  for (const { path, method, isMiddleware } of inspectRoutes(app))
    if (!isMiddleware && METHODS.includes(method)) router.add(method, path, method);
  const takes = (path: string) => METHODS.filter((method) => router.match(method, path)[0].length > 0);
  return (context) => {
    const methods = takes(context.req.path);
    return methods.length === 0 || methods.includes(context.req.method) ? onNotFound(context) : onWrongMethod(context, methods);
  };
};
