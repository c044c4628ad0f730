import { existsSync, rmSync } from 'node:fs';
import { type Count, countOfPlaywright, countOfVitest, inWords, PLAYWRIGHT_REPORT, together, VITEST_REPORT } from './count';
import { run } from './run';

interface Step {
  title: string;
  command: string;
  args: string[];
  /** Where the step leaves its count of tests. */
  report?: string;
  count?: (path: string) => Count;
}

const STEPS: Step[] = [
  { title: 'Types', command: 'tsc', args: ['--noEmit'] },
  { title: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  {
    title: 'Units, API and screens',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    report: VITEST_REPORT,
    count: countOfVitest,
  },
  { title: 'Build', command: 'vite', args: ['build', '--app', '--logLevel', 'warn'] },
  {
    title: 'People, in a real browser',
    command: 'tsx',
    args: ['tests/support/browser.ts'],
    report: PLAYWRIGHT_REPORT,
    count: countOfPlaywright,
  },
];

/** Everything that must hold before a change is good: one step after the other, ended by the first that fails, with its exit code. */
const all = async (): Promise<number> => {
  const started = Date.now();
  const counts: Count[] = [];
  for (const { title, command, args, report, count } of STEPS) {
    console.log(`\n=== ${title}`);
    if (report) rmSync(report, { force: true });
    const code = await run(command, args);
    if (report && count && existsSync(report)) counts.push(count(report));
    if (code !== 0) {
      console.error(`\n=== ${title}: failed with exit code ${code}`);
      console.log(inWords(together(counts)));
      return code;
    }
  }
  console.log(`\n=== All good, in ${Math.round((Date.now() - started) / 1_000)} s`);
  console.log(inWords(together(counts)));
  return 0;
};

process.exitCode = await all();
