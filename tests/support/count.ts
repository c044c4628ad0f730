import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { TOP } from './run';

/** How many tests passed, failed and were left out. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of those that failed first and passed when a busy machine got one more try: told, so that nobody takes them for steady. */
  secondTries: string[];
}

/** Where the runners leave their counts, for whoever adds them up. */
export const VITEST_REPORT = `${TOP}test-results/vitest.json`;
export const PLAYWRIGHT_REPORT = `${TOP}test-results/playwright.json`;

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

interface Suite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema),
});

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Reads what vitest's json reporter wrote: a test that passed and has failures had a second try. */
export const countOfVitest = (path: string): Count => {
  const report = vitestSchema.parse(read(path));
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    secondTries: tests.flatMap(({ status, failureMessages, title }) =>
      status === 'passed' && failureMessages.length > 0 ? title : [],
    ),
  };
};

/** Reads what Playwright's json reporter wrote. */
export const countOfPlaywright = (path: string): Count => {
  const { stats, suites } = playwrightSchema.parse(read(path));
  const flakyOf = ({ specs, suites: inner = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, tests }) => (tests.some(({ status }) => status === 'flaky') ? title : [])),
    ...inner.flatMap(flakyOf),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTries: suites.flatMap(flakyOf),
  };
};

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, secondTries: [] };

/** The sum of several counts. */
export const together = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      secondTries: [...sum.secondTries, ...each.secondTries],
    }),
    NOTHING,
  );

/** One line: '12 passed, 0 failed', and how many were skipped where some were. */
export const inWords = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
