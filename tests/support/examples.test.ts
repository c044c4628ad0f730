import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TOP } from './run';

const read = (path: string) => readFileSync(`${TOP}${path}`, 'utf8');

/** The block of code that follows the name of a file in a page, without its indent. */
const blockOf = (page: string, file: string) => {
  const [, after = ''] = page.split(`\`${file}\`:\n\n`);
  const [block = ''] = /^(?: {4}.*\n|\n)+/.exec(after) ?? [];
  return `${block.replaceAll(/^ {4}/gm, '').trim()}\n`;
};

it.each([
  ...['unit.test.ts', 'api.test.ts', 'screen.test.tsx', 'person.spec.ts'].map((name) => [
    'tests/README.md',
    `tests/examples/${name}`,
  ]),
  ['README.md', 'tests/providers/msw.test.ts'],
])('%s shows %s as it runs', (page = '', file = '') => {
  expect(blockOf(read(page), file)).toBe(read(file));
});
