import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepsOf, takeStep } from '../support/recipe';
import { TOP } from '../support/run';

const PARTS = ['src', 'tests', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'README.md'];
const MINUTES = 60_000;

/** The tests that run over all kinds, in one of each sort: what goes over the wire, the API behind it, and the screens. */
const RUNNERS = [
  ...['providers/reads.test.ts', 'providers/writes.test.ts', 'server/auth/access.test.ts', 'server/transfer/move.test.ts'],
  ...['lists', 'search', 'states', 'required'].map((name) => `server/listings/${name}.test.ts`),
  ...['life', 'lists', 'add', 'pickers', 'references'].map((name) => `spec/${name}.test.tsx`),
].map((path) => `tests/${path}`);

const readme = readFileSync(`${TOP}README.md`, 'utf8');
const steps = stepsOf(/^## How to add a kind of record$(.*?)^## /ms.exec(readme)?.[1] ?? '');

const tree = mkdtempSync(join(tmpdir(), 'another-kind-'));
beforeAll(() => {
  for (const part of PARTS) cpSync(`${TOP}${part}`, join(tree, part), { recursive: true });
  symlinkSync(`${TOP}node_modules`, join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true }));

/** One checker: with the usual four each looks at most types once more, for twice the work and memory. */
const TYPES = ['--noEmit', '--checkers', '1'];

/** Runs a program of the tree's packages there; what it wrote, and whether it ended well. */
const run = (program: string, ...options: string[]) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  return new Promise<{ isGood: boolean; said: string }>((resolve) => {
    execFile(
      join(tree, 'node_modules/.bin', program),
      options,
      { cwd: tree, env: { ...env, NO_COLOR: '1' }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve({ isGood: error === null, said: `${stdout}${stderr}` }),
    );
  });
};

describe('another kind of record, added as README says', () => {
  it('does not compile while only its name is there, and the compiler names each place that is missing', {
    timeout: 2 * MINUTES,
  }, async () => {
    for (const step of steps.slice(0, 1)) takeStep(tree, step);
    const { said } = await run('tsc', ...TYPES);
    const places = new Set([...said.matchAll(/^([\w/.]+)\(\d+,\d+\): error/gm)].map(([, place]) => place));
    expect([...places]).toEqual(
      expect.arrayContaining(
        ['contract/kinds', 'contract/records', 'messages/resources', 'resources/index', 'server/samples/records']
          .map((path) => `src/${path}.ts`)
          .concat('tests/spec/listingKinds.ts'),
      ),
    );
  });

  it('compiles after the last step', { timeout: 2 * MINUTES }, async () => {
    for (const step of steps.slice(1)) takeStep(tree, step);
    expect(await run('tsc', ...TYPES)).toEqual({ isGood: true, said: '' });
  });

  it('passes the tests of all kinds: on the wire, in lists, searches and forms, as a reference, published, and moved', {
    timeout: 10 * MINUTES,
  }, async () => {
    const chosen = [
      '--project',
      'node',
      '--project',
      'screens',
      '-t',
      'labels|Label|what .Songs. refer to|leaves no kind of record behind',
    ];
    const { isGood, said } = await run('vitest', 'run', '--maxWorkers=1', ...chosen, ...RUNNERS);
    expect(isGood, said.slice(-4_000)).toBe(true);
    expect(Number(/Tests +(\d+) passed/.exec(said)?.[1])).toBeGreaterThan(50);
    for (const runner of RUNNERS) expect(said).toMatch(new RegExp(`✓ .*${runner.replaceAll('.', '\\.')} \\(\\d+ tests`));
  });
});
