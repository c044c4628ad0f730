import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { APP_HEADER } from '../../contract/limits';
import type { AppEnv } from './context';

/** A year, as browsers ask for; this host alone, as the ones beside it are not ours to decide about. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Of these an answer may have stricter or wider ones of its own: a file runs nothing, and is shown by consoles of other origins. */
const OWN = ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'] as const;

const common = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // MUI writes its styles into style elements at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Set below, where the browser came by TLS.
  strictTransportSecurity: false,
});

/**
 * Headers of every answer: only our own scripts run, nothing is framed, no type is guessed, no address leaks to other sites. Where a
 * trusted proxy says that the browser came by TLS, it is told to do so always.
 */
export const securityHeaders = ({ trustProxy }: { trustProxy: boolean }) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const own = new Map<string, string>();
    await common(context, async () => {
      await next();
      for (const name of OWN) {
        const value = context.res.headers.get(name);
        if (value !== null) own.set(name, value);
      }
    });
    for (const [name, value] of own) context.res.headers.set(name, value);
    const isSecure = trustProxy && context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https';
    if (isSecure) context.res.headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
  });

/** Lets the consoles of the listed origins call the API; without any, no other origin may. */
export const allowOrigins = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', APP_HEADER.name],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  });
