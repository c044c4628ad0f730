import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { CurrentUser } from '../../contract/session';

/** The signed-in person of a request, read from the database for that request, and the session they use. */
export interface SignedIn extends CurrentUser {
  sessionHash: string;
}

/** What travels with a request through the app. `signedIn` is there behind `authenticate`. */
export interface AppEnv {
  /** Only under the Node server; a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    signedIn: SignedIn;
  };
}
