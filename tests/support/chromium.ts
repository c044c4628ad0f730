import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run';

/** The same browser without its windows comes first: it takes a third less of the processor. */
const OF_THE_SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const IN_WORDS = [
  'No Chromium was found, and none could be installed.',
  'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the browser program, and start the tests again.',
].join('\n');

/** True for a program that is there and answers: some systems ship a stub that only advises an installation. */
const answers = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/** True when this process may install Debian packages. */
const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installWithApt = async () => {
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const install = async (name: string) => (await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name])) === 0;
  if ((await run('apt-get', ['-qq', 'update'])) !== 0) return false;
  // A few tests take the one with windows: see findWholeChromium.
  const whole = await install('chromium');
  return (await install('chromium-headless-shell')) || whole;
};

/**
 * Looks for a Chromium: CHROMIUM_PATH, Playwright's own, the system's.
 * @returns the program's path, undefined when there is none
 */
export const findChromium = (): string | undefined => {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : [chromium.executablePath(), ...OF_THE_SYSTEM]).find(answers);
};

/**
 * Looks for a Chromium that has windows, for what the one without them does otherwise: tabs that a click opens, and a profile that outlives it.
 * @returns the program's path; that of any Chromium where there is none with windows
 */
export const findWholeChromium = (): string | undefined =>
  OF_THE_SYSTEM.filter((path) => !path.endsWith('headless-shell')).find(answers) ?? findChromium();

/**
 * Finds a Chromium, or installs one: Playwright's, else Debian's where we may.
 * @returns the program's path
 * @throws Error saying what to do, when there is none and none can be installed
 */
export const ensureChromium = async (): Promise<string> => {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names no working browser: ${process.env.CHROMIUM_PATH}`);
  console.log('No Chromium found: installing one.');
  const installed =
    (await run('playwright', ['install', 'chromium'])) === 0 || (canInstallPackages() && (await installWithApt()));
  const path = installed ? findChromium() : undefined;
  if (!path) throw new Error(IN_WORDS);
  return path;
};
