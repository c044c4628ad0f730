import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { configDefaults, defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { ENTRIES, fingerprint, isBuildUpToDate, rememberBuild } from './src/server/development/buildStamp.ts';
import { LICENCES, PIECES, pagesPlugin } from './src/server/development/consolePieces.ts';
import { mountApi } from './src/server/development/mountApi.ts';
import { partsLeftOut } from './src/server/development/partsLeftOut.ts';

/** Compressed copies of the console's files, made once here instead of at every request; the server's own files go nowhere. */
const precompress = () =>
  compression({
    algorithms: ['gzip', 'brotliCompress'],
    include: /(?:^|\/)index\.html$|^assets\/.*\.(?:js|css|svg)$/,
    logLevel: 'silent',
  });

const STARTED = [
  'tests/server/{commands,durability,packed,process}.test.ts',
  'tests/situations/{built,storesFull}.test.ts',
  'tests/spec/anotherKind.test.ts',
];
/** Not those that look into the process: at its clock, its log, its mails. */
const OVER_HTTP = [
  'tests/server/adNews/*.test.ts',
  'tests/server/auth/{access,account,login}.test.ts',
  'tests/server/files/records.test.ts',
  'tests/server/http/{badInput,bounds,compressed}.test.ts',
  'tests/server/listings/{crowd,lists,playlists,references,required,search}.test.ts',
  'tests/server/users/lastAdmin.test.ts',
];

/** As semantic versioning writes it: a build goes behind the version, so that two with the same one can be told apart. */
const versionOf = (command: string, mode: string) =>
  command === 'build'
    ? `${packageJson.version}+${fingerprint({ root: import.meta.dirname, mode, output: 'dist' }).slice(0, 7)}`
    : packageJson.version;

export default defineConfig(({ command, mode }) => ({
  define: { 'import.meta.env.CONSOLE_VERSION': JSON.stringify(versionOf(command, mode)) },
  plugins: [react(), mountApi(), command === 'build' && [partsLeftOut(), pagesPlugin(), precompress()]],
  server: { watch: { ignored: ['**/.data/**', '**/.demo/**', '**/dist/**'] } },
  // Scripts and styles name each other by where they lie themselves: one build serves under any path. In index.html the server puts that in.
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    // Each address has a page of its own that names its scripts; and Vite would write lists of files before a script's first line.
    modulePreload: false,
    reportCompressedSize: false,
    // One piece of what is used together may be larger than Vite likes: addresses.spec.ts weighs what is asked for.
    chunkSizeWarningLimit: 800,
  },
  // A worker's program comes in several files, as the page's does: the reader of tags has a part for each kind of file.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        license: { fileName: LICENCES },
        rolldownOptions: { output: { codeSplitting: { groups: PIECES } } },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: {
          input: ENTRIES,
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const inputs = { root: builder.config.root, mode: builder.config.mode, output: 'dist' };
      const made = fingerprint(inputs);
      const upToDate = isBuildUpToDate(inputs, made);
      for (const environment of Object.values(builder.environments)) {
        // What nobody marks as built Vite builds by itself.
        if (upToDate) environment.isBuilt = true;
        else await builder.build(environment);
      }
      rememberBuild(inputs, made);
    },
  },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 40_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          include: [
            'tests/{check,contract,examples,import,layout,providers,server,situations,spec,support,ui,world}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          // Several processes on one database: only PostgreSQL takes them. Processes of their own: those of the project `built`.
          exclude: [...configDefaults.exclude, 'tests/server/database/shared.test.ts', ...STARTED],
          setupFiles: ['tests/support/quickHashes.setup.ts', 'tests/support/platform.setup.ts', 'tests/support/consoleGuard.ts'],
        },
      },
      {
        extends: true,
        // The API's tests once more, on PostgreSQL: those whose answer its SQL could change.
        test: {
          name: 'postgres',
          isolate: false,
          environment: 'node',
          include: [
            'tests/server/{adNews,auth,credentials,database,history,idempotency,listings,mail,users}/**/*.test.ts',
            'tests/server/{files/formerHashes,http/anyInput}.test.ts',
            'tests/server/transfer/move.test.ts',
            'tests/situations/{mails,sessions}.test.ts',
          ],
          exclude: [
            ...configDefaults.exclude,
            'tests/server/{listings/html,auth/access,credentials/passwordRules,database/searchText,listings/required,mail/transport}.test.ts',
          ],
          globalSetup: ['tests/support/postgres.globalSetup.ts'],
          setupFiles: [
            'tests/support/quickHashes.setup.ts',
            'tests/support/platform.setup.ts',
            'tests/support/consoleGuard.ts',
            'tests/support/postgres.setup.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // The API's tests once more, over HTTP against what `npm run build` made; and those that start it themselves.
          name: 'built',
          isolate: false,
          environment: 'node',
          include: [...STARTED, ...OVER_HTTP],
          globalSetup: ['tests/support/built.globalSetup.ts'],
          setupFiles: ['tests/support/quickHashes.setup.ts', 'tests/support/platform.setup.ts', 'tests/support/consoleGuard.ts'],
        },
      },
      {
        extends: true,
        // The tests of stored files once more, on S3-compatible storage.
        test: {
          name: 's3',
          isolate: false,
          environment: 'node',
          include: ['tests/server/files/{formerHashes,records,serve,smallCopies,store,wire}.test.ts'],
          globalSetup: ['tests/support/s3.globalSetup.ts'],
          setupFiles: ['tests/support/quickHashes.setup.ts', 'tests/support/platform.setup.ts', 'tests/support/consoleGuard.ts'],
        },
      },
      {
        extends: true,
        // As Node resolves it: react-admin and the console must meet in one copy of react-router, and of Emotion.
        resolve: {
          conditions: ['module-sync', 'module', 'browser', 'development'],
          alias: { '@emotion/react': createRequire(import.meta.url).resolve('@emotion/react') },
        },
        test: {
          name: 'screens',
          isolate: false,
          environment: 'jsdom',
          // A failed query prints the page: enough of it to recognise, not all of it.
          env: { DEBUG_PRINT_LIMIT: '2000' },
          include: ['tests/{examples,layout,pages,resources,situations,spec,ui}/**/*.test.tsx'],
          setupFiles: ['tests/support/quickHashes.setup.ts', 'tests/support/consoleGuard.ts', 'tests/support/screens.setup.ts'],
        },
      },
    ],
  },
}));
