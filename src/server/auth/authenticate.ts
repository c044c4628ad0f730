import { createMiddleware } from 'hono/factory';
import { findSession, sessionUses } from '../credentials/sessions';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from '../http/context';
import { allowLongBody } from '../http/longBodies';
import type { Services } from '../services/services';
import { presentCurrentUser } from '../users/presenter';

/** The token of an Authorization header; undefined where it holds none. */
export const bearer = (header: string | undefined) => /^Bearer +([\w-]+)$/i.exec(header ?? '')?.[1];

/** Reads the person anew for each call: a changed role counts at once. 401 without a live session (spec 8). */
export const authenticate = ({ database, clock, settings }: Services) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const token = bearer(context.req.header('Authorization'));
    if (token === undefined) throw new ApiError(401, 'Please sign in.');
    const signIn = async () => {
      const session = await findSession(database, token, clock(), settings.session);
      if (!session) throw new ApiError(401, 'Your session has ended. Please sign in again.');
      context.set('signedIn', { ...presentCurrentUser(session.user), sessionHash: session.tokenHash });
    };
    await signIn();
    allowLongBody(context);
    context.set('sender', { partArrived: sessionUses(database, token, clock, settings.session), askAgain: signIn });
    await next();
  });
