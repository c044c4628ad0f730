import { createServer, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { createApp } from './app';
import type { Environment } from './environment';
import { StartError } from './open';

/** A large file on a slow line takes long; Node would cut the request off after five minutes. */
const REQUEST_TIMEOUT = 2 * 60 * 60_000;
const KEEP_ALIVE_TIMEOUT = 65_000;
/** How long a stop waits for running requests. */
const PATIENCE = 10_000;

/** What the system says about a port it doesn't give, as a sentence. */
const WORDS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) => `Port ${port} on ${host} is taken by another program; stop that, or set PORT to another number.`,
  EACCES: (port) => `Port ${port} may not be used by this account; set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `${host} is not an address of this machine; set HOST to one that is, such as 127.0.0.1.`,
  ENOTFOUND: (_port, host) => `${host} is not an address of this machine; set HOST to one that is, such as 127.0.0.1.`,
};

const inWords = (error: Error, { port, host }: Environment) => {
  const code = 'code' in error ? String(error.code) : '';
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return new StartError(words?.(port, host) ?? `The server can't listen on ${host}, port ${port} (${error.message}).`);
};

/** A server that answers. */
export interface Listening {
  /** The port it got, which with PORT=0 is any free one. */
  port: number;
  /** Takes no new requests and waits for the running ones, at most ten seconds. */
  stop: () => Promise<void>;
}

/** Ends when every running request is answered, or when patience ends; connections that only wait are closed at once. */
const stopServer = (server: Server) =>
  new Promise<void>((stopped) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      stopped();
    });
  });

/**
 * Answers requests on the set host and port.
 * @throws StartError when the system doesn't give the port
 */
export const listen = (app: ReturnType<typeof createApp>, environment: Environment): Promise<Listening> =>
  new Promise((listening, failed) => {
    const server = createAdaptorServer({
      fetch: app.fetch,
      createServer,
      serverOptions: { requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
    });
    server.once('error', (error) => failed(inWords(error, environment)));
    server.listen(environment.port, environment.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : environment.port;
      listening({ port, stop: () => (server instanceof Server ? stopServer(server) : Promise.resolve()) });
    });
  });
