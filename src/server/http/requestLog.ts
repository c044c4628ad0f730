import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { API_PATH } from '../../contract/limits';
import type { AppEnv } from './context';

/** A reset link's token stands in the address of its page and of its call. */
const SECRET_PATHS = /(\/reset-password)\/.*/is;

/** However its signs are written: a route may know it, and a proxy in front may have. */
const pathForLog = (url: string) => {
  const { pathname } = new URL(url);
  const readable = pathname.replaceAll(/%[0-7][\da-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return SECRET_PATHS.test(readable) ? readable.replace(SECRET_PATHS, '$1/[token]') : pathname;
};

/** Gives each request an id, answered as X-Request-Id, and logs one line for its answer: no headers, no body, no query, no token. */
export const requestLog = (log: Logger) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const requestId = randomUUID();
    const requestLogger = log.child({ requestId });
    context.set('log', requestLogger);
    const started = performance.now();
    await next();
    // `context.header` would copy the answer here, which doubles the time on its way out.
    context.res.headers.set('X-Request-Id', requestId);
    const path = pathForLog(context.req.url);
    requestLogger[context.req.path.startsWith(API_PATH) ? 'info' : 'debug'](
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
