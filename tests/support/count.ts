import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { TOP } from './run';

/** How many tests passed, failed and were left out. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Where the runners leave their counts, for whoever adds them up. */
export const VITEST_REPORT = `${TOP}test-results/vitest.json`;
export const PLAYWRIGHT_REPORT = `${TOP}test-results/playwright.json`;

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Reads what vitest's json reporter wrote. */
export const countOfVitest = (path: string): Count => {
  const report = vitestSchema.parse(read(path));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** Reads what Playwright's json reporter wrote. A test that passed only at a second try has failed. */
export const countOfPlaywright = (path: string): Count => {
  const { stats } = playwrightSchema.parse(read(path));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
};

/** The sum of several counts. */
export const together = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed, skipped: sum.skipped + each.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** One line: '12 passed, 0 failed', and how many were skipped where some were. */
export const inWords = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
