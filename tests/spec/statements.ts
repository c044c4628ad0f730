import { readFileSync } from 'node:fs';
import { TOP } from '../support/run';

/** Where the statements stand, from the project's top level. */
export const STATEMENTS_PAGE = 'tests/spec/statements.md';

/** A test as the page names it. A `*` in the title stands for any text. */
export interface NamedTest {
  file: string;
  /** Groups and test, joined by ' > ', as the runners print them. */
  title: string;
}

/** One statement of the specification and what proves it. */
export interface Statement {
  /** Point and place, such as '2.31'. */
  id: string;
  /** The specification's own words. */
  text: string;
  tests: NamedTest[];
  /** Why there is nothing to run; undefined where there is. */
  reason?: string;
}

const SENTENCE = /^\*\*(\d+\.\d+)\*\* (.+)$/;
const TEST = /^- `([^`]+)` (.+)$/;
const REASON = /^- Nothing to run: (.+)$/;

/**
 * Reads the statements of a page, in its order.
 * @param page text in the form of `statements.md`: a sentence '**2.31** …', below it lines '- `file` title' or '- Nothing to run: why'
 */
export const readStatements = (page: string): Statement[] => {
  const statements: Statement[] = [];
  for (const line of page.split('\n')) {
    const [, id, text] = SENTENCE.exec(line) ?? [];
    if (id !== undefined && text !== undefined) statements.push({ id, text, tests: [] });
    const current = statements.at(-1);
    const [, file, title] = TEST.exec(line) ?? [];
    if (current && file !== undefined && title !== undefined) current.tests.push({ file, title });
    const [, reason] = REASON.exec(line) ?? [];
    if (current && reason !== undefined) current.reason = reason;
  }
  return statements;
};

/** The statements of this repository's own page. */
export const loadStatements = (): Statement[] => readStatements(readFileSync(`${TOP}${STATEMENTS_PAGE}`, 'utf8'));

/** Tells whether a title is one that the page means. */
export const isNamed = (named: string, title: string): boolean => {
  const [first = '', ...rest] = named.split('*');
  const last = rest.pop();
  if (last === undefined) return named === title;
  if (!title.startsWith(first) || !title.endsWith(last)) return false;
  let place = first.length;
  for (const part of rest) {
    const found = title.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return place <= title.length - last.length;
};
