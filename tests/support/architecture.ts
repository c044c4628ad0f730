import { exportsOf, type Import, importsBetween, type SourceFile } from './imports';

/** A rule of the house: takes the project's files, gives one line for each offence, none when it is kept. */
export type Rule = (files: readonly SourceFile[]) => string[];

/** A rule with files that break it (path -> text), and what it says of them. */
export interface ShownRule {
  title: string;
  rule: Rule;
  broken: Readonly<Record<string, string>>;
  offence: string;
}

const LINE_LIMIT = 250;

/** What may stand at the top level beside dot files. */
const TOP_LEVEL = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  'src',
  'tests',
  'README.md',
];

interface Allowed {
  /** Rooms it may use at run time. */
  use: readonly string[];
  /** Rooms of which it may know the types, beside those it may use. */
  types: readonly string[];
}

/** Who may import whom; a room may always import itself. What is not listed is forbidden. */
const DIRECTIONS: Readonly<Record<string, Allowed>> = {
  contract: { use: [], types: [] },
  messages: { use: ['contract'], types: [] },
  routes: { use: ['contract'], types: [] },
  providers: { use: ['contract', 'import', 'messages'], types: [] },
  ui: { use: ['contract', 'routes'], types: ['providers'] },
  layout: { use: ['contract', 'routes', 'ui'], types: ['providers'] },
  pages: { use: ['contract', 'routes', 'ui'], types: ['providers'] },
  resources: { use: ['contract', 'import', 'routes', 'ui'], types: ['providers'] },
  server: { use: ['contract'], types: [] },
  check: { use: ['contract'], types: [] },
  import: { use: ['contract', 'messages'], types: [] },
  Console: { use: ['routes', 'ui', 'layout', 'pages', 'resources'], types: ['providers'] },
  App: { use: ['Console', 'routes', 'ui', 'layout', 'pages'], types: ['providers'] },
  early: { use: ['contract', 'routes', 'providers', 'pages'], types: [] },
  main: { use: ['App', 'routes', 'providers', 'messages', 'pages'], types: [] },
  prerender: { use: ['App', 'providers', 'pages'], types: [] },
};

/** Files that are started, never imported. */
const ENTRIES = /^src\/(main\.tsx|early\.ts|prerender\.tsx|check\/main\.ts|import\/command\/main\.ts|server\/[^/]+)$/;

/** Folders of tests that have no twin in src. */
const TESTS_OF_THEIR_OWN = ['browser', 'bench', 'examples', 'situations', 'spec', 'support', 'world'];

/** 'src/server/auth/routes.ts' -> 'server', 'src/App.tsx' -> 'App'. */
const roomOf = (path: string) => (path.split('/')[1] ?? '').replace(/\.tsx?$/, '');

const inSrc = (files: readonly SourceFile[]) => files.filter((file) => file.path.startsWith('src/'));

const says = ({ from, to, typeOnly }: Import) => `${from} -> ${to}${typeOnly ? ' (types)' : ''}`;

const isListed = ({ from, to, typeOnly }: Import) => {
  const [importer, imported] = [roomOf(from), roomOf(to)];
  const allowed = DIRECTIONS[importer];
  if (importer === imported) return true;
  return allowed !== undefined && (allowed.use.includes(imported) || (typeOnly && allowed.types.includes(imported)));
};

/** Every import goes in a direction that is listed. */
export const directions: Rule = (files) =>
  importsBetween(inSrc(files))
    .filter((each) => !isListed(each))
    .map(says);

/** Every file under src stands in a room that the directions know. */
export const rooms: Rule = (files) =>
  inSrc(files)
    .map((file) => file.path)
    .filter((path) => !path.endsWith('.d.ts') && !Object.hasOwn(DIRECTIONS, roomOf(path)));

/** One kind of record knows nothing of another. */
export const separateResources: Rule = (files) => {
  const kindOf = (path: string) => /^src\/resources\/([^/]+)\//.exec(path)?.[1];
  return importsBetween(inSrc(files))
    .filter(({ from, to }) => kindOf(from) !== undefined && kindOf(to) !== undefined && kindOf(from) !== kindOf(to))
    .map(says);
};

