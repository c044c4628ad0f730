import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/console', emptyOutDir: true },
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 20_000,
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
          include: ['tests/{ui,layout,pages,resources}/**/*.test.tsx'],
          setupFiles: ['tests/support/consoleGuard.ts', 'tests/support/screens.setup.ts'],
        },
      },
    ],
  },
});
