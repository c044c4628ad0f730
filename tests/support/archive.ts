import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN, signIn } from '../world/built';
import { formOf, picture } from '../world/forms';
import { insist } from './insist';
import { TOP } from './run';

/** A machine of 512 MB, for V8; the rest is for what lies beside its heap. */
const NODE_OPTIONS = '--max-old-space-size=400';
const MOST_MEMORY_KB = 450_000;

const call = promisify(execFile);

/** Packs what is here and installs it as the README says, with nothing else beside it. */
const install = async (folder: string): Promise<string> => {
  await call('npm', ['pack', '--pack-destination', folder], { cwd: TOP });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const app = join(folder, 'app');
  await mkdir(app);
  console.log('  the archive is installed, which takes minutes where npm has to compile better-sqlite3');
  await call('npm', ['install', '--no-audit', '--no-fund', join(folder, archive)], { cwd: app });
  return app;
};

/** The highest memory that the process ever took, where the system tells it. */
const memoryOf = (id: number | undefined) => {
  const path = `/proc/${id}/status`;
  return existsSync(path) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) : 0;
};

const start = async (command: string, settings: Record<string, string>) => {
  const child = spawn(command, { env: { ...process.env, ...settings }, stdio: ['ignore', 'inherit', 'pipe'] });
  process.once('exit', () => child.kill());
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      const [, found] = /Catalogue Console: (\S+)/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const stop = async () => {
    const memory = memoryOf(child.pid);
    child.kill('SIGTERM');
    await once(child, 'exit');
    return memory;
  };
  return { address, stop };
};

const tryIt = async (app: string, folder: string) => {
  const command = join(app, 'node_modules/.bin/catalogue-console');
  const settings = (data: string) => ({
    ...{ NODE_OPTIONS, PORT: '0', DATA_DIR: join(folder, data), LOG_LEVEL: 'warn' },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const run = async (data: string, ...words: string[]) =>
    (await call(command, words, { env: { ...process.env, ...settings(data) } })).stdout;
  insist(/^\d+\.\d+\.\d+\S*\+[0-9a-f]{7}\n$/.test(await run('one', '--version')), 'the command tells its version');

  const server = await start(command, settings('one'));
  const page = await (await fetch(server.address)).text();
  const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '/none';
  insist((await fetch(`${server.address}${script}`)).ok, 'the console is there with its script');
  const client = await signIn(server.address);
  const add = () => picture().then((photo) => client('POST', 'listings/artists', formOf({ stageName: 'Björk', photo })));
  insist((await add()).status === 201, 'a picture is taken');
  const saved = join(folder, 'saved');
  insist((await run('one', 'backup', '--to', saved)).startsWith('Saved the database and 1 files'), 'a backup is taken meanwhile');
  const memory = await server.stop();
  insist(memory < MOST_MEMORY_KB, `the server took ${Math.round(memory / 1_000)} MB at most`);

  insist((await run('two', 'restore', '--from', saved)).includes('every checksum fits'), 'the backup is brought back elsewhere');
  const restored = await start(command, settings('two'));
  const answer = await (await signIn(restored.address))('GET', 'listings/artists');
  insist((await answer.text()).includes('Björk'), 'what was saved is there');
  await restored.stop();
};

/** Packs, installs and runs the archive. It asks the registry for packages, so `npm run test:all` leaves it out; a folder with an installed one can be given. */
const folder = await mkdtemp(join(tmpdir(), 'archive-'));
try {
  await tryIt(process.argv[2] ?? (await install(folder)), folder);
  console.log('The archive works.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
