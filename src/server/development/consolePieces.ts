import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { prerenderedPages } from './prerenderedPages.ts';

const ROUTES_FILE = join(import.meta.dirname, '../../routes.ts');

/**
 * What of the console is used together comes in one piece. A group takes along what its modules import, but for what a group before it has.
 * What is in none is needed late and by itself, such as a drawer.
 */
export const PIECES = [
  // Small, so that it runs while the others are on their way.
  { name: 'early', test: /\/src\/early\.ts$/ },
  { name: 'react', tags: ['$initial' as const] },
  // What all pages have in common. Of what only a visitor's pages and the first rows have, the browser's test of what a list's page names tells
  // when something is missing here.
  {
    name: 'start',
    test: new RegExp(
      [
        '/src/(App\\.tsx|providers/createProviders\\.ts)$',
        '/src/ui/(secondClick|form/use(FailureAlert|FormKey|OneAtATime))\\.ts$',
        '/@mui/material/esm/(Grow|IconButton|Link|Paper|Stack|SvgIcon|transitions|utils)/\\w+\\.js$',
        '/getReactElementRef\\.js$',
      ].join('|'),
    ),
  },
  // Of a visitor's pages, and what other forms and messages have in common with them.
  { name: 'guest', test: /\/src\/(pages\/GuestPages|layout\/AlertMessage)\.tsx$/ },
  {
    name: 'console',
    test: /\/src\/(Console|messages\/english|providers\/(dataProvider|drafts\/drafts)|pages\/Dashboard|ui\/list\/CatalogueList)\.tsx?$/,
  },
  // Drawn behind the rows.
  {
    name: 'around',
    test: /\/src\/(layout\/(Sidebar|BarEnd|IdleWatch)|ui\/(Tip|form\/DraftLines|list\/(ListToolsContent|ListFooterContent|DeleteDialog)))\.tsx$/,
  },
  // Forms with the editor come with it, below.
  {
    name: 'form',
    test: /\/src\/(pages\/Account|ui\/form\/Catalogue(Add|Edit)|resources\/(?!announcements\/|ads\/)\w+\/(\w+Inputs|UserActions))\.tsx$/,
  },
  { name: 'editor', test: /\/src\/resources\/(announcements|ads)\/\w+Inputs\.tsx$/ },
  { name: 'importing', test: /\/src\/(resources\/songs\/importing\/ImportPage\.tsx|providers\/importing\/importing\.ts)$/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Pieces of which a page's first drawing needs most; of React and the router it needs less than half. */
const FIRST_DRAWN = new Set(['start', 'guest', 'console']);

/**
 * First line of their scripts, for Chromium ("explicit compile hints"): it then compiles all of a script while that arrives, beside the page,
 * in place of each function when it is first called, while the page waits. To others it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const APP = 'src/App.tsx';
const SIGNED_IN = [
  'src/Console.tsx',
  'src/messages/english.ts',
  'src/providers/dataProvider.ts',
  'src/providers/drafts/drafts.ts',
];

/** The modules that an address needs beside what every page has, and whether all of a kind's own parts are among them. */
interface Place {
  path: string;
  modules: readonly string[];
  /** Folder of the kind whose form is opened there; on its edit page with what stands around the form. */
  kind?: string;
  isEdit?: boolean;
}

/** The paths of spec 2, as the console's own table has them: read while building, as it is no part of the server. */
interface Routes {
  GUEST_ROUTES: readonly string[];
  DASHBOARD: string;
  ACCOUNT: string;
  IMPORT_SONGS: string;
  ROUTES: Readonly<Record<string, { list: string; add: string; edit: string }>>;
}

const placesOf = ({ GUEST_ROUTES, DASHBOARD, ACCOUNT, IMPORT_SONGS, ROUTES }: Routes): Place[] => [
  ...GUEST_ROUTES.filter((path) => !path.includes(':')).map((path) => ({ path, modules: ['src/pages/GuestPages.tsx'] })),
  { path: DASHBOARD, modules: [...SIGNED_IN, 'src/pages/Dashboard.tsx'] },
  { path: ACCOUNT, modules: [...SIGNED_IN, 'src/pages/Account.tsx'] },
  { path: IMPORT_SONGS, modules: [...SIGNED_IN, 'src/resources/songs/importing/ImportPage.tsx'] },
  ...Object.entries(ROUTES).flatMap(([kind, { list, add, edit }]) => [
    { path: list, modules: [...SIGNED_IN, 'src/ui/list/CatalogueList.tsx'] },
    { path: add, modules: [...SIGNED_IN, 'src/ui/form/CatalogueAdd.tsx'], kind },
    { path: edit, modules: [...SIGNED_IN, 'src/ui/form/CatalogueEdit.tsx'], kind, isEdit: true },
  ]),
];
/** The login page is where most who come to the root go first. */
const ROOT: Place = { path: '', modules: ['src/pages/GuestPages.tsx'] };

const PAGE = 'index.html';
/** Whoever gets the console's files gets the licences of what is in them. */
export const LICENCES = 'licences.md';
const FONT_FOLDER = join(import.meta.dirname, '../../../node_modules/@fontsource-variable/inter');
/** Runs as soon as it is there, whatever else is not; the others use parts of it, and so run behind it. */
const EARLY = 'src/early.ts';
/** Of a name or a menu; the other scripts' letters come when they are shown. */
const FONT = /inter-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Gives each address a page of its own, `songs/index.html` beside `index.html`, whose head names every script that the address needs and the
 * font: browsers then ask for all of them at once, in place of one wave after the other. Plain files, so that any static host serves them.
 */
export const pagesPlugin = (): Plugin => ({
  name: 'catalogue-pages',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: EARLY, name: 'early' });
  },
  async generateBundle(_options, bundle) {
    const { module: routes } = await runnerImport<Routes>(ROUTES_FILE);
    const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
    const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    const withImports = (name: string, found: Set<string>) => {
      if (found.has(name)) return;
      found.add(name);
      for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) withImports(next, found);
    };
    /** What a kind's descriptor loads when it is needed. */
    const ownParts = ({ kind, isEdit = false }: Place) => {
      const index = [...this.getModuleIds()].find((id) => new RegExp(`/src/resources/${kind}/index\\.tsx?$`).test(id));
      const parts = index === undefined ? [] : (this.getModuleInfo(index)?.dynamicallyImportedIds ?? []);
      return parts.filter((id) => isEdit || id.endsWith('Inputs.tsx')).map((id) => id.slice(id.indexOf('/src/') + 1));
    };
    for (const chunk of chunks) if (FIRST_DRAWN.has(chunk.name)) chunk.code = `${COMPILE_HINT}\n${chunk.code}`;
    const page = bundle[PAGE];
    if (page?.type !== 'asset') throw new Error(`There is no ${PAGE} in the build`);
    const early = chunkOf(EARLY)?.fileName;
    if (early === undefined) throw new Error(`${EARLY} is in no script of the build`);
    // The bundler's own way in, which only leads to that piece.
    for (const { fileName, facadeModuleId } of chunks)
      if (fileName !== early && facadeModuleId?.endsWith(`/${EARLY}`)) delete bundle[fileName];
    const source = String(page.source).replace(
      '<script ',
      `<script type="module" crossorigin src="/${early}"></script>\n    <script `,
    );
    const font = Object.keys(bundle).find((name) => FONT.test(name));
    const drawn = await prerenderedPages();
    const pageOf = (place: Place) => {
      const scripts = new Set<string>();
      for (const module of [APP, ...place.modules, ...ownParts(place)]) {
        const chunk = chunkOf(module);
        if (!chunk) throw new Error(`${module} is in no script of the build`);
        withImports(chunk.fileName, scripts);
      }
      const links = [...scripts]
        .filter((name) => !source.includes(`"/${name}"`))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
      if (font) links.unshift(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`);
      const named = source.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
      return place === ROOT || place.path === drawn.path ? named.replace('</body>', () => `  ${drawn.html}\n  </body>`) : named;
    };
    for (const place of placesOf(routes))
      this.emitFile({ type: 'asset', fileName: `${place.path.slice(1)}/${PAGE}`, source: pageOf(place) });
    page.source = pageOf(ROOT);
  },
  // The list of licences is of what is in scripts, and the font is in the pages.
  async writeBundle({ dir = '' }) {
    const { name, version, license } = JSON.parse(await readFile(join(FONT_FOLDER, 'package.json'), 'utf8'));
    const terms = await readFile(join(FONT_FOLDER, 'LICENSE'), 'utf8');
    await appendFile(join(dir, LICENCES), `\n## ${name} - ${version} (${license})\n\n${terms.trim()}\n`);
  },
});
