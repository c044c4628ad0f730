import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { CurrentUser } from '../../contract/session';

/** The person of a request, read from the database for that request, and the session they use. */
export interface SignedIn extends CurrentUser {
  sessionHash: string;
}

/** Whoever sends a body that takes its time. */
export interface Sender {
  /** A part of the body came: it counts as use of their session. Never fails. */
  partArrived(): Promise<void>;
  /** Asks once more before the body is used: ApiError 401 or 403 where they were put out, or lost their role, meanwhile. */
  askAgain(): Promise<void>;
}

/** What travels with a request; `signedIn` and `sender` are there behind authentication. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    log: Logger;
    signedIn: SignedIn;
    sender: Sender;
  };
}
