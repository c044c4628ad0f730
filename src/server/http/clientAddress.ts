import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppEnv } from './context';

/** A household or server has a whole /64 of IPv6 addresses: it counts as one. */
const network = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return groups.join(':');
};

/** Where a request comes from, as throttling counts it; 'unknown' without a socket, as in a test. */
export const clientAddress = (context: Context<AppEnv>, trustProxy: boolean): string => {
  // The proxy adds its address last: the ones before it are the sender's own word.
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return network(forwarded);
  return context.env?.incoming === undefined ? 'unknown' : network(getConnInfo(context).remote.address ?? 'unknown');
};
