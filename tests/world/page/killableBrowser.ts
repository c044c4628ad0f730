import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findWholeChromium } from '../../support/chromium';

const FLAGS = [
  ...['--headless', '--no-sandbox', '--remote-debugging-port=0', '--no-first-run', '--disable-background-networking'],
  // As Playwright starts its own: a tab behind others works as well as the one in front.
  ...['--disable-background-timer-throttling', '--disable-backgrounding-occluded-windows', '--disable-renderer-backgrounding'],
];

/** A browser of its own with a profile on the disk, to be killed in the middle of everything and started again. */
export const killableBrowser = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'console-profile-'));
  let kill = async () => {};

  const start = async (): Promise<BrowserContext> => {
    const program = findWholeChromium() ?? '';
    const size = ['--window-size=1440,900', '--lang=en-US'];
    const child = spawn(program, [...FLAGS, ...size, `--user-data-dir=${folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [, found] = /DevTools listening on (\S+)/.exec(printed) ?? [];
        if (found) resolve(found);
      });
      child.on('close', () => reject(new Error(`The browser ended:\n${printed}`)));
    });
    const browser = await chromium.connectOverCDP(address);
    kill = async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await browser.close();
    };
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no window');
    return context;
  };
  return {
    start,
    /** As when the machine stops: nothing is closed, no page is told. */
    kill: () => kill(),
    dispose: async () => {
      await kill().catch(() => undefined);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
