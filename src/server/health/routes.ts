import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppEnv } from '../http/context';
import type { Services } from '../services';

/** GET /healthz: 200 while the database answers, for whoever watches over the process. Needs no token and tells nothing else. */
export const healthRoutes = ({ database }: Services) =>
  new Hono<AppEnv>().get('/', async (context) => {
    await sql`select 1`.execute(database);
    return context.json({ success: true });
  });
