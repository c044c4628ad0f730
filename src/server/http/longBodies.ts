import type { Context } from 'hono';
import type { AppEnv } from './context';

const allowed = new WeakSet<object>();

/** Lets the body of this request take its time: its sender is signed in. */
export const allowLongBody = ({ env }: Context<AppEnv>): void => {
  if (env?.incoming !== undefined) allowed.add(env.incoming);
};

/** @param incoming Node's own request */
export const isLongBodyAllowed = (incoming: object): boolean => allowed.has(incoming);
