import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRIES, fingerprint, isBuildUpToDate, rememberBuild } from '../../../src/server/development/buildStamp';
import { testFolder } from '../../world/disk';

let root: string;
beforeEach(async () => {
  root = testFolder('build');
  for (const folder of ['src/ui', 'dist/console', 'dist/server']) await mkdir(join(root, folder), { recursive: true });
  const built = ['console/index.html', ...Object.keys(ENTRIES).map((name) => `server/${name}.js`)].map((name) => `dist/${name}`);
  for (const file of ['src/ui/a.ts', 'index.html', ...built]) await writeFile(join(root, file), file);
  rememberBuild(build(), fingerprint(build()));
});

const build = (mode = 'production') => ({ root, mode, output: 'dist' });
const upToDate = (mode?: string) => isBuildUpToDate(build(mode), fingerprint(build(mode)));

describe('a build', () => {
  it('is not made again while its inputs are the same', () => {
    expect(upToDate()).toBe(true);
  });

  it.each([
    ['a changed source', () => writeFile(join(root, 'src/ui/a.ts'), 'other')],
    ['a new source', () => writeFile(join(root, 'src/ui/b.ts'), '')],
    ['a removed source', () => rm(join(root, 'src/ui/a.ts'))],
    ['a changed page', () => writeFile(join(root, 'index.html'), 'other')],
    ['changed packages', () => writeFile(join(root, 'package-lock.json'), '{}')],
    ['a setting in a dot file', () => writeFile(join(root, '.env.production'), 'VITE_API_HOST=https://api.example.org')],
    ['a missing file of the build', () => rm(join(root, 'dist/server/main.js'))],
    ['a build that was not finished', () => rm(join(root, 'dist/.inputs'))],
  ])('is made again after %s', async (_what, change) => {
    await change();
    expect(upToDate()).toBe(false);
  });

  it('is made again for another mode and another VITE_ setting', () => {
    expect(upToDate('staging')).toBe(false);
    vi.stubEnv('VITE_API_HOST', 'https://api.example.org');
    expect(upToDate()).toBe(false);
    vi.unstubAllEnvs();
  });
});
