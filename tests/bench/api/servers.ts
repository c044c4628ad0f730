import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { run, TOP } from '../../support/run';

/** Inside node_modules, so that the packages are found from there. */
const BUILT = join(TOP, 'node_modules/.cache/bench-api');

/** A server in a process of its own, as it is run in production: built, its log going to a file. */
export interface Server {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  firstAnswer: number;
  /** Megabytes of memory that the process holds now. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Builds the product, and the bare server beside it. */
export const buildBoth = async () => {
  if ((await run('vite', ['build', '--app', '--logLevel', 'warn'])) !== 0) throw new Error('The product does not build.');
  await build({
    root: TOP,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'tests/bench/api/bare.ts',
      outDir: BUILT,
      emptyOutDir: true,
      target: 'node20',
    },
  });
};

const PROGRAMS = { product: 'dist/server/main.js', bare: join(BUILT, 'bare.js') } as const;

/**
 * Starts a server on a free port.
 * @param settings environment variables beside the path
 * @param log file for what it prints
 * @param asked path that is asked for until it is answered with success
 */
export const start = async (
  which: keyof typeof PROGRAMS,
  settings: Record<string, string>,
  log: string,
  asked: { path: string; headers: Record<string, string> },
): Promise<Server> => {
  const begun = performance.now();
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [PROGRAMS[which]], {
    cwd: TOP,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, PORT: '0', NODE_ENV: 'production', ...settings },
  });
  closeSync(output);
  const gone = once(child, 'exit');
  let url: string | undefined;
  while (url === undefined) {
    if (child.exitCode !== null) throw new Error(`The ${which} server ended:\n${readFileSync(log, 'utf8')}`);
    await wait(5);
    url = /: (http:\/\/\S+)/.exec(readFileSync(log, 'utf8'))?.[1]?.replace('localhost', '127.0.0.1');
  }
  const response = await fetch(`${url}${asked.path}`, { headers: asked.headers });
  if (!response.ok) throw new Error(`The ${which} server answers ${response.status}: ${await response.text()}`);
  await response.text();
  return {
    url,
    firstAnswer: performance.now() - begun,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1_024,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
};
