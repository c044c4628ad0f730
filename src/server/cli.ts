#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMANDS } from './settings/commands';
import { VERSION } from './settings/version';

const lineOf = ([name, { options, does }]: [string, { options: string; does: string }]) =>
  `  ${`catalogue-console ${name} ${options}`.trimEnd()}\n      ${does}`;

const overview = () =>
  [
    `Catalogue Console ${VERSION}\n`,
    ...Object.entries(COMMANDS).map(lineOf),
    '\nSettings are environment variables, such as PORT and DATA_DIR; README lists them.',
  ].join('\n');

const [, , first] = process.argv;
const isNamed = first !== undefined && !first.startsWith('-');
const name = isNamed ? first : 'start';
const flags = process.argv.slice(isNamed ? 3 : 2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

const asks = (...words: string[]) => words.some((word) => flags.includes(word)) || (isNamed && words.includes(`--${name}`));

if (asks('--version', '-v')) console.log(VERSION);
else if (asks('--help', '-h')) console.log(isNamed && command ? lineOf([name, command]) : overview());
else if (command === undefined || (command.options === '' && flags.length > 0)) {
  const wrong = command === undefined ? `There is no command ${name}.` : `The command ${name} takes no ${flags.join(' ')}.`;
  console.error(`${wrong}\n\n${overview()}`);
  process.exitCode = 1;
} else {
  // The program reads its options as if it had been started by itself. Its name is known only now, so it is no import that is bundled.
  process.argv = [...process.argv.slice(0, 2), ...flags];
  await import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, `${command.program}.js`)).href);
}
