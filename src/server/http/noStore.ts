import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

/** Answers hold people's data and tokens: nothing keeps them for the next person at the machine, or in a proxy. */
export const noStore = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
});
