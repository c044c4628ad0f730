import type { Rule, ShownRule } from './architecture';
import { importsBetween, strangersIn } from './imports';

/** What page and command share of an import: all of it but the command. */
const SHARED_BY_PAGE_AND_COMMAND = /^src\/import\/[^/]+$/;
const ON_EVERY_PLATFORM = ['music-metadata', 'strtok3'];
const OF_ONE_PLATFORM = new Set([
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'XMLHttpRequest'],
  ...['File', 'FileReader', 'FileList', 'Blob', 'FormData', 'process', 'Buffer', 'require', 'setImmediate', '__dirname'],
]);

/** The import knows neither DOM nor Node, nor what is built on one of them, but in the folder of the command. */
const platformless: Rule = (files) => {
  const shared = files.filter(({ path }) => SHARED_BY_PAGE_AND_COMMAND.test(path));
  const toCommand = importsBetween(files).filter(
    ({ from, to }) => SHARED_BY_PAGE_AND_COMMAND.test(from) && to.startsWith('src/import/command/'),
  );
  return [
    ...toCommand.map(({ from, to }) => `${from} -> ${to}`),
    ...shared.flatMap((file) =>
      strangersIn(file, OF_ONE_PLATFORM)
        .filter((name) => !ON_EVERY_PLATFORM.includes(name))
        .map((name) => `${file.path}: ${name}`),
    ),
  ];
};

const shown = (what: string, source: string, offence: string): ShownRule => ({
  title: `an import knows neither DOM nor Node, as page and command share it: ${what}`,
  rule: platformless,
  broken: {
    'src/import/plan.ts': source,
    'src/import/tags.ts': "import { parseFromTokenizer } from 'music-metadata';",
    'src/import/command/disk.ts': "import 'node:fs'; export const disk = process.cwd();",
  },
  offence: `src/import/plan.ts${offence}`,
});

export const PLATFORMLESS: readonly ShownRule[] = [
  shown('no module of one', "import { readFile } from 'node:fs/promises';", ': node:fs/promises'),
  shown('nothing global of one', 'export const save = (text: string) => new Blob([text]);', ': Blob'),
  shown('nothing of the command', "import { disk } from './command/disk';", ' -> src/import/command/disk.ts'),
];
