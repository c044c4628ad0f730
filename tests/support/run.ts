import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The project's top level. */
export const TOP = join(import.meta.dirname, '../../');

/**
 * Runs a program of the project, its output going straight to ours.
 * @param command a program of node_modules/.bin or of the system
 * @param environment variables beside those of this process
 * @returns its exit code; 1 when a signal ended it or it could not be started
 */
export const run = (command: string, args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: TOP,
      stdio: 'inherit',
      env: { ...process.env, ...environment, PATH: `${TOP}node_modules/.bin:${process.env.PATH ?? ''}` },
    });
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
