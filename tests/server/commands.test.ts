import { execFile } from 'node:child_process';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { TOP } from '../support/run';
import { killAll, signIn, startProcess } from '../world/built';
import { testFolder } from '../world/disk';
import { formOf, picture } from '../world/forms';

let folder: string;
beforeEach(() => {
  folder = testFolder('commands');
});
afterEach(killAll);

/** Runs a command on a data folder: its exit code and what it printed. */
const run = async (data: string, ...program: string[]) => {
  const command = startProcess({ DATA_DIR: join(folder, data) }, ...program);
  return { code: await command.gone(), output: command.output() };
};

describe('backup and restore as commands', () => {
  it('save a running server, leave it alone, and bring the copy up elsewhere', async () => {
    const server = startProcess({ DATA_DIR: join(folder, 'data') }, 'cli');
    const call = await signIn(await server.ready());
    await call('POST', 'listings/artists', formOf({ stageName: 'Björk', photo: await picture() }));
    const saved = join(folder, 'saved');
    expect(await run('data', 'cli', 'backup', '--to', saved)).toEqual({
      code: 0,
      output: `Saved the database and 1 files to ${saved}.\n`,
    });
    const refused = await run('data', 'cli', 'restore', '--from', saved, '--overwrite');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is in use by another running process') });
    expect((await call('GET', 'listings/artists')).status).toBe(200);

    expect(await run('other', 'restore', '--from', saved)).toMatchObject({ code: 0 });
    const restored = startProcess({ DATA_DIR: join(folder, 'other') });
    const { data }: { data: { stageName: string }[] } = await (
      await (
        await signIn(await restored.ready())
      )('GET', 'listings/artists')
    ).json();
    expect(data.map(({ stageName }) => stageName)).toEqual(['Björk']);
  });

  it.each([
    ['an unknown option', 'backup', '--into', 'x'],
    ['no place to save to', 'backup'],
    ['a folder that is no backup', 'restore', '--from', '.'],
    ['no database to move', 'move', '--to', 'postgres://localhost/catalogue'],
    ['an address that is not PostgreSQL', 'move', '--to', 'mysql://localhost/catalogue'],
  ])('say in one sentence what is wrong: %s', async (_what, ...program) => {
    const { code, output } = await run('data', ...program);
    expect(code).toBe(1);
    expect(output).toMatch(/^[A-Z][^\n]+\.\n$/);
    const made = await readdir(join(folder, 'data')).catch(() => []);
    expect(made).not.toContain('catalogue.sqlite');
  });
});

it.each([
  [['move', '--to', 'postgres://ana:hidden@127.0.0.1:1/catalogue'], 'DATABASE_URL'],
  [['check', '--host', 'http://127.0.0.1:1', '--email', 'ana@example.org', '--password', 'hidden'], 'CHECK_PASSWORD'],
])('%j says where else a password can stand', async (program, setting) => {
  const { output } = await run('data', 'cli', ...program);
  expect(output).toMatch(new RegExp(`^Everybody on this machine can read .+: set ${setting} in its place\\.\\n`));
  expect(output).not.toContain('hidden');
});

it('check takes the password from CHECK_PASSWORD', async () => {
  const check = startProcess({ CHECK_PASSWORD: 'hidden' }, 'check', '--host', 'http://127.0.0.1:1', '--email', 'ana@example.org');
  expect(await check.gone()).toBe(1);
  expect(check.output()).toContain('Nobody could sign in');
});

describe('the one command of the archive', () => {
  const { version } = packageJson;
  it.each<[string[], number, RegExp]>([
    [['--version'], 0, new RegExp(`^${version.replaceAll('.', '\\.')}\\+[0-9a-f]{7}\\n$`)],
    [['help'], 0, /^Catalogue Console .* start\n.* demo\n.* backup .* restore .* move .* files .* check /s],
    [['backup', '--help'], 0, /^ +catalogue-console backup --to FOLDER \[--overwrite\]\n.*\n$/],
    [
      ['files', '--bring-bakc'],
      1,
      /^Say what to do: catalogue-console files --list-aside .*\(in a checkout: npm run files -- --list-aside .*\n$/,
    ],
    [['check'], 2, /^host, email and password are needed\nCHECK_PASSWORD=… catalogue-console check --host \S+ --email \S+ \(/],
    [['bakcup'], 1, /^There is no command bakcup\.\n\nCatalogue Console /],
    [['start', '--port=4000'], 1, /^The command start takes no --port=4000\.\n/],
  ])('answers %j', async (words, code, output) => {
    expect(await run('data', 'cli', ...words)).toEqual({ code, output: expect.stringMatching(output) });
  });
});

/** As Node.js refuses a native module that was made for another one. */
const OTHER_NODE = `const load = process.dlopen; process.dlopen = (module, path, ...others) => {
  if (path.includes('better_sqlite3')) throw Object.assign(new Error('NODE_MODULE_VERSION 127'), { code: 'ERR_DLOPEN_FAILED' });
  return load.call(process, module, path, ...others); }`;

it.each([[['main']], [['restore', '--from', '.']]])(
  '%j says what to do when Node.js is another than at the installation',
  async (program) => {
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(OTHER_NODE)}`;
    const started = startProcess({ DATA_DIR: join(folder, 'data'), NODE_OPTIONS }, ...program);
    expect(await started.gone()).toBe(1);
    expect(started.output()).toMatch(/^The database module was not installed for [^\n]+ npm rebuild [^\n]+\.\n$/);
  },
);

it('npm run backup, and the others like it, build nothing, and say so where nothing is built', async () => {
  await copyFile(join(TOP, 'package.json'), join(folder, 'package.json'));
  const refused = promisify(execFile)('npm', ['run', '--silent', 'backup'], { cwd: folder });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: 'Nothing is built yet: run npm run build first.\n' });
  expect(await readdir(folder)).toEqual(['package.json']);
  for (const name of ['restore', 'files', 'move', 'import'] as const)
    expect(packageJson.scripts[name]).toBe(packageJson.scripts.backup.replace('backup', name));
});

it('import takes no password as an option, and none that is not there', async () => {
  const at = ['import', '--from', folder, '--host', 'http://127.0.0.1:1', '--email', 'ana@example.org'];
  const told = await run('data', 'cli', ...at, '--password', 'hidden');
  expect(told).toEqual({ code: 2, output: expect.stringMatching(/^The password is no option: .+\n$/) });
  expect(told.output).not.toContain('hidden');
  expect(await run('data', 'cli', ...at)).toEqual({ code: 2, output: expect.stringMatching(/^There is no password: .+\n$/) });
});
