import { ensureChromium } from './chromium';
import { run } from './run';

/** The tests in a real browser, against the built console and API. Arguments go on to Playwright. */
try {
  process.env.CHROMIUM_PATH = await ensureChromium();
  process.exitCode = await run('playwright', [
    'test',
    '--config',
    'tests/browser/playwright.config.ts',
    ...process.argv.slice(2),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
