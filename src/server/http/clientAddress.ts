import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './context';

/** A provider gives a household or a server a whole /64 of IPv6 addresses: it counts as one. */
const network = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...missing, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Where a request comes from, as throttling counts it; 'unknown' without a socket, as in a test. */
export const clientAddress = (context: Context<AppEnv>, trustProxy: boolean): string => {
  // The proxy adds its address last: the ones before it are the sender's own word.
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return network(forwarded);
  return context.env?.incoming === undefined ? 'unknown' : network(getConnInfo(context).remote.address ?? 'unknown');
};
