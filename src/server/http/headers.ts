import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { APP_HEADER } from '../../contract/limits';

/** Headers of every answer but a file's: only our own scripts run, nothing is framed, no type is guessed, no address leaks to other sites. */
export const securityHeaders = secureHeaders({
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
  // Whoever ends TLS in front of this server decides about it.
  strictTransportSecurity: false,
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
