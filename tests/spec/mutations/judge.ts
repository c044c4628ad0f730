import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { NamedTest } from '../statements';

const call = promisify(execFile);
const LARGEST_OUTPUT = 64 * 1024 * 1024;

const vitestSchema = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
});

/** The named titles as one expression over full names, in which groups and test are joined by a blank. */
const filterOf = (tests: readonly NamedTest[]) =>
  tests
    .map(({ title }) =>
      title
        .split(' > ')
        .join(' ')
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*'),
    )
    .join('|');

const filesOf = (tests: readonly NamedTest[]) => [...new Set(tests.map(({ file }) => file))];

/** Runs a program of the project in a folder; that it fails is an answer as well. */
const attempt = async (folder: string, program: string, args: readonly string[]): Promise<string | undefined> => {
  try {
    await call(join(folder, 'node_modules/.bin', program), args, { cwd: folder, maxBuffer: LARGEST_OUTPUT });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The first of the tests in the process that fails, by its full name. Throws where none of them ran. */
const failsInProcess = async (folder: string, tests: readonly NamedTest[]) => {
  if (tests.length === 0) return undefined;
  const report = join(folder, 'vitest.json');
  await attempt(folder, 'vitest', [
    'run',
    ...filesOf(tests),
    ...['--project', 'node', '--project', 'screens', '--maxWorkers', '1', '--bail', '1', '--retry', '0'],
    ...['--reporter', 'json', `--outputFile=${report}`, '-t', filterOf(tests)],
  ]);
  const results = vitestSchema
    .parse(JSON.parse(readFileSync(report, 'utf8')))
    .testResults.flatMap((file) => file.assertionResults);
  const failed = results.find(({ status }) => status === 'failed');
  if (!failed && !results.some(({ status }) => status === 'passed')) throw new Error('None of the named tests ran');
  return failed?.fullName;
};

/** What the tests in the browser fail with: the first line of it. */
const failsInBrowser = async (folder: string, tests: readonly NamedTest[]) => {
  if (tests.length === 0) return undefined;
  const broken = await attempt(folder, 'vite', ['build', '--app', '--logLevel', 'error']);
  if (broken !== undefined) throw new Error(`It does not build: ${broken}`);
  const config = 'tests/browser/playwright.config.ts';
  const args = ['test', '--config', config, '--workers', '1', '--retries', '0', '-x', '-g', filterOf(tests), ...filesOf(tests)];
  const failure = await attempt(folder, 'playwright', args);
  return failure === undefined ? undefined : `in the browser: ${tests.map(({ title }) => title).join('; ')}`;
};

/**
 * Runs a statement's tests in a folder, those in the browser only where no other notices.
 * @returns the test that fails, undefined where all pass
 */
export const firstFailure = async (folder: string, tests: readonly NamedTest[]): Promise<string | undefined> => {
  const isOfBrowser = ({ file }: NamedTest) => file.startsWith('tests/browser/');
  const inProcess = await failsInProcess(
    folder,
    tests.filter((test) => !isOfBrowser(test)),
  );
  return inProcess ?? failsInBrowser(folder, tests.filter(isOfBrowser));
};
