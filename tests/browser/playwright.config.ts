import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/chromium';
import { PLAYWRIGHT_REPORT } from '../support/count';
import { TOP } from '../support/run';

// Every worker reads this file: the browser is looked for once.
process.env.CHROMIUM_PATH ??= findChromium();

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Hardly anything is run often enough in a test to be worth optimizing. */
const FRUGAL = ['--js-flags=--no-maglev,--no-turbofan'];
const ARGS = [...QUIET, ...FRUGAL];

export default defineConfig({
  testDir: '..',
  testMatch: ['examples/**/*.spec.ts', 'browser/**/*.spec.ts', 'situations/**/*.spec.ts'],
  outputDir: `${TOP}test-results/browser`,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_REPORT }]],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // A browser run by root has no sandbox to fall back on.
      args: process.getuid?.() === 0 ? [...ARGS, '--no-sandbox'] : ARGS,
    },
  },
});
