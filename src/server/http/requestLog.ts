import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { API_PATH } from '../../contract/limits';
import type { AppEnv } from './context';

/** Paths whose last part is a secret: the call's, and the page's that the mailed link opens. The query is never written down: it is what people look for. */
const SECRET_PATHS = /(\/reset-password\/+)[^/]+/i;

/** The path of a request as it may stand in a log. */
const pathForLog = (url: string) => new URL(url).pathname.replace(SECRET_PATHS, '$1[token]');

/** Gives each request an id (answered as X-Request-Id) and writes one line when it is answered: no headers, no body, no token. */
export const requestLog = (log: Logger) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const requestId = randomUUID();
    const requestLogger = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', requestLogger);
    const started = performance.now();
    await next();
    // Not by `context.header`, which at this point makes another answer of the answer: twice the time on its way out.
    context.res.headers.set('X-Request-Id', requestId);
    const path = pathForLog(context.req.url);
    // The console's own files would drown the calls.
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
