import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { TOP } from '../../support/run';
import { copyProject } from './copy';
import { HARMLESS } from './harmless';
import { type Breakage, breakagesOf } from './operators';

/**
 * Breaks the product by small slips, one at a time and in a copy, and runs all tests in the process that reach the broken file:
 * `npm run spec:mutations -- --count 30 --seed 7`, or `--since main` for the files changed since a revision. Prints what nobody noticed,
 * and the score; ends with 1 where it is too low.
 */
const { since, count, seed } = parseArgs({
  options: {
    since: { type: 'string' },
    count: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
}).values;

const LOWEST_SCORE = 85;
/** Words and looks, which other tests compare to the letter, and what only makers run. */
const LEFT_OUT = /\/(samples|development|messages)\/|theme|\.d\.ts$/;
const PROJECTS = ['--project', 'node', '--project', 'screens'];
/** What is merely unused after a breakage would be noticed by nobody who left it out wholly. */
const TYPES = ['--noEmit', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: TOP, encoding: 'utf8' }).split('\n');
const files = (since === undefined ? git('ls-files', 'src') : git('diff', '--name-only', since, '--', 'src')).filter(
  (file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file) && existsSync(`${TOP}${file}`),
);

interface Place extends Breakage {
  file: string;
  line: string;
  number: number;
}

const placesOf = (file: string): Place[] => {
  const source = readFileSync(`${TOP}${file}`, 'utf8');
  return breakagesOf(file, source).map((breakage) => {
    const number = source.slice(0, breakage.start).split('\n').length;
    return { ...breakage, file, number, line: (source.split('\n')[number - 1] ?? '').trim() };
  });
};

const isHarmless = ({ file, line, change }: Place) =>
  HARMLESS.some((each) => each.file === file && each.line === line && each.change === change);

const places = files.flatMap(placesOf).filter((place) => !isHarmless(place));
const length = Math.min(Number(count), places.length);
const sample = fc.shuffledSubarray(places, { minLength: length, maxLength: length });
const chosen = fc.sample(sample, { seed: Number(seed), numRuns: 1 }).flat();
console.log(`${chosen.length} of ${places.length} breakages in ${files.length} files, seed ${seed}.`);

const copy = copyProject();
process.once('exit', copy.dispose);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** What fails in the tests that reach some files. A file that no test reaches fails nothing. */
const failureOfTests = (reached: readonly string[], limit?: number) =>
  copy.failureOf(
    'vitest',
    ['related', '--run', '--bail', '1', '--retry', '0', '--passWithNoTests', ...PROJECTS, ...reached],
    limit,
  );

const started = Date.now();
const before = await failureOfTests([...new Set(chosen.map(({ file }) => file))]);
if (before !== undefined) throw new Error(`The tests fail with nothing broken: ${before}`);

// All of these tests together took less.
const limit = 60_000 + 2 * (Date.now() - started);
const survivors: string[] = [];
for (const place of chosen) {
  const failure = await copy.broken(
    place.file,
    place,
    async () => (await failureOfTests([place.file], limit)) ?? (await copy.failureOf('tsc', TYPES)),
  );
  const told = `${place.file}:${place.number}: ${place.change}, in: ${place.line}`;
  console.log(
    `${failure === undefined ? 'SURVIVES' : 'noticed '} ${told}${failure === undefined ? '' : `\n           ${failure}`}`,
  );
  if (failure === undefined) survivors.push(told);
}

const score = chosen.length === 0 ? 100 : (100 * (chosen.length - survivors.length)) / chosen.length;
console.log(
  `\n${score.toFixed(0)} % noticed, seed ${seed}. Survivors:${survivors.map((each) => `\n${each}`).join('') || ' none'}`,
);
process.exitCode = score < LOWEST_SCORE ? 1 : 0;
