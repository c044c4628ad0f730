import type { TestProject } from 'vitest/node';
import { run } from './run';

/** What is tested is what runs: the one build that `npm start` and the browser's tests take, made anew only where the sources changed. Not as a test: React would be another one. */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  if ((await run('vite', ['build', '--app', '--logLevel', 'warn'], { NODE_ENV: 'production' })) !== 0)
    throw new Error('The build failed.');
  provide('built', true);
};
