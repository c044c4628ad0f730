import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAMS } from '../src/server/development/buildStamp';
import {
  cycles,
  directions,
  entries,
  lengths,
  mirroredTests,
  namedExports,
  noBarrels,
  rooms,
  type ServerRooms,
  type ShownRule,
  separateResources,
  serverRooms,
  strangersAtTheTop,
} from './support/architecture';
import type { SourceFile } from './support/imports';
import { LOOSE_FORMS } from './support/looseForms';
import { PLATFORMLESS } from './support/platformless';

const top = new URL('..', import.meta.url);

const sourcesUnder = (folder: string): SourceFile[] =>
  readdirSync(new URL(`${folder}/`, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort()
    .map((path) => ({ path, source: readFileSync(new URL(path, top), 'utf8') }));

const project = [...sourcesUnder('src'), ...sourcesUnder('tests')];

/** Files of an imagined project: path -> text. */
const imagined = (files: Record<string, string>): SourceFile[] =>
  Object.entries(files).map(([path, source]) => ({ path, source }));

/** Which folder of the server may import which, from the leaves up. */
const SERVER_ROOMS: ServerRooms = {
  errors: [],
  settings: ['errors'],
  http: ['errors'],
  openapi: ['http'],
  database: ['errors'],
  files: ['database', 'errors', 'http', 'openapi', 'settings'],
  mail: ['database'],
  services: ['database', 'errors', 'files', 'settings'],
  history: ['database', 'errors', 'files', 'http', 'openapi', 'services'],
  idempotency: ['database', 'errors', 'files', 'http', 'services'],
  credentials: ['database', 'errors', 'http', 'services'],
  users: ['credentials', 'database', 'errors', 'files', 'history', 'http', 'idempotency', 'mail', 'openapi', 'services'],
  auth: ['credentials', 'database', 'errors', 'http', 'idempotency', 'mail', 'openapi', 'services', 'users'],
  listings: ['database', 'errors', 'files', 'history', 'http', 'idempotency', 'openapi', 'services'],
  adNews: ['database', 'errors', 'files', 'http', 'listings', 'services'],
  health: ['credentials', 'database', 'errors', 'files', 'http', 'mail', 'services', 'settings'],
  start: [
    ...['adNews', 'auth', 'database', 'errors', 'files', 'health', 'history', 'http', 'listings', 'mail', 'openapi', 'services'],
    ...['settings', 'users'],
  ],
  development: ['settings', 'start', 'users'],
  samples: ['credentials', 'database', 'start'],
  transfer: ['database', 'errors', 'files'],
};

const RULES: readonly ShownRule[] = [
  ...LOOSE_FORMS,
  ...PLATFORMLESS,
  {
    title: 'imports go only in the listed directions',
    rule: directions,
    broken: {
      'src/server/start/app.ts': "import { english } from '../../messages/english';",
      'src/messages/english.ts': 'export const english = {};',
    },
    offence: 'src/server/start/app.ts -> src/messages/english.ts',
  },
  {
    title: 'the check of any server knows the contract, and nothing of the server that ships with the console',
    rule: directions,
    broken: {
      'src/check/run.ts': "import type { Role } from '../contract/limits'; import { createApp } from '../server/start/app';",
      'src/contract/limits.ts': 'export type Role = string;',
      'src/server/start/app.ts': 'export const createApp = () => {};',
    },
    offence: 'src/check/run.ts -> src/server/start/app.ts',
  },
  {
    title: 'screens know the types of the providers and nothing else of them',
    rule: directions,
    broken: {
      'src/ui/Field.tsx': "import type { Http } from '../providers/types'; const later = () => import('../providers/http');",
      'src/providers/types.ts': 'export interface Http {}',
      'src/providers/http.ts': 'export const http = {};',
    },
    offence: 'src/ui/Field.tsx -> src/providers/http.ts',
  },
  {
    title: 'every source file stands in a room of the house',
    rule: rooms,
    broken: { 'src/utils/misc.ts': 'export const one = 1;' },
    offence: 'src/utils/misc.ts',
  },
  {
    title: 'no kind of record imports another',
    rule: separateResources,
    broken: {
      'src/resources/songs/SongList.tsx': "import { artists } from '../artists/index';",
      'src/resources/artists/index.ts': 'export const artists = {};',
    },
    offence: 'src/resources/songs/SongList.tsx -> src/resources/artists/index.ts',
  },
  {
    title: 'nobody imports what is started',
    rule: entries,
    broken: { 'src/server/demo.ts': "import './main';", 'src/server/main.ts': 'export {};' },
    offence: 'src/server/demo.ts -> src/server/main.ts',
  },
  {
    title: 'no import leads back to where it came from',
    rule: cycles,
    broken: {
      'src/ui/b.ts': "import { c } from './c'; export const b = c;",
      'src/ui/c.ts': "import { a } from './a'; export const c = a;",
      'src/ui/a.ts': "import type { b } from './b'; export const a = 1 as unknown as typeof b;",
    },
    offence: 'src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts',
  },
  {
    title: 'no file is longer than 250 lines',
    rule: lengths,
    broken: {
      'src/ui/Long.tsx': 'export const one = 1;\n'.repeat(251),
      'src/ui/Just.tsx': 'export const two = 2;\n'.repeat(250),
    },
    offence: 'src/ui/Long.tsx: 251 lines',
  },
  {
    title: 'no file hands on what another one makes',
    rule: noBarrels,
    broken: { 'src/ui/index.ts': "export * from './list';" },
    offence: "src/ui/index.ts hands on './list'",
  },
  {
    title: 'only configurations are default exports',
    rule: namedExports,
    broken: { 'src/ui/Button.tsx': 'export default () => null;', 'vite.config.ts': 'export default {};' },
    offence: 'src/ui/Button.tsx',
  },
  {
    title: 'tests mirror the sources',
    rule: mirroredTests,
    broken: {
      'src/server/auth/routes.ts': 'export {};',
      'tests/server/auth/routes.test.ts': '',
      'tests/server/mail/mail.test.ts': '',
      'tests/bench/main.ts': '',
    },
    offence: 'tests/server/mail/mail.test.ts: there is no src/server/mail',
  },
];

describe('the house as it stands', () => {
  it.each(RULES)('$title', ({ rule }) => {
    expect(rule(project)).toEqual([]);
  });

  it('has nothing at the top level but the files and folders that are named', () => {
    const ignored = readFileSync(new URL('.gitignore', top), 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''));
    expect(strangersAtTheTop(readdirSync(top), ignored)).toEqual([]);
  });
});

describe('the rooms of the server', () => {
  it('import each other as the table says', () => {
    expect(serverRooms(SERVER_ROOMS)(project)).toEqual([]);
  });

  it('have nothing beside them but what is started', () => {
    const beside = project.map(({ path }) => path).filter((path) => /^src\/server\/[^/]+$/.test(path));
    expect(beside).toEqual(PROGRAMS.map((name) => `src/server/${name}.ts`).sort());
  });

  const mail = { 'src/server/mail/jobs.ts': "import type { Database } from '../database/schema';" };
  const database = { 'src/server/database/schema.ts': 'export interface Database {}' };
  it.each<{ breach: string; table: ServerRooms; files: Record<string, string>; offence: string }>([
    {
      breach: 'an import that is not listed, of a type as well',
      table: { mail: [], database: [] },
      files: { ...mail, ...database },
      offence: 'src/server/mail/jobs.ts -> src/server/database/schema.ts (types)',
    },
    {
      breach: 'a permission that nobody uses',
      table: { mail: ['database'], database: [] },
      files: { 'src/server/mail/jobs.ts': 'export {};', ...database },
      offence: 'mail -> database is listed and never used',
    },
    {
      breach: 'a folder without a line',
      table: { database: [] },
      files: { 'src/server/mail/jobs.ts': 'export {};', ...database },
      offence: 'mail is not listed',
    },
    {
      breach: 'a line without a folder',
      table: { mail: ['database'], database: [], demo: [] },
      files: { ...mail, ...database },
      offence: 'demo is listed and not there',
    },
  ])('are not kept by $breach', ({ table, files, offence }) => {
    expect(serverRooms(table)(imagined(files))).toEqual([offence]);
  });

  it('are not kept by permissions that lead back to where they came from', () => {
    const files = {
      'src/server/auth/a.ts': "import '../users/b';",
      'src/server/users/b.ts': "import '../mail/c';",
      'src/server/mail/c.ts': "import '../auth/a';",
      'src/server/health/d.ts': "import '../auth/a';",
    };
    const table = { auth: ['users'], users: ['mail'], mail: ['auth'], health: ['auth'] };
    expect(serverRooms(table)(imagined(files))).toEqual(
      ['auth', 'users', 'mail', 'health'].map((folder) => `${folder} leads into a circle`),
    );
  });
});

describe('each rule names what breaks it', () => {
  it.each(RULES)('$title', ({ rule, broken, offence }) => {
    expect(rule(imagined(broken))).toEqual([offence]);
  });

  it('names strangers at the top level, and neither dot files nor ignored folders', () => {
    expect(strangersAtTheTop(['src', 'public', '.ci', 'node_modules', 'playwright.config.ts'], ['node_modules'])).toEqual([
      'public',
      'playwright.config.ts',
    ]);
  });
});
