import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

const discard = async (body: ReadableStream<Uint8Array>, most: number) => {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) return;
  }
};

/**
 * Reads to its end, and forgets, what a refused call is still sending. A client that finds the connection closed while it sends sees
 * a network error instead of the answer: the song that is sent after the session has ended must end in a 401 that is read.
 * @param most bytes that are read so; whoever sends more than any call takes is cut off
 */
export const readUnreadBody = (most: number) =>
  createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const { method, raw } = context.req;
    if (method === 'GET' || method === 'HEAD' || raw.bodyUsed || raw.body === null) return;
    // A client that has gone meanwhile is no failure of ours.
    await discard(raw.body, most).catch(() => undefined);
  });
