import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../support/chromium';
import { freePort } from '../support/freePort';
import { createCatalogue } from '../world/page/catalogue';
import { ADMIN } from '../world/built';
const root = '/tmp/s33/map';
const login = process.env.WHAT === 'login';
const port = await freePort();
const child = spawn(process.execPath, [`${root}/dist/server/main.js`], { cwd: root, stdio: 'ignore', env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: mkdtempSync('/tmp/s33/data-'), LOG_LEVEL: 'silent', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
const url = `http://localhost:${port}`;
for (;;) { try { if ((await fetch(url)).ok) break; } catch {} await new Promise((r) => setTimeout(r, 100)); }
const catalogue = createCatalogue(url);
const { token, user } = await catalogue.signIn();
for (let n = 0; n < 60; n++) await catalogue.add('playlists', { name: `Playlist ${n}` });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const all: unknown[] = [];
for (let r = 0; r < 12; r++) {
  const context = await browser.newContext({ baseURL: url, storageState: login ? undefined : { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }, { name: 'user', value: JSON.stringify(user) }] }] } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable'); await session.send('Profiler.setSamplingInterval', { interval: 200 }); await session.send('Profiler.start');
  await page.goto(login ? '/login' : '/playlists', { waitUntil: 'commit' });
  await page.waitForFunction((q) => document.querySelector(q), login ? 'input[type=password]' : 'table:not([aria-hidden]) tbody tr');
  const { profile } = await session.send('Profiler.stop');
  all.push(profile); await context.close();
}
writeFileSync('/tmp/s33/prof.json', JSON.stringify(all));
await browser.close(); child.kill('SIGKILL'); process.exit(0);
