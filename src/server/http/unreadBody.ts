import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

const discard = async (body: ReadableStream<Uint8Array>, mostBytes: number) => {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return;
  }
};

/**
 * Reads to its end what a refused call is still sending: a client that finds the connection closed while it sends sees a network error
 * instead of the answer, such as the 401 of a song sent after the session ended.
 * @param mostBytes whoever sends more is cut off
 */
export const drainUnreadBody = (mostBytes: number) =>
  createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const { method, raw } = context.req;
    if (method === 'GET' || method === 'HEAD' || raw.bodyUsed || raw.body === null) return;
    await discard(raw.body, mostBytes).catch(() => undefined);
  });
