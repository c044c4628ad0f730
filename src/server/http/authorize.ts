import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type AccessTarget, canUse } from '../../contract/access';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

const requireAccess = (context: Context<AppEnv>, target: AccessTarget) => {
  if (!canUse(context.get('signedIn').role, target)) throw new ApiError(403, 'You are not allowed to do this.');
};

/** Answers 403, before any record is looked for, to who may not use the target (spec 6). A long body is asked for it again at its end. */
export const authorize = (target: AccessTarget) =>
  createMiddleware<AppEnv>(async (context, next) => {
    requireAccess(context, target);
    const { partArrived, askAgain } = context.get('sender');
    context.set('sender', { partArrived, askAgain: () => askAgain().then(() => requireAccess(context, target)) });
    await next();
  });
