import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/console', emptyOutDir: true },
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
          environment: 'node',
          include: ['tests/{contract,providers,server,support}/**/*.test.ts', 'tests/*.test.ts'],
          setupFiles: ['tests/support/consoleGuard.ts'],
        },
      },
      {
        extends: true,
        // As Node resolves it: react-admin and the console must meet in one copy of react-router.
        resolve: { conditions: ['module-sync', 'module', 'browser', 'development'] },
        test: {
          name: 'screens',
          environment: 'jsdom',
          // A failed query prints the page: enough of it to recognise, not all of it.
          env: { DEBUG_PRINT_LIMIT: '2000' },
          include: ['tests/{ui,layout,pages,resources}/**/*.test.tsx'],
          setupFiles: ['tests/support/consoleGuard.ts', 'tests/support/screens.setup.ts'],
        },
      },
    ],
  },
});
