import { isNamed, type NamedTest, type Statement } from './statements';
import type { Titles } from './titles';

/** The page beside the tests that there are. */
export interface Report {
  /** To be printed, one after the other. */
  lines: string[];
  /** Every statement has a test or a reason, and every named test is there. */
  isWhole: boolean;
}

const INDENT = '      ';

/** How many tests a line of the page names. */
const countOf = ({ file, title }: NamedTest, titles: Titles) =>
  (titles.get(file) ?? []).filter((each) => isNamed(title, each)).length;

/** Statement by statement with its tests; at the end what is not covered, and what is named and not there. */
export const reportOn = (statements: readonly Statement[], titles: Titles): Report => {
  const lines: string[] = [];
  const uncovered: string[] = [];
  const missing: string[] = [];
  const proving = new Set<string>();
  for (const { id, text, tests, reason } of statements) {
    lines.push('', `${id.padEnd(INDENT.length)}${text}`);
    for (const test of tests) {
      const count = countOf(test, titles);
      const named = `${test.file}: ${test.title}`;
      lines.push(`${INDENT}${count === 0 ? 'NOT THERE ' : ''}${named}${count > 1 ? ` (${count} tests)` : ''}`);
      if (count === 0) missing.push(`${id.padEnd(INDENT.length)}${named}`);
      for (const title of titles.get(test.file) ?? []) if (isNamed(test.title, title)) proving.add(`${test.file} ${title}`);
    }
    if (reason !== undefined) lines.push(`${INDENT}Nothing to run: ${reason}`);
    if (reason === undefined && !tests.some((test) => countOf(test, titles) > 0))
      uncovered.push(`${id.padEnd(INDENT.length)}${text}`);
  }
  const proved = statements.filter(({ tests }) => tests.length > 0).length;
  lines.push(
    '',
    `${statements.length} statements: ${proved} proved by ${proving.size} tests, ${statements.length - proved} with nothing to run.`,
    '',
    `Not covered: ${uncovered.length === 0 ? 'nothing' : ''}`,
    ...uncovered,
    `Named, but there is no such test: ${missing.length === 0 ? 'none' : ''}`,
    ...missing,
    '',
    'npm test runs them.',
  );
  return { lines, isWhole: uncovered.length === 0 && missing.length === 0 };
};
