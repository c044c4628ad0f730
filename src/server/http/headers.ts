import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { APP_HEADER } from '../../contract/limits';
import type { AppEnv } from './context';

/** For a year, as browsers ask for; without the subdomains, which are not ours to decide about. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Stored files have their own of these. */
const KEPT = ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'] as const;

const common = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
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
  strictTransportSecurity: false,
});

/** Security headers of every answer; Strict-Transport-Security where a trusted proxy says that the browser came by TLS. */
export const securityHeaders = ({ trustProxy }: { trustProxy: boolean }) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const kept = new Map<string, string>();
    await common(context, async () => {
      await next();
      for (const name of KEPT) {
        const value = context.res.headers.get(name);
        if (value !== null) kept.set(name, value);
      }
    });
    for (const [name, value] of kept) context.res.headers.set(name, value);
    const isSecure = trustProxy && context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https';
    if (isSecure) context.res.headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
  });

export const allowOrigins = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', APP_HEADER.name],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  });
