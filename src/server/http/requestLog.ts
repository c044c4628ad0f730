import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { API_PATH } from '../../contract/limits';
import type { AppEnv } from './context';

/** The call, and the page that the mailed link opens. */
const SECRET_PATHS = /(\/reset-password\/+)[^/]+/i;

/** Without the query, which holds what people look for. */
const pathForLog = (url: string) => new URL(url).pathname.replace(SECRET_PATHS, '$1[token]');

/** Gives each request an id, answered as X-Request-Id, and logs one line for its answer: no headers, no body, no token. */
export const requestLog = (log: Logger) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const requestId = randomUUID();
    const requestLogger = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', requestLogger);
    const started = performance.now();
    await next();
    // `context.header` would copy the answer here, which doubles the time on its way out.
    context.res.headers.set('X-Request-Id', requestId);
    const path = pathForLog(context.req.url);
    requestLogger[path.startsWith(API_PATH) ? 'info' : 'debug'](
      {
        method: context.req.method,
        path,
        status: context.res.status,
        ms: Math.round(performance.now() - started),
        user: context.get('signedIn')?._id,
      },
      'request',
    );
  });
