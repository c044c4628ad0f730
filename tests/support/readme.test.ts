import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOP } from './run';

const read = (path: string) => readFileSync(`${TOP}${path}`, 'utf8');
const readme = read('README.md');

/** First group of every match, sorted. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []).sort();

describe('README.md', () => {
  it('lists every setting that the server reads, and no other', () => {
    expect(all(readme, /^\| `([A-Z0-9_]+)` +\|/gm)).toEqual(
      all(read('src/server/settings/environment.ts'), /^ {2}([A-Z0-9_]+): setting\(/gm),
    );
  });

  it('names only scripts that package.json has', () => {
    const scripts = all(read('package.json'), /^ {4}"([\w:]+)": "/gm);
    const named = new Set(all(readme, /npm run ([\w:]+)/g));
    expect([...named].filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('names only files and folders that are there', () => {
    const named = all(readme, /`((?:src|tests)\/[\w./]+)`(?!, a new file)/g);
    const made = all(readme, /`((?:src|tests)\/[\w./]+)`, a new file/g);
    for (const path of named.filter((each) => !made.includes(each))) expect(() => read(path), path).not.toThrow(/ENOENT/);
  });
});
