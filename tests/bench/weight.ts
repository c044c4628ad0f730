import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TOP } from '../support/run';

/** What index.html names, and its bytes after gzip. */
export interface Weight {
  scripts: string[];
  styles: string[];
  script: number;
  style: number;
}

const CONSOLE = join(TOP, 'dist/console');

const gzipBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(CONSOLE, file)), { level: 9 }).length, 0);

/**
 * Weighs what the built index.html names: scripts, preloaded modules and styles. Parts that are loaded later are not in it; the
 * browser tests count what the login page really loads.
 * @throws Error when the console is not built
 */
export const loginPageWeight = (): Weight => {
  const html = readFileSync(join(CONSOLE, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);
  const scripts = named.filter((file) => file.endsWith('.js'));
  const styles = named.filter((file) => file.endsWith('.css'));
  return { scripts, styles, script: gzipBytes(scripts), style: gzipBytes(styles) };
};
