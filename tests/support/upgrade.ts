import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import S3rver from 's3rver';
import { ADMIN, type ServerProcess, startProcess } from '../world/built';
import { findChromium } from './chromium';
import { freePort } from './freePort';
import { insist } from './insist';
import { HOST, startProxy } from './nginx';
import { startPostgres } from './postgres';

/**
 * Two servers of an older version behind README's nginx block, on one PostgreSQL database and one bucket, become two of this version, one
 * after the other, while people work: `npm run test:upgrade -- <folder of the older version, with its dist/>`. Takes nginx, openssl,
 * PostgreSQL and a Chromium.
 */

const [older] = process.argv.slice(2);
if (older === undefined) throw new Error('Say where the older version is: npm run test:upgrade -- <folder>');
const OLD = resolve(older, 'dist/server/main.js');
const BUCKET = 'catalogue';

const folder = await mkdtemp(join(tmpdir(), 'upgraded-'));
const postgres = await startPostgres([]);
if (typeof postgres === 'string') throw new Error(postgres);
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  directory: `${folder}/s3`,
  silent: true,
  configureBuckets: [{ name: BUCKET, configs: [] }],
});
const { port: s3Port } = await s3.run();
const ports = [await freePort(), await freePort()] as const;
const proxy = await startProxy(folder, ports);
const site = `https://${HOST}:${proxy.tls}`;

const start = async (port: number, ...program: string[]): Promise<ServerProcess> => {
  const server = startProcess(
    {
      PORT: String(port),
      DATA_DIR: `${folder}/data-${port}`,
      DATABASE_URL: postgres.url,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      TRUST_PROXY: '1',
      PUBLIC_URL: site,
    },
    ...program,
  );
  await server.ready();
  return server;
};

/** Somebody who makes a song and reads the list, again and again, until `stop()`; in the page, as people do. */
const work = (page: Page) =>
  page.evaluate(async ({ email, password }) => {
    const api = '/api/v1';
    const json = { 'Content-Type': 'application/json' };
    const signedIn = await fetch(`${api}/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
    });
    const headers = { Authorization: `Bearer ${(await signedIn.json()).data.token}` };
    const seen = { made: new Set<string>(), answers: new Map<string, number>() };
    const call = async (path: string, options: RequestInit = {}) => {
      const answer = await fetch(`${api}/${path}`, { ...options, headers }).catch((error: unknown) => String(error));
      const what = typeof answer === 'string' ? answer : `${options.method ?? 'GET'} ${answer.status}`;
      seen.answers.set(what, (seen.answers.get(what) ?? 0) + 1);
      return typeof answer === 'string' || !answer.ok ? undefined : answer.json();
    };
    let isOver = false;
    const going = (async () => {
      for (let count = 1; !isOver; count += 1) {
        const body = new FormData();
        body.append('title', `Worked ${count}`);
        const made = await call('listings/songs', { method: 'POST', body });
        if (made) seen.made.add(made.data._id);
        await call('listings/songs?limit=20');
      }
    })();
    Object.assign(window, {
      stop: async () => {
        isOver = true;
        await going;
        let missing = 0;
        for (const id of seen.made) if (!(await call(`listings/songs/${id}`))) missing += 1;
        return { made: seen.made.size, missing, answers: [...seen.answers].map(([what, number]) => `${number} × ${what}`) };
      },
    });
  }, ADMIN);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
});
const servers: ServerProcess[] = [];
try {
  for (const port of ports) servers.push(await start(port, OLD));
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: site });
  // What the compiler of these scripts calls in functions that are handed to a page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const [worker, person] = [await context.newPage(), await context.newPage()];
  await worker.goto('/login');
  await work(worker);
  await person.clock.install();
  await person.goto('/login');
  await person.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await person.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await person.getByRole('button', { name: 'Log in' }).click();
  await person.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  const menu = person.getByRole('navigation', { name: 'Main menu' });
  const opens = async (name: string) => {
    await menu.getByRole('link', { name, exact: true }).click();
    await person.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  };
  const lists = [
    ['Artists', 'Songs'],
    ['Albums', 'Videos'],
  ] as const;
  for (const [index, port] of ports.entries()) {
    servers[index]?.kill('SIGTERM');
    await servers[index]?.gone();
    for (const name of lists[index] ?? []) await opens(name);
    insist(true, `a tab of before goes on with server ${index + 1} away`);
    servers[index] = await start(port);
    insist((await fetch(`http://127.0.0.1:${port}/readyz`)).ok, `server ${index + 1} is of this version, and ready`);
  }
  await opens('Users');
  // Looked for when a person comes back to the tab after a while.
  await person.clock.fastForward('06:00');
  await person.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await person.getByRole('button', { name: 'Reload' }).click();
  await person.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  insist(true, 'the tab is told of the new version, takes it, and is still signed in');
  const seen = await worker.evaluate(() =>
    (window as unknown as { stop: () => Promise<{ made: number; missing: number; answers: string[] }> }).stop(),
  );
  console.log(`  answers: ${seen.answers.join(', ')}`);
  insist(
    seen.answers.every((what) => / [23]\d\d$/.test(what)),
    'every call was answered, and well',
  );
  insist(seen.missing === 0, `all ${seen.made} records whose making was answered are there`);
} finally {
  await browser.close();
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.gone()));
  await proxy.stop();
  await s3.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