/** What is started by a person or a page is imported by nobody, and the application only by the browser's entry and by what draws a page of it ahead. */
export const entries: Rule = (files) =>
  importsBetween(inSrc(files))
    .filter(({ from, to }) => ENTRIES.test(to) || (to === 'src/App.tsx' && !/^src\/(main|prerender)\.tsx$/.test(from)))
    .map(says);

/** Which folder of the server may import which, its types included; a folder may always import itself. */
export type ServerRooms = Readonly<Record<string, readonly string[]>>;

const SERVER_FOLDER = /^src\/server\/([^/]+)\//;

/** The folders of a table from which its permissions lead back to where they came from. */
const circular = (table: ServerRooms): string[] => {
  const left = new Map(Object.entries(table));
  const hasEnd = (targets: readonly string[]) => targets.every((target) => !left.has(target));
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [folder, targets] of left) if (hasEnd(targets)) left.delete(folder);
  }
  return [...left.keys()];
};

/**
 * The folders of the server import each other as the table says: nothing that is not listed, every listed one in use, no way back. What
 * stands directly in src/server is started from outside and may import all of them.
 */
export const serverRooms =
  (table: ServerRooms): Rule =>
  (files) => {
    const folderOf = (path: string) => SERVER_FOLDER.exec(path)?.[1];
    const folders = new Set(inSrc(files).flatMap(({ path }) => folderOf(path) ?? []));
    const unused = new Set(Object.entries(table).flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`)));
    const offences: string[] = [];
    for (const each of importsBetween(inSrc(files))) {
      const [from, to] = [folderOf(each.from), folderOf(each.to)];
      if (from === undefined || to === undefined || from === to) continue;
      if (table[from]?.includes(to)) unused.delete(`${from} -> ${to}`);
      else offences.push(says(each));
    }
    return [
      ...offences,
      ...[...unused].map((each) => `${each} is listed and never used`),
      ...circular(table).map((folder) => `${folder} leads into a circle`),
      ...[...folders].filter((folder) => !Object.hasOwn(table, folder)).map((folder) => `${folder} is not listed`),
      ...Object.keys(table)
        .filter((folder) => !folders.has(folder))
        .map((folder) => `${folder} is listed and not there`),
    ];
  };

/** No file imports itself by way of others. Each circle is named once, from its first file in the alphabet. */
export const cycles: Rule = (files) => {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of importsBetween(files)) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found = new Set<string>();
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const circle = trail.slice(start);
      const first = circle.indexOf([...circle].sort()[0] ?? path);
      const turned = [...circle.slice(first), ...circle.slice(0, first)];
      found.add([...turned, turned[0]].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of [...next.keys()].sort()) walk(path, []);
  return [...found];
};

/** No file is longer than 250 lines. */
export const lengths: Rule = (files) =>
  files
    .map(({ path, source }) => ({ path, lines: source.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINE_LIMIT)
    .map(({ path, lines }) => `${path}: ${lines} lines`);

/** Nothing is handed on from another file: whoever needs a thing imports it from where it is made. */
export const noBarrels: Rule = (files) =>
  files.flatMap((file) => exportsOf(file).reExports.map((source) => `${file.path} hands on '${source}'`));

/** A thing has one name everywhere; only tools' configurations are default exports. */
export const namedExports: Rule = (files) =>
  files.filter((file) => !file.path.endsWith('.config.ts') && exportsOf(file).hasDefault).map((file) => file.path);

/** A test stands in the folder that mirrors the folder of what it tests. */
export const mirroredTests: Rule = (files) => {
  const folderOf = (path: string) => path.split('/').slice(1, -1).join('/');
  const folders = new Set(inSrc(files).flatMap(({ path }) => folderOf(path)));
  const known = (folder: string) =>
    folder === '' || [...folders].some((each) => each === folder || each.startsWith(`${folder}/`));
  return files
    .filter(({ path }) => path.startsWith('tests/') && !TESTS_OF_THEIR_OWN.includes(path.split('/')[1] ?? ''))
    .filter(({ path }) => !known(folderOf(path)))
    .map(({ path }) => `${path}: there is no src/${folderOf(path)}`);
};

/**
 * Names at the top level that have no place there.
 * @param names what a listing of the top level gives
 * @param ignored names that version control leaves out
 */
export const strangersAtTheTop = (names: readonly string[], ignored: readonly string[]) =>
  names.filter((name) => !name.startsWith('.') && !TOP_LEVEL.includes(name) && !ignored.includes(name));
