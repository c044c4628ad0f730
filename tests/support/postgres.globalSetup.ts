import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/database/connect';
import { type PostgresServer, startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the API's tests run on PostgreSQL: its server, and the empty catalogue that each test gets a copy of. */
    postgres?: { url: string; template: string };
  }
}

let end: (() => Promise<void>) | undefined;

/** What this run made goes, also from a server that stays. */
const dropAll = async (client: pg.Client, template: string) => {
  const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname like '${template}%'`);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
};

const makeTemplate = async ({ url: server, stop }: PostgresServer, isOurs: boolean) => {
  const template = `catalogue_template_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${template} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = template;
  await (await openDatabase(url.href)).destroy();
  end = async () => {
    if (!isOurs) await dropAll(client, template);
    await client.end();
    await stop();
  };
  return template;
};

/**
 * Gives the tests a PostgreSQL server: the one of TEST_DATABASE_URL, whose person may create databases, else one of this machine's own.
 * Where there is neither the tests are skipped, and one line says so.
 */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
  if (typeof server === 'string')
    console.log(`The API's tests on PostgreSQL are skipped: ${server}, and TEST_DATABASE_URL is not set.`);
  else provide('postgres', { url: server.url, template: await makeTemplate(server, !given) });
};

export const teardown = async (): Promise<void> => end?.();
