import { createServer, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from '../errors/operatorErrors';
import type { Environment } from '../settings/environment';
import type { createApp } from './app';
import { PATIENCE, type Patience, refuseSlowClients, serverOptionsOf } from './slowClients';

/** After the last connection was cut, what it had begun is undone or finished: rows, files in staging. */
const AFTERMATH = 5_000;

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
  /** Takes no new requests and waits for the running ones, uploads included, at most as long as STOP_SECONDS says; then cuts them off. */
  stop: () => Promise<void>;
}

/** Ends when every running request is answered, or when patience ends; connections that only wait are closed at once. */
const stopServer = (server: Server, patience: number) =>
  new Promise<void>((stopped) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      stopped();
    });
  });

/** Counts what is under way, so that the database is not closed under a request whose client has gone. */
const underWay = () => {
  const running = new Set<Promise<unknown>>();
  const track = <T>(work: Promise<T>): Promise<T> => {
    const settled = work.catch(() => undefined).finally(() => running.delete(settled));
    running.add(settled);
    return work;
  };
  const ended = () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, AFTERMATH).unref());
    return Promise.race([Promise.all(running), late]);
  };
  return { track, ended };
};

/**
 * Answers requests on the set host and port.
 * @param patience with slow clients
 * @throws StartError when the system doesn't give the port
 */
export const listen = (
  app: Pick<ReturnType<typeof createApp>, 'fetch'>,
  environment: Environment,
  patience: Patience = PATIENCE,
): Promise<Listening> =>
  new Promise((listening, failed) => {
    const { track, ended } = underWay();
    const server = createAdaptorServer({
      fetch: (request, bindings) => track(Promise.resolve(app.fetch(request, bindings))),
      createServer,
      serverOptions: serverOptionsOf(patience),
    });
    if (server instanceof Server) refuseSlowClients(server, patience);
    server.once('error', (error) => failed(inWords(error, environment)));
    server.listen(environment.port, environment.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : environment.port;
      const stop = async () => {
        if (server instanceof Server) await stopServer(server, environment.stopPatience);
        await ended();
      };
      listening({ port, stop });
    });
  });
