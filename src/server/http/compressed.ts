import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './context';

/** Signs from which on compressing saves more than it takes. */
const LEAST = 1_000;
/** Signs up to which it is done sooner than handed to another thread: a page of a list takes less than 0.1 ms. */
const AT_ONCE = 64_000;
/** Repeated names of fields are all that there is to gain, so the quickest way finds nearly as much as the best; a small window is set up sooner. */
const OPTIONS = { level: 1, windowBits: 13 };

/** Accept-Encoding names gzip, and not to refuse it (q=0). */
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;

const gzipLater = promisify(gzip);

/**
 * Answers with a text, compressed where it is long enough and the client takes that. Files and streams never come this way: they are compressed
 * already, and asked for in parts.
 */
export const sendText = async (context: Context<AppEnv>, text: string, type: string, status: ContentfulStatusCode = 200) => {
  if (text.length < LEAST) return context.body(text, status, { 'Content-Type': type });
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };
  // What answers a HEAD has no body; Hono asks the routes for a GET.
  if (context.req.raw.method === 'HEAD' || !TAKES_GZIP.test(context.req.header('Accept-Encoding') ?? ''))
    return context.body(text, status, headers);
  const bytes = text.length > AT_ONCE ? await gzipLater(text, OPTIONS) : gzipSync(text, OPTIONS);
  return context.body(bytes, status, { ...headers, 'Content-Encoding': 'gzip' });
};

export const sendJson = (context: Context<AppEnv>, body: unknown, status?: ContentfulStatusCode) =>
  sendText(context, JSON.stringify(body), 'application/json', status);
