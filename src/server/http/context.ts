import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { CurrentUser } from '../../contract/session';

/** The person of a request, read from the database for that request, and the session they use. */
export interface SignedIn extends CurrentUser {
  sessionHash: string;
}

/** What travels with a request through the app; `signedIn` is there behind authentication. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    signedIn: SignedIn;
  };
}
