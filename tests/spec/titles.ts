import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { TOP } from '../support/run';

/** Titles of the tests of each file, groups and test joined by ' > '. Files are named from the project's top level. */
export type Titles = ReadonlyMap<string, readonly string[]>;

const call = promisify(execFile);
const LARGEST_LIST = 64 * 1024 * 1024;

const vitestSchema = z.array(z.object({ name: z.string(), file: z.string() }));

interface Suite {
  title: string;
  file: string;
  specs: { title: string }[];
  suites?: Suite[];
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(z.object({ title: z.string() })),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightSchema = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suiteSchema) });

const program = (name: string, args: readonly string[]) =>
  call(`${TOP}node_modules/.bin/${name}`, args, {
    cwd: TOP,
    maxBuffer: LARGEST_LIST,
    // To list tests needs no browser, and the configuration looks for one only where none is named.
    env: { ...process.env, CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? 'none' },
  });

/** The projects that have each test once; the others repeat some of them on other stores. */
const PROJECTS = ['node', 'screens', 'built'].flatMap((name) => ['--project', name]);

const listVitest = async (): Promise<[string, string][]> => {
  const folder = mkdtempSync(join(tmpdir(), 'titles-'));
  try {
    const list = join(folder, 'vitest.json');
    await program('vitest', ['list', ...PROJECTS, `--json=${list}`]);
    return vitestSchema.parse(JSON.parse(readFileSync(list, 'utf8'))).map(({ file, name }) => [relative(TOP, file), name]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const listPlaywright = async (): Promise<[string, string][]> => {
  const config = 'tests/browser/playwright.config.ts';
  const { stdout } = await program('playwright', ['test', '--config', config, '--list', '--reporter=json']);
  const { config: used, suites } = playwrightSchema.parse(JSON.parse(stdout));
  const titlesOf = ({ specs, suites: inner = [] }: Suite, groups: readonly string[]): string[] => [
    ...specs.map(({ title }) => [...groups, title].join(' > ')),
    ...inner.flatMap((suite) => titlesOf(suite, [...groups, suite.title])),
  ];
  return suites.flatMap((suite) =>
    titlesOf(suite, []).map((title): [string, string] => [relative(TOP, join(used.rootDir, suite.file)), title]),
  );
};

/** Asks the runners for all tests, whose files they have to load for it. Rejects where one of them can not tell, as when a file does not load. */
export const listTitles = async (): Promise<Titles> => {
  const titles = new Map<string, string[]>();
  for (const [file, title] of (await Promise.all([listVitest(), listPlaywright()])).flat())
    titles.set(file, [...(titles.get(file) ?? []), title]);
  return titles;
};
