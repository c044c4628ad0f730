import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '../../contract/envelope';
import { ApiError } from '../errors/apiError';
import { isDatabaseUnreachable, isDiskFull, isQueryTimeout } from '../errors/causes';
import type { AppEnv } from './context';

const failure = (context: Context<AppEnv>, status: ContentfulStatusCode, message: string, field?: string) => {
  const body: Failure = { success: false, message, ...(field === undefined ? {} : { field }) };
  context.header('Cache-Control', 'no-store');
  return context.json(body, status);
};

/** Turns everything thrown into the envelope of a failure. What is unexpected is logged, and told without its details. */
export const onError: ErrorHandler<AppEnv> = (error, context) => {
  if (error instanceof ApiError) {
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    return failure(context, error.status, error.message, error.field);
  }
  if (error instanceof HTTPException) return failure(context, error.status, error.message || 'The request was refused.');
  context.get('log').error({ err: error }, 'request failed');
  if (isDiskFull(error))
    return failure(context, 507, 'The server has no room left, so nothing was saved. Please tell an administrator.');
  if (isDatabaseUnreachable(error)) {
    context.header('Retry-After', '5');
    return failure(context, 503, 'The server can’t reach its data at the moment. Please try again in a few seconds.');
  }
  if (isQueryTimeout(error)) {
    context.header('Retry-After', '5');
    return failure(
      context,
      503,
      'This took the server too long, so it gave up. Please try again, with a longer text if you searched.',
    );
  }
  return failure(context, 500, 'Something went wrong on the server. Please try again.');
};

export const onNotFound: NotFoundHandler<AppEnv> = (context) => failure(context, 404, 'There is nothing at this address.');
