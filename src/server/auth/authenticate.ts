import { createMiddleware } from 'hono/factory';
import { findSession } from '../credentials/sessions';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from '../http/context';
import type { Services } from '../services/services';
import { presentCurrentUser } from '../users/presenter';

const bearer = (header: string | undefined) => /^Bearer +([\w-]+)$/i.exec(header ?? '')?.[1];

/** Lets through who has a live session, as the database has them now: a changed role counts at once. All others get 401 (spec 8). */
export const authenticate = ({ database, clock, settings }: Services) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const token = bearer(context.req.header('Authorization'));
    if (token === undefined) throw new ApiError(401, 'Please sign in.');
    const session = await findSession(database, token, clock(), settings.session);
    if (!session) throw new ApiError(401, 'Your session has ended. Please sign in again.');
    context.set('signedIn', { ...presentCurrentUser(session.user), sessionHash: session.tokenHash });
    await next();
  });
