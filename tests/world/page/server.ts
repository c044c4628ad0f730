import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TOP } from '../../support/run';

/** The first admin of every server that the tests start. */
export const ADMIN = { email: 'ada@example.org', password: 'correct horse battery' };

/** Longest a start may take on a slow machine, in milliseconds. */
const PATIENCE = 30_000;

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

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port given');
  return address.port;
};

/**
 * Starts the built server and waits until it says its address: then it answers, and the first admin is made.
 * @param environment settings beside port, data folder and first admin; undefined takes one of these away
 * @throws Error with what the process printed, when it does not come up
 */
export const startServer = async (environment: Record<string, string | undefined> = {}): Promise<RunningServer> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'console-data-'));
  let child: ChildProcess | undefined;
  let printed = '';

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };

  const start = async () => {
    printed = '';
    const started = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: TOP,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...environment,
      },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    const deadline = Date.now() + PATIENCE;
    while (!printed.includes(`Catalogue Console: ${environment.PUBLIC_URL ?? url}`)) {
      if (started.exitCode !== null) throw new Error(`The server stopped with ${started.exitCode}:\n${printed}`);
      if (Date.now() > deadline) throw new Error(`The server does not say that it is at ${url}:\n${printed}`);
      await wait(50);
    }
  };

  const dispose = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await dispose();
    throw error;
  }
  const uploads = async () => {
    const folders = ['files', 'staging'].map((folder) => readdir(join(dataDir, folder), { recursive: true }));
    return (await Promise.all(folders)).flat().sort();
  };
  return { url, dataDir, uploads, output: () => printed, stop, start, dispose };
};
