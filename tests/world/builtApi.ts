import { readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import pino from 'pino';
import { inject } from 'vitest';
import { DATABASE_FILE, openDatabase } from '../../src/server/database/connect';
import type { AppEnv } from '../../src/server/http/context';
import type { Message } from '../../src/server/mail/texts';
import type { AppSettings, Services } from '../../src/server/services/services';
import { readEnvironment } from '../../src/server/settings/environment';
import { type RunningServer, startServer } from './built';
import { clearTables } from './database';
import { createTestFiles } from './store';

declare module 'vitest' {
  interface ProvidedContext {
    /** True where the API's tests run over HTTP against the built server. */
    built?: boolean;
  }
}

export const isOverHttp = () => inject('built') === true;

/** Settings of a test's API as variables of the server's environment. */
const variables = ({ corsOrigins, trustProxy, metricsToken, limits }: Partial<AppSettings>) => ({
  CORS_ORIGINS: corsOrigins?.join(','),
  TRUST_PROXY: trustProxy === undefined ? undefined : String(trustProxy),
  METRICS_TOKEN: metricsToken,
  PICTURE_LIMIT: limits && String(limits.image),
  AUDIO_LIMIT: limits && String(limits.audio),
});

/** Running servers whose test is over: clearing takes a moment, a start takes many. */
const free: RunningServer[] = [];
const all = new Set<RunningServer>();
process.once('exit', () => {
  for (const { stop } of all) void stop('SIGKILL');
});

/** What is as it is after the start of a server: nothing is there but its folders. */
const clear = async ({ dataDir }: RunningServer) => {
  for (const folder of ['files', 'staging', 'outbox'])
    for (const name of await readdir(join(dataDir, folder)).catch(() => []))
      await rm(join(dataDir, folder, name), { recursive: true, force: true });
};

const BODILESS = [204, 304];

/** Sends a request as it is, on a connection of its own: what `fetch` puts right or refuses to send is part of the question. */
const overHttp = async (address: string, request: Request): Promise<Response> => {
  const { href, origin } = new URL(request.url);
  const { hostname, port } = new URL(address);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), ...(body.length > 0 && { 'content-length': body.length }) };
  const path = href.slice(origin.length);
  const sent = httpRequest({ hostname, port, path, method: request.method, headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => sent.once('response', resolve).once('error', reject));
  // A server that answers early breaks off what is still on its way.
  sent.on('error', () => undefined).end(body);
  const answer = await answered;
  const told = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const status = answer.statusCode ?? 0;
  if (BODILESS.includes(status)) answer.resume();
  return new Response(BODILESS.includes(status) ? null : await buffer(answer), { status, headers: told });
};

/**
 * The built server in a process of its own, with the parts that a test looks at beside it: its database through a second connection, and its
 * files. It has its own clock, log and mails.
 */
export const openBuilt = async (settings: Partial<AppSettings>) => {
  const isPlain = Object.keys(settings).length === 0;
  const server = (isPlain ? free.pop() : undefined) ?? (await startServer({ ...variables(settings), LOG_LEVEL: 'silent' }));
  all.add(server);
  const target = join(server.dataDir, DATABASE_FILE);
  const database = await openDatabase(target);
  await clearTables(database);
  await clear(server);
  const app = new Hono<AppEnv>();
  app.fetch = (request) => overHttp(server.url, request);
  const files = createTestFiles(server.dataDir);
  const services: Services = {
    database,
    store: files.store,
    mail: { wake: () => undefined },
    settings: { ...readEnvironment({}), ...settings },
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
  };
  const close = async () => {
    await database.destroy();
    if (isPlain) return void free.push(server);
    all.delete(server);
    await server.dispose();
  };
  return { app, services, files, dataDir: server.dataDir, target, mails: async (): Promise<Message[]> => [], close };
};
