import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DATABASE_FILE, openDatabase } from '../../src/server/database/connect';
import type { Database } from '../../src/server/database/schema';
import { ADMIN, type RunningServer, startServer } from '../world/built';
import { startPostgres } from './postgres';

/** The built server on an empty catalogue of its own, in a process of its own. */
export interface Engine {
  name: string;
  server: RunningServer;
  /** The catalogue through a second connection. */
  database: Kysely<Database>;
  /** A number of /metrics. */
  metric: (name: string) => Promise<number>;
}

const METRICS_TOKEN = 'only-for-these-tests';

/** Every call comes from an address of its own, as far as waits after wrong passwords go (TRUST_PROXY). */
let callers = 0;
export const fromElsewhere = () => {
  callers += 1;
  return { 'X-Forwarded-For': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}` };
};

/** Signs the first admin in. */
export const tokenOf = async ({ server }: Engine): Promise<string> => {
  const headers = { 'Content-Type': 'application/json', ...fromElsewhere() };
  const answer = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  const { data }: { data: { token: string } } = await answer.json();
  return data.token;
};

const runOn = async (name: string, url: string | undefined, work: (engine: Engine) => Promise<void>) => {
  const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent', TRUST_PROXY: '1', METRICS_TOKEN });
  try {
    const database = await openDatabase(url ?? join(server.dataDir, DATABASE_FILE));
    const metric = async (wanted: string) => {
      const answer = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
      const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${wanted} `));
      return Number(line?.split(' ')[1]);
    };
    console.log(`\n=== ${name}`);
    await work({ name, server, database, metric }).finally(() => database.destroy());
  } finally {
    await server.dispose();
  }
};

/** Does the work on SQLite, then on a PostgreSQL server as people install it, where this machine has one. */
export const onEachEngine = async (work: (engine: Engine) => Promise<void>): Promise<void> => {
  await runOn('SQLite', undefined, work);
  const postgres = await startPostgres([]);
  if (typeof postgres === 'string') return console.log(`\nPostgreSQL is left out: ${postgres}.`);
  try {
    await runOn('PostgreSQL', postgres.url, work);
  } finally {
    await postgres.stop();
  }
};
