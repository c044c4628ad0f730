import { createMiddleware } from 'hono/factory';
import { type AccessTarget, canUse } from '../../contract/access';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

/** Lets through who may use the target (spec 6), all others get 403 before the record is looked for. Stands behind `authenticate`. */
export const authorize = (target: AccessTarget) =>
  createMiddleware<AppEnv>(async (context, next) => {
    if (!canUse(context.get('signedIn').role, target)) throw new ApiError(403, 'You are not allowed to do this.');
    await next();
  });
