import { readFileSync } from 'node:fs';
import { TOP } from '../support/run';

/** One statement of the specification, as the page holds it. */
export interface Statement {
  /** Point and place, such as '2.31'. */
  id: string;
  /** The kind of record it is about, where tests of other kinds prove nothing of it. */
  kind?: string;
  /** The specification's own words, and how they are read. */
  text: string;
  /** There is nothing to run. */
  isLeftOpen: boolean;
}

const LINE = /^- \*\*(\d+\.\d+)\*\* (?:\((\w+)\) )?(.+)$/gm;

/** Reads the statements of a page, in its order: '- **2.52** (songs) …'. */
export const readStatements = (page: string): Statement[] =>
  [...page.matchAll(LINE)].map(([, id = '', kind, text = '']) => ({
    id,
    ...(kind === undefined ? {} : { kind }),
    text,
    isLeftOpen: text.includes('*Nothing to run: '),
  }));

/** The statements of this repository's own page. */
export const loadStatements = (): Statement[] => readStatements(readFileSync(`${TOP}tests/spec/statements.md`, 'utf8'));

/** '2.5-7' -> 2.5, 2.6, 2.7 */
const within = (range: string): string[] => {
  const [point, places = ''] = range.split('.');
  const [first = 0, last = first] = places.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => `${point}.${first + index}`);
};

/** The ids that a title carries: '[2.5-7, 8.6] ignores a failure' -> 2.5, 2.6, 2.7, 8.6. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[(\d+\.\d+(?:-\d+)?(?:, \d+\.\d+(?:-\d+)?)*)\] /g)].flatMap(([, ids = '']) =>
    ids.split(', ').flatMap(within),
  );
