import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { APP_HEADER, IDEMPOTENCY_HEADER, VERSION_HEADER } from '../../contract/limits';
import type { AppEnv } from './context';

/** Stored files come with their own. */
const KEPT = ['Content-Security-Policy', 'Cross-Origin-Resource-Policy'] as const;

const commonHeaders = (apiHost: readonly string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'blob:', 'data:', ...apiHost],
      mediaSrc: ["'self'", 'blob:', ...apiHost],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...apiHost],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // The address of a page may hold the token of a reset link, which a proxy's log would keep.
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    // For each of these two browsers would throw away the process that waits for the page and start another one: up to a tenth of a second and
    // more before its first script is asked for. No page frames the console, none that it opens gets a hold of it, its answers are not readable
    // from elsewhere, and none of its pages loosens its origin.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });

interface SecuritySettings {
  trustProxy: boolean;
  /** Origin of the API that the console was built for; undefined for this one. */
  apiHost: string | undefined;
}

/**
 * Security headers of every answer; Strict-Transport-Security where a trusted proxy says that the browser came by TLS. A console that was
 * built for an API elsewhere may call it, and show and play what is stored there.
 */
export const securityHeaders = ({ trustProxy, apiHost }: SecuritySettings) => {
  const common = commonHeaders(apiHost === undefined ? [] : [apiHost]);
  return createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const kept = KEPT.map((name) => [name, context.res.headers.get(name)] as const);
    await common(context, async () => {});
    // What the console shows is for its people: no search engine lists a page, a picture or a call.
    context.res.headers.set('X-Robots-Tag', 'noindex');
    for (const [name, value] of kept) if (value !== null) context.res.headers.set(name, value);
    const isSecure = trustProxy && context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim().toLowerCase() === 'https';
    // For a year, as browsers ask for; without the subdomains, which are not ours to decide about.
    if (isSecure) context.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
  });
};

export const allowOrigins = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', APP_HEADER.name, VERSION_HEADER, IDEMPOTENCY_HEADER],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  });
