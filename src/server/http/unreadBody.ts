import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

const discard = async (body: ReadableStream<Uint8Array>, mostBytes: number) => {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return;
  }
};

/** Reads on what a refused call still sends, up to a limit: a client whose connection closes while it sends never sees the answer. */
export const drainUnreadBody = (mostBytes: number) =>
  createMiddleware<AppEnv>(async (context, next) => {
    await next();
    const { method, raw } = context.req;
    if (method === 'GET' || method === 'HEAD' || raw.bodyUsed || raw.body === null) return;
    await discard(raw.body, mostBytes).catch(() => undefined);
  });
