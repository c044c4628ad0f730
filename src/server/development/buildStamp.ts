import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Build {
  root: string;
  mode: string;
  output: string;
}

const SINGLE_FILES = ['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
/** Written last: it is there only beside a whole build. */
const STAMP = '.inputs';

export const PROGRAMS = ['cli', 'main', 'demo', 'backup', 'restore', 'move', 'asideFiles'];

/** Where each file of dist/server begins. */
export const ENTRIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PROGRAMS.map((name) => [name, `src/server/${name}.ts`])),
  check: 'src/check/main.ts',
  import: 'src/import/command/main.ts',
};

const BUILT = ['console/index.html', ...Object.keys(ENTRIES).map((name) => `server/${name}.js`)];

/** Settings that Vite writes into the console, as VITE_API_HOST. */
const builtInSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();

/** Of all that the build is made from. Take it before building: what changes meanwhile is then built next time. */
export const fingerprint = ({ root, mode }: Build): string => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const dotEnv = readdirSync(root)
    .filter((name) => name.startsWith('.env'))
    .map((name) => join(root, name));
  const hash = createHash('sha256').update(JSON.stringify([mode, process.version, builtInSettings()]));
  for (const path of [...sources, ...dotEnv, ...SINGLE_FILES.map((name) => join(root, name))].sort())
    hash.update(`\0${relative(root, path)}\0`).update(existsSync(path) ? readFileSync(path) : '');
  return hash.digest('hex');
};

export const isBuildUpToDate = ({ root, output }: Build, inputs: string): boolean => {
  const folder = join(root, output);
  const stamp = join(folder, STAMP);
  return existsSync(stamp) && BUILT.every((file) => existsSync(join(folder, file))) && readFileSync(stamp, 'utf8') === inputs;
};

export const rememberBuild = ({ root, output }: Build, inputs: string): void => writeFileSync(join(root, output, STAMP), inputs);
