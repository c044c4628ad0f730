import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { findingOf, RED, RED_AT_MOST } from '../situations/red/list';
import { cellsOf, FEATURES, type Feature, FIXTURES, MECHANISMS } from '../situations/table';

const vitestSchema = z.object({ testResults: z.array(z.object({ assertionResults: z.array(z.object({ title: z.string() })) })) });

interface Suite {
  specs: { title: string }[];
  suites?: Suite[];
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(z.object({ title: z.string() })), suites: z.array(suiteSchema).optional() }),
);
const playwrightSchema = z.object({ suites: z.array(suiteSchema) });

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const titlesOf = ({ specs, suites = [] }: Suite): string[] => [...specs.map(({ title }) => title), ...suites.flatMap(titlesOf)];

/** The titles of the tests that ran, without the groups they stand in. @param vitest and @param playwright where the runners left their reports */
export const readTitles = (vitest: string, playwright: string): string[] => [
  ...vitestSchema.parse(read(vitest)).testResults.flatMap(({ assertionResults }) => assertionResults.map(({ title }) => title)),
  ...playwrightSchema.parse(read(playwright)).suites.flatMap(titlesOf),
];

const isFeature = (name: string): name is Feature => Object.hasOwn(FEATURES, name);

/** 'two people' -> 'tp'... the heads of columns are numbers, told below the table. */
const NUMBERS = new Map<string, string>(FIXTURES.map((fixture, index) => [fixture, String(index + 1).padStart(3)]));

/**
 * The table of situations as it was run: features beside fixtures, in a cell how many situations pass and, after a minus, how many are red.
 * @param titles of all tests
 * @returns lines to be printed, and what is wrong with the table: cells that fit and are empty, titles without a row, a red list that does not hold
 */
export const situationsTable = (titles: readonly string[]): { lines: string[]; faults: string[] } => {
  const known = new Set(titles);
  const counted = new Map<string, { green: number; red: number }>();
  const faults: string[] = [];
  for (const title of known) {
    const { feature = '', fixtures = [] } = cellsOf(title) ?? {};
    for (const fixture of fixtures) {
      if (!isFeature(feature) || !NUMBERS.has(fixture)) faults.push(`There is no such row or column: ${title}`);
      const key = `${feature} × ${fixture}`;
      const count = counted.get(key) ?? { green: 0, red: 0 };
      count[findingOf(title) === undefined ? 'green' : 'red'] += 1;
      counted.set(key, count);
    }
  }
  const inWords = (feature: string, fixture: string) => {
    const { green, red } = counted.get(`${feature} × ${fixture}`) ?? { green: 0, red: 0 };
    if (green + red === 0) return '  ·';
    return `${green || ''}${red ? `-${red}` : ''}`.padStart(3);
  };
  const rows = Object.entries(FEATURES).map(([feature, mechanism]) => {
    for (const fixture of MECHANISMS[mechanism])
      if (!counted.has(`${feature} × ${fixture}`)) faults.push(`No situation yet: ${feature} × ${fixture}`);
    return `${feature.padEnd(30)}${FIXTURES.map((fixture) => inWords(feature, fixture)).join(' ')}`;
  });
  const red = RED.flatMap(({ situations }) => situations);
  for (const title of red) if (!known.has(title)) faults.push(`Listed as red, and there is no such situation: ${title}`);
  if (red.length !== RED_AT_MOST) faults.push(`${red.length} situations are red, and RED_AT_MOST says ${RED_AT_MOST}`);
  return {
    lines: [
      'Situations: features beside fixtures; how many pass, and after a minus how many are red.',
      `${''.padEnd(30)}${[...NUMBERS.values()].join(' ')}`,
      ...rows,
      FIXTURES.map((fixture, index) => `${index + 1} ${fixture}`).join(', '),
      '',
      `Red list: ${red.length} situations by ${RED.length} faults.`,
      ...RED.map(
        ({ finding, fault, situations }) => `  ${finding.padEnd(10)} ${String(situations.length).padStart(2)}  ${fault}`,
      ),
    ],
    faults,
  };
};
