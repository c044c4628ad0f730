import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOP } from '../support/run';
import { idsIn, loadStatements, readStatements } from './statements';
import { trace } from './trace';

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

  it('each stand in the title of a test, or have nothing to run', () => {
    const sources = readdirSync(`${TOP}tests`, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(test|spec)\.tsx?$/.test(file),
    );
    const proved = new Set(
      sources
        .filter((file) => !file.endsWith('statements.test.ts'))
        .flatMap((file) => idsIn(readFileSync(`${TOP}tests/${file}`, 'utf8'))),
    );
    expect([...proved].sort()).toEqual(statements.flatMap(({ id, isLeftOpen }) => (isLeftOpen ? [] : [id])).sort());
  });
});

describe('a page of statements', () => {
  const page =
    '# Page\n\n- **1.1** One. *Read as: so.*\n- **1.2** (ads) Two.\n- **1.3** Three. *Nothing to run: it is left open.*\n';
  const [one, two, three] = readStatements(page);

  it('is read line by line', () => {
    expect([one, two, three]).toEqual([
      { id: '1.1', text: 'One. *Read as: so.*', isLeftOpen: false },
      { id: '1.2', kind: 'ads', text: 'Two.', isLeftOpen: false },
      { id: '1.3', text: 'Three. *Nothing to run: it is left open.*', isLeftOpen: true },
    ]);
  });

  it.each([
    ['is whole where each has its test', ['[1.1] a', 'adding an ad > [1.2] b'], []],
    ['is not where one has none', ['[1.2] an ad'], ['1.1 One. *Read as: so.*']],
    ['is not where the test is of another kind', ['[1.1, 1.2] adding a song'], ['1.2 Two.']],
    [
      'is not where something is proved that has nothing to run',
      ['[1.1-3] ads'],
      ['1.3 Three. *Nothing to run: it is left open.*'],
    ],
    ['is not where an id has no statement', ['[1.1, 1.2] ads', '[1.7] c'], ['1.7 a.test.ts: c']],
  ])('%s', (_title, titles, told) => {
    const { lines, isWhole } = trace(readStatements(page), new Map([['a.test.ts', titles]]));
    expect(isWhole).toBe(told.length === 0);
    expect(lines.slice(lines.findIndex((line) => line.startsWith('Not proved')))).toEqual(expect.arrayContaining(told));
  });

  it.each([
    ['[2.5-7, 8.6] ignores it', ['2.5', '2.6', '2.7', '8.6']],
    ['a group > [2.5] does it', ['2.5']],
    ['may be [2.5]', []],
    ['[1, 2] is taken', []],
  ])('finds in the title %j the ids %j', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});
