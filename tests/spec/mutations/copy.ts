import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOP } from '../../support/run';
import type { Breakage } from './operators';

/** What the tests need of the project. */
const PARTS = ['src', 'tests', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'README.md', '.biome.json'];

/** A copy of the project, to be broken in place of what people work on. */
export const copyProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  for (const part of PARTS) cpSync(join(TOP, part), join(folder, part), { recursive: true });
  symlinkSync(join(TOP, 'node_modules'), join(folder, 'node_modules'));
  let running: ChildProcess | undefined;
  // The whole group: a worker in an endless loop outlives the program that started it.
  const stop = () => {
    if (running?.pid !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
  };

  /**
   * Runs a program of the project in the copy.
   * @param limit milliseconds after which it counts as never ending
   * @returns what it says of its failure, undefined where it ends well
   */
  const failureOf = (program: string, args: readonly string[], limit?: number): Promise<string | undefined> =>
    new Promise((resolve) => {
      const child = spawn(join(folder, 'node_modules/.bin', program), args, {
        cwd: folder,
        detached: true,
        env: { ...process.env, NO_COLOR: '1' },
      });
      running = child;
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      const clock = limit === undefined ? undefined : setTimeout(stop, limit);
      child.once('close', (code, signal) => {
        clearTimeout(clock);
        resolve(
          code === 0 ? undefined : signal ? 'it never ends' : (/^.*(?:FAIL|error TS|Error:).*/m.exec(said)?.[0].trim() ?? said),
        );
      });
    });

  return {
    failureOf,
    /** Breaks it while something is done. */
    broken: async <T>(file: string, { start, end, to }: Breakage, act: () => Promise<T>): Promise<T> => {
      const path = join(folder, file);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(path, whole.slice(0, start) + to + whole.slice(end));
      try {
        return await act();
      } finally {
        writeFileSync(path, whole);
      }
    },
    dispose: () => {
      stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
