import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOP } from '../support/run';
import { couldHold } from './literals';
import { reportOn } from './report';
import { isNamed, loadStatements, readStatements } from './statements';

const statements = loadStatements();

describe('the statements of the specification', () => {
  it('are there, of all nine points, each id once and in order', () => {
    const places = statements.map(({ id }) => id.split('.').map(Number));
    const expected = places.map(([point], index) => [
      point,
      places.slice(0, index).filter(([other]) => other === point).length + 1,
    ]);
    expect(places).toEqual(expected);
    expect([...new Set(places.map(([point]) => point))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(statements.length).toBeGreaterThanOrEqual(250);
  });

  it('each have a test, or a reason why there is nothing to run, and never both', () => {
    expect(statements.filter(({ tests, reason }) => tests.length > 0 === (reason !== undefined)).map(({ id }) => id)).toEqual([]);
  });

  it('name only tests that their files could hold', () => {
    const sources = new Map<string, string>();
    for (const { file } of statements.flatMap(({ tests }) => tests))
      if (!sources.has(file)) sources.set(file, existsSync(`${TOP}${file}`) ? readFileSync(`${TOP}${file}`, 'utf8') : '');
    const lost = statements.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, title }) => !couldHold(sources.get(file) ?? '', title))
        .map(({ file, title }) => `${id} ${file} ${title}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('a page of statements', () => {
  const page = [
    '**1.1** One.',
    '',
    '- `tests/a.test.ts` group > does it',
    '- `tests/a.test.ts` group of * > *',
    '',
    '**1.2** Two.',
    '',
    '- Nothing to run: it is left open.',
    '',
    '**1.3** Three.',
  ].join('\n');

  it('is read with the tests and reasons below each sentence', () => {
    expect(readStatements(page)).toEqual([
      {
        id: '1.1',
        text: 'One.',
        tests: [
          { file: 'tests/a.test.ts', title: 'group > does it' },
          { file: 'tests/a.test.ts', title: 'group of * > *' },
        ],
      },
      { id: '1.2', text: 'Two.', tests: [], reason: 'it is left open.' },
      { id: '1.3', text: 'Three.', tests: [] },
    ]);
  });

  it('is reported whole where all is proved, and else with what is not covered and not there', () => {
    const titles = new Map([['tests/a.test.ts', ['group > does it', 'group of 1 > x', 'group of 2 > y']]]);
    const [one, two, three] = readStatements(page);
    if (!one || !two || !three) throw new Error('three statements');
    const whole = reportOn([one, two], titles);
    expect(whole.isWhole).toBe(true);
    expect(whole.lines).toContain('2 statements: 1 proved by 3 tests, 1 with nothing to run.');
    expect(reportOn([three], titles)).toMatchObject({
      isWhole: false,
      lines: expect.arrayContaining(['Not covered: ', '1.3   Three.']),
    });
    const gone = reportOn([one], new Map([['tests/a.test.ts', ['group > does it']]]));
    expect(gone).toMatchObject({ isWhole: false, lines: expect.arrayContaining(['1.1   tests/a.test.ts: group of * > *']) });
  });

  it.each([
    ['a > b', 'a > b', true],
    ['a > b', 'a > bc', false],
    ['a * > b', 'a 1 > b', true],
    ['a * > b', 'a 1 > c', false],
    ['a * c * e', 'a b c d e', true],
    ['a * c * e', 'a c e', false],
    ['*', 'anything', true],
  ])('names by %j the test %j: %s', (named, title, expected) => {
    expect(isNamed(named, title)).toBe(expected);
  });
});

describe('a source', () => {
  const source = [
    "describe.each(KINDS)('lists of $name', () => {",
    "  it('asks for the first page', () => {});",
    '  it.each([1, 2])("isn\'t asked for page %i of %s", () => {});',
    "  it('isn\\'t late', () => {});",
  ].join('\n');

  it.each([
    ["lists of 'ads' > asks for the first page", true],
    ['lists of * > asks for the first page', true],
    ["lists of 'ads' > asks for the second page", false],
    ["list of 'ads' > asks for the first page", false],
    ["lists of 'ads' > isn't asked for page 2 of 3", true],
    ["lists of 'ads' > isn't asked for page *", true],
    ["lists of 'ads' > isn't late", true],
    ["lists of 'ads' > isn't early", false],
  ])('could hold %j: %s', (title, expected) => {
    expect(couldHold(source, title)).toBe(expected);
  });
});
