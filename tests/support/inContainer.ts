import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ADMIN, freePort, signIn } from '../world/built';
import { formOf, picture } from '../world/forms';
import { insist } from './insist';
import { blocksOf } from './readmeBlocks';
import { TOP } from './run';

/** README's Containerfile and compose file as they stand there, with a packed archive beside them: takes Docker with compose, and a registry. */

const call = promisify(execFile);
const SECONDS_TO_START = 120;

const folder = await mkdtemp(join(tmpdir(), 'contained-'));
const port = await freePort();
const compose = async (...words: string[]) =>
  (await call('docker', ['compose', '--project-name', 'catalogue-console-test', ...words], { cwd: folder, maxBuffer: 1e8 }))
    .stdout;
const inside = (...words: string[]) => compose('exec', '-T', 'console', ...words);

await call('npm', ['pack', '--pack-destination', folder], { cwd: TOP });
const [image = ''] = blocksOf('FROM node:22-slim');
const [services = ''] = blocksOf('services:');
await writeFile(join(folder, 'Containerfile'), image);
await writeFile(join(folder, 'compose.yaml'), services.replace('127.0.0.1:3000:3000', `127.0.0.1:${port}:3000`));
const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
await writeFile(join(folder, 'compose.override.yaml'), JSON.stringify({ services: { console: { environment: admin } } }));

const address = `http://127.0.0.1:${port}`;
const isReady = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok === true;
const untilReady = async () => {
  for (let second = 0; second < SECONDS_TO_START && !(await isReady()); second += 1) await wait(1_000);
  return isReady();
};

try {
  await compose('up', '--detach', '--build');
  insist(await untilReady(), 'the container starts with 512 MB and a file system that is read only');
  insist((await inside('id', '-u')).trim() !== '0', 'it does not run as root');
  const ask = await signIn(address);
  const made = await ask('POST', 'listings/artists', formOf({ stageName: 'Björk', photo: await picture() }));
  insist(made.status === 201, 'a record is made, with its picture');
  insist(/Saved/.test(await inside('catalogue-console', 'backup', '--to', '/data/backup', '--overwrite')), 'a backup is saved');
  await compose('up', '--detach', '--force-recreate');
  insist(await untilReady(), 'a new container takes over the volume');
  const found = await (await ask('GET', 'listings/artists/search?key=bjork')).text();
  insist(found.includes('Björk'), 'the record is still there, and so is the session');
  for (let second = 0; second < SECONDS_TO_START && !/\(healthy\)/.test(await compose('ps')); second += 1) await wait(1_000);
  insist(/\(healthy\)/.test(await compose('ps')), 'the container says that it is healthy');
} finally {
  await compose('down', '--volumes', '--rmi', 'local').catch((error: unknown) => console.error(error));
  await rm(folder, { recursive: true });
}
