import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope, Failure, Pagination } from '../../contract/envelope';
import { ApiError } from '../errors/apiError';
import { isDiskFull, isOutOfReach, isQueryTimeout } from '../errors/causes';
import { sendJson } from './compressed';
import type { AppEnv } from './context';

export const answerData = (context: Context<AppEnv>, data: unknown, status: 200 | 201 = 200) => {
  const body: Envelope = { success: true, data };
  return sendJson(context, body, status);
};

const ONLY_PAGE: Pagination = { next: null, prev: null };

/** The envelope of a list (spec 3); a search has one page only. */
export const answerPage = (context: Context<AppEnv>, data: readonly unknown[], pagination: Pagination = ONLY_PAGE) => {
  const body: Envelope = { success: true, data, pagination };
  return sendJson(context, body);
};

type Details = Pick<Failure, 'field' | 'data' | 'changedBy'>;

const failure = (context: Context<AppEnv>, status: ContentfulStatusCode, message: string, details: Details = {}) => {
  const { field, data, changedBy } = details;
  // What is undefined is left out on the way into JSON.
  const body: Failure = { success: false, message, field, data, changedBy };
  context.header('Cache-Control', 'no-store');
  return sendJson(context, body, status);
};

const KNOWN_FAULTS = [
  {
    fits: isDiskFull,
    status: 507,
    message: 'The server has no room left, so nothing was saved. Please tell an administrator.',
  },
  {
    fits: isOutOfReach,
    status: 503,
    message: 'The server can’t reach its data at the moment. Please try again in a few seconds.',
  },
  {
    fits: isQueryTimeout,
    status: 503,
    message: 'This took the server too long, so it gave up. Please try again, with a longer text if you searched.',
  },
] as const;
const UNKNOWN_FAULT = { status: 500, message: 'Something went wrong on the server. Please try again.' } as const;

/** Turns everything thrown into the envelope of a failure. What is unexpected is logged, and told without details. */
export const onError: ErrorHandler<AppEnv> = (error, context) => {
  if (error instanceof ApiError) {
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    return failure(context, error.status, error.message, error);
  }
  if (error instanceof HTTPException) return failure(context, error.status, error.message || 'The request was refused.');
  context.get('log').error({ err: error }, 'request failed');
  const { status, message } = KNOWN_FAULTS.find(({ fits }) => fits(error)) ?? UNKNOWN_FAULT;
  if (status === 503) context.header('Retry-After', '5');
  return failure(context, status, message);
};

/** The address is there, and takes these methods alone. */
export const onWrongMethod = (context: Context<AppEnv>, methods: readonly string[]) => {
  context.header('Allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', '));
  return failure(context, 405, `This address takes ${methods.join(', ')} and no ${context.req.method}.`);
};

export const onNotFound: NotFoundHandler<AppEnv> = (context) => failure(context, 404, 'There is nothing at this address.');
