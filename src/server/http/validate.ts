import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { ApiError } from '../errors/apiError';
import type { AppEnv } from './context';

/** Bytes; far above any text that a call without files may hold. */
const JSON_LIMIT = 1024 * 1024;

/** Whether a request names its host more than once: what stands before this server may have looked at another one than Node does. */
const hasSeveralHosts = (rawHeaders: readonly string[] = []) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Refuses an address with a broken percent escape, which the routes would otherwise read as something else, and one of several hosts. */
export const wellFormedAddress = createMiddleware<AppEnv>(async (context, next) => {
  if (hasSeveralHosts(context.env?.incoming?.rawHeaders)) throw new ApiError(400, 'This call names its host more than once.');
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

/** Only an attack would try to reach an object's prototype. */
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

/** Reads a JSON object that fits the schema. ApiError 400 (with `words`, where spec 8 has some), 413 and 415. */
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
