import { createServer, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from '../errors/operatorErrors';
import type { Environment } from '../settings/environment';
import type { createApp } from './app';
import { PATIENCE, type Patience, refuseSlowClients } from './slowClients';

/** For what the last connections had begun: rows and files in staging are finished or undone. */
const AFTERMATH_MS = 5_000;

const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) => `Port ${port} on ${host} is taken by another program; stop that, or set PORT to another number.`,
  EACCES: (port) => `Port ${port} may not be used by this account; set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `${host} is not an address of this machine; set HOST to one that is, such as 127.0.0.1.`,
  ENOTFOUND: (_port, host) => `${host} is not an address of this machine; set HOST to one that is, such as 127.0.0.1.`,
};

const startErrorOf = (error: Error, { port, host }: Environment) => {
  const code = 'code' in error ? String(error.code) : '';
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return new StartError(reason?.(port, host) ?? `The server can't listen on ${host}, port ${port} (${error.message}).`);
};

export interface Listening {
  port: number;
  /** Takes no new requests and waits for the running ones, uploads included, for STOP_SECONDS at most; then cuts them off. */
  stop: () => Promise<void>;
}

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

/** Lets a stop wait also for requests whose client has gone, before the database is closed under them. */
const trackRequests = () => {
  const running = new Set<Promise<unknown>>();
  const track = <T>(work: Promise<T>): Promise<T> => {
    const settled = work.catch(() => undefined).finally(() => running.delete(settled));
    running.add(settled);
    return work;
  };
  const ended = () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, AFTERMATH_MS).unref());
    return Promise.race([Promise.all(running), late]);
  };
  return { track, ended };
};

/** Answers requests on the set host and port. Rejects with StartError when the system doesn't give the port. */
export const listen = (
  app: Pick<ReturnType<typeof createApp>, 'fetch'>,
  environment: Environment,
  patience: Patience = PATIENCE,
): Promise<Listening> =>
  new Promise((listening, failed) => {
    const { track, ended } = trackRequests();
    const server = createAdaptorServer({
      fetch: (request, bindings) => track(Promise.resolve(app.fetch(request, bindings))),
      createServer,
      serverOptions: patience,
    });
    if (server instanceof Server) refuseSlowClients(server, patience);
    server.once('error', (error) => failed(startErrorOf(error, environment)));
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
