import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOP } from '../../support/run';
import type { Breakage } from './breakage';

/** What the tests need of the project. */
const PARTS = ['src', 'tests', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'README.md', '.biome.json'];

/** A copy of the project that may be broken. */
export interface Copy {
  folder: string;
  /** Breaks it. Throws where the text to break is not there exactly once. Returns what makes it whole again. */
  breakIt: (breakage: Breakage) => () => void;
  dispose: () => void;
}

/** Copies the project, with its installed packages linked, into a folder of its own: what people work on is never touched. */
export const copyProject = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  for (const part of PARTS) cpSync(join(TOP, part), join(folder, part), { recursive: true });
  symlinkSync(join(TOP, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    breakIt: ({ file, from, to }) => {
      const path = join(folder, 'src', file);
      const whole = readFileSync(path, 'utf8');
      const places = whole.split(from).length - 1;
      if (places !== 1) throw new Error(`src/${file} holds ${places} times what should be broken: ${from}`);
      writeFileSync(
        path,
        whole.replace(from, () => to),
      );
      return () => writeFileSync(path, whole);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
};
