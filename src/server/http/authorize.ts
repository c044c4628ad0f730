import { createMiddleware } from 'hono/factory';
import { type AccessTarget, canUse } from '../../contract/access';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

/** Answers 403, before any record is looked for, to who may not use the target (spec 6). Stands behind authentication. */
export const authorize = (target: AccessTarget) =>
  createMiddleware<AppEnv>(async (context, next) => {
    if (!canUse(context.get('signedIn').role, target)) throw new ApiError(403, 'You are not allowed to do this.');
    await next();
  });
