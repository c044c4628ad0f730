import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { AUDIO_LIMIT, PICTURE_LIMIT } from '../../src/contract/limits';
import { DECODE_SECONDS } from '../../src/server/files/checkPicture';
import { COMMANDS } from '../../src/server/settings/commands';
import { blocksOf } from './readmeBlocks';
import { TOP } from './run';

const read = (path: string) => readFileSync(`${TOP}${path}`, 'utf8');
const readme = read('README.md');

const composeSchema = z.object({
  services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })),
  volumes: z.record(z.string(), z.null()),
});

/** First group of every match, sorted. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []).sort();

describe('README.md', () => {
  const settings = all(read('src/server/settings/environment.ts'), /^ {2}([A-Z0-9_]+): setting\(/gm);

  it('lists every setting that the server reads, and no other', () => {
    expect(all(readme, /^\| `([A-Z0-9_]+)` +\|/gm)).toEqual(settings);
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

  it('has compose files and a Containerfile that can be read, with settings that there are', () => {
    const files = blocksOf('services:').map((text) => composeSchema.parse(parse(text)));
    expect(files).toHaveLength(2);
    const [image = ''] = blocksOf('FROM node:22-slim');
    expect(image).toMatch(/^USER node$/m);
    const inImage = all(image, /\b([A-Z_]{4,})=/g).filter((name) => name !== 'NODE_ENV');
    const named = [...files.flatMap(({ services }) => Object.keys(services.console?.environment ?? {})), ...inImage];
    expect(named).toContain('S3_ENDPOINT');
    expect(named.filter((name) => !settings.includes(name))).toEqual([]);
    expect(settings).toEqual(
      expect.arrayContaining(all(blocksOf('DATA_DIR=/var/lib/catalogue-console').join('\n'), /^([A-Z_]+)=/gm)),
    );
  });

  it('has an nginx block that lets through the largest form, and waits as long as the slowest picture takes', () => {
    const [block = ''] = blocksOf('upstream catalogue {');
    const number = (name: string) => Number(new RegExp(`${name} +(\\d+)`).exec(block)?.[1]);
    const [song, cover, texts] = [AUDIO_LIMIT, PICTURE_LIMIT, 2 ** 20];
    expect(number('client_max_body_size') * 2 ** 20).toBeGreaterThan(song + cover + texts);
    expect(number('proxy_read_timeout')).toBeGreaterThan(DECODE_SECONDS);
  });

  it.runIf(existsSync('/usr/bin/systemd-analyze'))('has a unit that systemd itself calls safe enough', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const unit = join(folder, 'catalogue-console.service');
    writeFileSync(unit, blocksOf('[Unit]')[0]?.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true') ?? '');
    const told = ['verify', 'security --offline=true'].map((what) =>
      execFileSync('systemd-analyze', [...what.split(' '), unit], { encoding: 'utf8' }),
    );
    rmSync(folder, { recursive: true });
    expect(told[0]).toBe('');
    expect(told[1]).toMatch(/exposure level for catalogue-console\.service: \S+ OK/);
  });

  it('tells each command of the archive as it is called', () => {
    const named = new Set(all(readme, /(?<![/.])\bcatalogue-console ([a-z]+)(?= --|`|\n)/g));
    expect([...named].filter((name) => !Object.hasOwn(COMMANDS, name) && name !== 'help')).toEqual([]);
    expect([...named]).toEqual(expect.arrayContaining(['backup', 'files', 'move', 'restore']));
  });
});
