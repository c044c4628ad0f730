import { readFileSync } from 'node:fs';
import { TOP } from './run';

/** The indented blocks of README that begin with this line, without their indent. */
export const blocksOf = (first: string): string[] =>
  readFileSync(`${TOP}README.md`, 'utf8')
    .split(`\n    ${first}\n`)
    .slice(1)
    .map((rest) => [first, ...(/^(?:(?: {4}.*)?\n)*/.exec(rest)?.[0].split('\n') ?? []).map((line) => line.slice(4))].join('\n'));
