import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ADMIN, signIn } from '../world/built';
import { formOf, picture } from '../world/forms';
import { freePort } from './freePort';
import { insist } from './insist';
import { blocksOf } from './readmeBlocks';
import { TOP } from './run';

/**
 * README's Containerfile and compose files as they stand there, with a packed archive beside them: takes Docker with compose, and a registry.
 * With the word `postgres` both compose files, and a small S3 server from this checkout in place of the storage that they name.
 */

const call = promisify(execFile);
const SECONDS_TO_START = 120;
const withPostgres = process.argv[2] === 'postgres';

const folder = await mkdtemp(join(tmpdir(), 'contained-'));
const port = await freePort();
const files = ['compose.yaml', ...(withPostgres ? ['compose.postgres.yaml'] : []), 'compose.test.yaml'];
const options = ['--project-name', 'catalogue-console-test', ...files.flatMap((file) => ['-f', file])];
const compose = async (...words: string[]) =>
  (await call('docker', ['compose', ...options, ...words], { cwd: folder, maxBuffer: 1e8 })).stdout;
const inside = (...words: string[]) => compose('exec', '-T', 'console', ...words);

await call('npm', ['pack', '--pack-destination', folder], { cwd: TOP });
const [image = ''] = blocksOf('FROM node:22-slim');
const [embedded = '', postgres = ''] = blocksOf('services:');
await writeFile(join(folder, 'Containerfile'), image);
await writeFile(join(folder, 'compose.yaml'), embedded.replace('127.0.0.1:3000:3000', `127.0.0.1:${port}:3000`));
await writeFile(join(folder, 'compose.postgres.yaml'), postgres);
const secrets = { DATABASE_PASSWORD: 'of-the-database', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
await writeFile(
  join(folder, '.env'),
  Object.entries(secrets)
    .map((pair) => `${pair.join('=')}\n`)
    .join(''),
  { mode: 0o600 },
);
const environment = {
  ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  ...(withPostgres && { S3_ENDPOINT: 'http://storage:9000' }),
};
const storage = {
  image: 'node:22-slim',
  volumes: [`${TOP}node_modules:/srv/node_modules:ro`, 'objects:/tmp/s3'],
  command: 'node /srv/node_modules/.bin/s3rver -a 0.0.0.0 -p 9000 -d /tmp/s3 --no-vhost-buckets --configure-bucket catalogue',
};
const services = { console: { environment }, ...(withPostgres && { storage }) };
await writeFile(join(folder, 'compose.test.yaml'), JSON.stringify({ services, volumes: { objects: {} } }));

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
  const { data }: { data: { photo: string } } = await made.json();
  if (withPostgres) insist(!(await inside('ls', '/data')).includes('sqlite'), 'nothing of it is in the volume of the container');
  else
    insist(/Saved/.test(await inside('catalogue-console', 'backup', '--to', '/data/backup', '--overwrite')), 'a backup is saved');
  await compose('up', '--detach', '--force-recreate');
  insist(await untilReady(), 'new containers take over the volumes');
  const found = await (await ask('GET', 'listings/artists/search?key=bjork')).text();
  insist(found.includes('Björk'), 'the record is still there, and so is the session');
  insist((await fetch(`${address}${new URL(data.photo, address).pathname}`)).ok, 'and its picture');
  for (let second = 0; second < SECONDS_TO_START && !/\(healthy\)/.test(await compose('ps', 'console')); second += 1)
    await wait(1_000);
  insist(/\(healthy\)/.test(await compose('ps', 'console')), 'the container says that it is healthy');
} finally {
  await compose('down', '--volumes', '--rmi', 'local').catch((error: unknown) => console.error(error));
  await rm(folder, { recursive: true });
}
