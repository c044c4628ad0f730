import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';
import packageJson from '../../package.json';
import { TOP } from '../support/run';

const DEPENDENCIES = Object.keys(packageJson.dependencies);

/** Packages that a built program imports, at its start or later. */
const importedBy = (path: string) =>
  [
    ...readFileSync(path, 'utf8').matchAll(/(?<!\.)(?:\bfrom|\bimport)\s*\(?\s*"((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?"/g),
  ].flatMap(([, name]) => name ?? []);

const peersOf = (name: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(TOP, 'node_modules', name, 'package.json'), 'utf8')).peerDependencies ?? {});

it('a server needs the packages that its programs import, those that these ask for, and no other', () => {
  const folder = join(TOP, 'dist/server');
  const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const imported = new Set(programs.flatMap((name) => importedBy(join(folder, name))));
  expect(imported).toContain('hono');
  expect([...imported].filter((name) => !DEPENDENCIES.includes(name))).toEqual([]);
  const asked = DEPENDENCIES.flatMap(peersOf);
  expect(DEPENDENCIES.filter((name) => !imported.has(name) && !asked.includes(name))).toEqual([]);
});

/** Under these a program may use a package and pass it on, also where it is not open itself. */
const FREE = /^(?:MIT(?:-0)?|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|LGPL-3\.0-or-later|WTFPL)$/;

it('all packages that run at a server are under licences that a business can live with', () => {
  const lockSchema = z.object({
    packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
  });
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(TOP, 'package-lock.json'), 'utf8')));
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  const isFree = (licence = '') => licence.split(/\(|\)| AND | OR /).every((each) => each === '' || FREE.test(each));
  expect(running.length).toBeGreaterThan(100);
  expect(running.filter(([, { license }]) => !license || !isFree(license))).toEqual([]);
});

it('the console comes with the licences of all that is built into it', () => {
  const licences = readFileSync(join(TOP, 'dist/console/licences.md'), 'utf8');
  for (const name of ['react', 'ra-ui-materialui', '@mui/material', '@fontsource-variable/inter'])
    expect(licences).toContain(`\n## ${name} - `);
});

it('the archive holds what was built and README, and nothing that builds it', async () => {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: TOP });
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(stdout);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['dist/console/index.html', packageJson.bin['catalogue-console'], 'package.json', 'README.md']),
  );
  expect(paths.filter((path) => !/^dist\/(?:console|server)\//.test(path))).toEqual(['README.md', 'package.json']);
});
