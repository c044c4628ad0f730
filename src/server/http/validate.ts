import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

/** Largest body of a call without files, in bytes: far above any text it may hold. */
const JSON_LIMIT = 1024 * 1024;

/** Refuses an address with a broken percent escape, which the routes would otherwise read as something else. */
export const wellFormedAddress = createMiddleware<AppEnv>(async (context, next) => {
  try {
    decodeURIComponent(context.req.url);
  } catch {
    throw new ApiError(400, 'The address of this call is not well formed: a percent sign in it is not followed by a valid code.');
  }
  await next();
});

const limitBody = bodyLimit({
  maxSize: JSON_LIMIT,
  onError: () => {
    throw new ApiError(413, `The body of this call is larger than ${JSON_LIMIT} bytes.`);
  },
});

const bodyText = async (context: Context<AppEnv>) => {
  try {
    await limitBody(context, async () => {});
    return await context.req.text();
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(400, 'The body of this call was cut off before it was complete.');
  }
};

/** A key that would reach an object's prototype can only be an attack. */
const refusePrototype = (key: string, value: unknown) => {
  if (key === '__proto__') throw new ApiError(400, 'The field __proto__ is not accepted.', key);
  return value;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, refusePrototype);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(400, 'The body of this call is not valid JSON.');
  }
};

/**
 * Reads a JSON object from the body and checks it.
 * @param words message for a missing or mistyped field, where spec 8 has one; without it the message names the field
 * @throws ApiError 415 for another content type, 413 for a body too large, 400 for anything but an object that fits the schema
 */
export async function readJson<S extends z.ZodType>(context: Context<AppEnv>, schema: S, words?: string): Promise<z.output<S>> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError(415, 'This call takes application/json.');
  const body = parseJson(await bodyText(context));
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError(400, 'The body of this call must be a JSON object.');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.map(String).join('.');
  throw new ApiError(400, words ?? `The field ${field} is missing or not of the right kind.`, field);
}
