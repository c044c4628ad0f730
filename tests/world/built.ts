import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { API_PATH } from '../../src/contract/limits';
import { freePort } from '../support/freePort';
import { TOP } from '../support/run';

/** The first admin of every server that the tests start. */
export const ADMIN = { email: 'ada@example.org', password: 'correct horse battery' };

/** One of the built programs of dist/server, in a process of its own. */
export interface ServerProcess {
  /** All that it printed so far. */
  output: () => string;
  /** What of it is on standard output. */
  log: () => string;
  /** Resolves with the address once the server prints it; rejects with what it printed when it ends before. */
  ready: () => Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves with the exit code (null after a signal) once the process is gone. */
  gone: () => Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left running of what it started by `startProcess`. */
export const killAll = () => {
  for (const child of running) child.kill('SIGKILL');
};

/** Where the built program of this name is; one of another version is told by its whole path. */
export const builtProgram = (name: string) => (isAbsolute(name) ? name : join(TOP, `dist/server/${name}.js`));

/** Ends it with this process, however that ends: who only lists tests, as `npm run spec` does, loads them and runs no hook. */
const endWithUs = ({ pid }: ChildProcess) => {
  const command = ['-c', 'read -r _; kill -KILL "$0"', `${pid}`];
  const watch = spawn('sh', command, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watch.unref();
  return watch;
};

const launch = (settings: Readonly<Record<string, string | undefined>>, name: string, args: readonly string[]) => {
  let printed = '';
  let logged = '';
  const child = spawn(process.execPath, [builtProgram(name), ...args], {
    cwd: TOP,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
  });
  const watch = endWithUs(child);
  const gone = once(child, 'close').then(() => {
    watch.kill('SIGKILL');
    return child.exitCode;
  });
  const ready = new Promise<string>((resolve, reject) => {
    const onText = (text: string) => {
      printed += text;
      const [, address] = /Catalogue Console: (\S+)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', (text) => {
      logged += text;
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onText);
    void gone.then(() => reject(new Error(`The server ended:\n${printed}`)));
  });
  // Looked at by those tests only that expect the start to succeed.
  ready.catch(() => undefined);
  const started: ServerProcess = {
    output: () => printed,
    log: () => logged,
    ready: () => ready,
    gone: () => gone,
    kill: (signal) => child.kill(signal),
  };
  return { child, process: started };
};

/**
 * Starts what `npm run build` made, on a free port.
 * @param settings environment variables beside the path; undefined leaves out one that is set here
 * @param program another of the built programs, with its arguments
 */
export const startProcess = (settings: Readonly<Record<string, string | undefined>>, ...program: string[]): ServerProcess => {
  const [name = 'main', ...args] = program;
  const { child, ...started } = launch(settings, name, args);
  running.add(child);
  void started.process.gone().then(() => running.delete(child));
  return started.process;
};

/** A console and API as `npm start` runs them, on a port and a data folder of their own. */
export interface RunningServer {
  url: string;
  /** Folder with the database, the files and the outbox. */
  dataDir: string;
  /** Names of the uploads on disk, finished and unfinished. */
  uploads(): Promise<string[]>;
  /** All that the process printed so far, from its latest start on. */
  output(): string;
  /** Ends the process and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data folder. */
  start(): Promise<void>;
  /** Stops it and removes the data folder. */
  dispose(): Promise<void>;
}

/**
 * Starts the built server and waits until it says its address: then it answers, and the first admin is made.
 * @param environment settings beside port and data folder; undefined takes one of the first admin's away
 * @throws Error with what the process printed, when it does not come up
 */
export const startServer = async (environment: Readonly<Record<string, string | undefined>> = {}): Promise<RunningServer> => {
  const port = String(await freePort());
  const dataDir = await mkdtemp(join(tmpdir(), 'console-data-'));
  const begin = () => launch({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'info', ...environment }, 'main', []).process;
  let server = begin();

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal);
    await server.gone();
  };
  const dispose = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  await server.ready().catch(async (error: unknown) => {
    await dispose();
    throw error;
  });
  return {
    // What it prints is where people reach it: PUBLIC_URL, where that is set.
    url: `http://localhost:${port}`,
    dataDir,
    uploads: async () => {
      const folders = ['files', 'staging'].map((folder) => readdir(join(dataDir, folder), { recursive: true }));
      // Beside the files stand whose they are, what was laid aside, and small copies.
      return (await Promise.all(folders))
        .flat()
        .filter((name) => name !== 'catalogue-id' && !/^(?:aside|small)/.test(name))
        .sort();
    },
    output: () => server.output(),
    stop,
    start: async () => {
      server = begin();
      await server.ready();
    },
    dispose,
  };
};

/** A client of a server process: signs in and gives a way to call. */
export const signIn = async (address: string) => {
  const answer = await fetch(`${address}${API_PATH}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data }: { data: { token: string } } = await answer.json();
  return (method: string, path: string, body?: FormData) =>
    fetch(`${address}${API_PATH}/${path}`, { method, headers: { Authorization: `Bearer ${data.token}` }, body });
};
