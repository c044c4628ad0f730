import { existsSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium';
import { type Count, countOfPlaywright, countOfVitest, inWords, PLAYWRIGHT_REPORT, together, VITEST_REPORT } from './count';
import { run } from './run';
import { readTitles, situationsTable } from './situations';

interface Step {
  title: string;
  command: string;
  args: string[];
  /** Where the step leaves its count of tests. */
  report?: string;
  count?: (path: string) => Count;
}

const TYPES: Step = { title: 'Types', command: 'tsc', args: ['--noEmit'] };
const LINT: Step = { title: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] };
const BUILD: Step = { title: 'Build', command: 'vite', args: ['build', '--app', '--logLevel', 'warn'] };
/** A busy machine gets one more try, and what needed it is told at the end: nobody works on a second try by hand. */
const isUnattended = process.env.CI !== undefined;

/** Else what can be told in a few minutes: without the build, what runs on it, and the API's tests on another database or store. */
const isWhole = process.argv.includes('--all');

const VITEST: Step = {
  title: 'Units, API and screens',
  command: 'vitest',
  args: [
    'run',
    ...(isWhole ? [] : ['--project=node', '--project=screens']),
    ...(isUnattended ? ['--retry=1'] : []),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
  ],
  report: VITEST_REPORT,
  count: countOfVitest,
};
const BROWSER: Step = {
  title: 'People, in a real browser',
  command: 'tsx',
  args: ['tests/support/browser.ts', ...(isUnattended ? ['--retries=1'] : [])],
  report: PLAYWRIGHT_REPORT,
  count: countOfPlaywright,
};

const counts: Count[] = [];

/** @throws Error naming the step when it fails */
const take = async ({ title, command, args, report, count }: Step): Promise<void> => {
  console.log(`\n=== ${title}`);
  if (report) rmSync(report, { force: true });
  const code = await run(command, args);
  if (report && count && existsSync(report)) counts.push(count(report));
  if (code !== 0) throw new Error(`${title}: failed with exit code ${code}`);
};

/** Waits for all of them, so that none runs on after its end was told. @throws what the first that failed throws */
const sideBySide = async (steps: readonly Promise<void>[]) => {
  const results = await Promise.allSettled(steps);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};

/** The build that runs is the one that is tested. */
const readyForBrowser = async () => {
  process.env.CHROMIUM_PATH = await ensureChromium();
  await take(BUILD);
};

/** Prints the table of situations as it was run. @throws Error where a feature is not run through a fixture that fits it, or the red list does not hold */
const tellSituations = () => {
  const { lines, faults } = situationsTable(readTitles(VITEST_REPORT, PLAYWRIGHT_REPORT));
  console.log(['', ...lines, ...faults].join('\n'));
  if (faults.length > 0) throw new Error(`The table of situations: ${faults.length} faults`);
};

const started = Date.now();
try {
  await sideBySide([take(TYPES), take(LINT), ...(isWhole ? [readyForBrowser()] : [])]);
  await take(VITEST);
  if (isWhole) {
    await take(BROWSER);
    tellSituations();
  }
  console.log(`\n=== All good, in ${Math.round((Date.now() - started) / 1_000)} s`);
  if (!isWhole) console.log('npm run test:all also tests what is built: in a browser, over HTTP, on PostgreSQL and on S3.');
} catch (error) {
  console.error(`\n=== ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
const count = together(counts);
console.log([`Passed at a second try only: ${count.secondTries.length}`, ...count.secondTries].join('\n  '));
console.log(inWords(count));
