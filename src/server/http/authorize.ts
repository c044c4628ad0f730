import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type AccessTarget, canUse } from '../../contract/access';
import type { Role } from '../../contract/limits';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

const notAllowed = () => new ApiError(403, 'You are not allowed to do this.');

const requireAccess = (context: Context<AppEnv>, target: AccessTarget) => {
  if (!canUse(context.get('signedIn').role, target)) throw notAllowed();
};

/** Answers 403, before any record is looked for, to who may not use the target (spec 6). A long body is asked for it again at its end. */
export const authorize = (target: AccessTarget) =>
  createMiddleware<AppEnv>(async (context, next) => {
    requireAccess(context, target);
    const { partArrived, askAgain } = context.get('sender');
    context.set('sender', { partArrived, askAgain: () => askAgain().then(() => requireAccess(context, target)) });
    await next();
  });

/** Answers 403 to who is no admin, for what can't be undone. */
export const authorizeAdmins = createMiddleware<AppEnv>(async (context, next) => {
  if (context.get('signedIn').role !== ('admin' satisfies Role)) throw notAllowed();
  await next();
});
