import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { API_PATH } from '../../src/contract/limits';
import { PROGRAMS } from '../../src/server/development/buildStamp';
import { TOP } from '../support/run';

/** A server in a process of its own. */
export interface ServerProcess {
  /** All that it printed so far. */
  output: () => string;
  /** Resolves with the address once the server prints it; rejects with what it printed when it ends before. */
  ready: () => Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves with the exit code (null after a signal) once the process is gone. */
  gone: () => Promise<number | null>;
}

export const ADMIN = { email: 'ada@example.org', password: 'correct horse battery' };

/** Inside node_modules, so that the packages are found from there. Each worker of the tests has its own: another one may be building. */
const BUILT = join(TOP, 'node_modules/.cache/server-process', process.env.VITEST_POOL_ID ?? '');

let built: Promise<unknown> | undefined;

/** Builds the server as it stands, once for all files of a worker: starting it from its sources takes three times as long. */
export const buildServer = async () => {
  built ??= build({
    root: TOP,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: BUILT,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: Object.fromEntries(PROGRAMS.map((name) => [name, `src/server/${name}.ts`])) },
    },
  });
  await built;
};

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export const killAll = () => {
  for (const child of running) child.kill('SIGKILL');
};

/** Where the built program of this name is. */
export const builtProgram = (name: string) => join(BUILT, `${name}.js`);

/**
 * Starts the built server on a free port.
 * @param settings environment variables beside the path
 * @param program another of the built programs, with its arguments
 */
export const startProcess = (settings: Record<string, string>, ...program: string[]): ServerProcess => {
  const [name = 'main', ...args] = program;
  let printed = '';
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
  running.add(child);
  const gone = once(child, 'close').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  const ready = new Promise<string>((resolve, reject) => {
    const onText = (text: string) => {
      printed += text;
      const [, address] = /Catalogue Console: (\S+)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onText);
    void gone.then(() => reject(new Error(`The server ended:\n${printed}`)));
  });
  // Looked at by those tests only that expect the start to succeed.
  ready.catch(() => undefined);
  return { output: () => printed, ready: () => ready, gone: () => gone, kill: (signal) => child.kill(signal) };
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
