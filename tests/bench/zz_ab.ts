import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../support/chromium';
import { freePort } from '../support/freePort';
import { createCatalogue } from '../world/page/catalogue';
import { ADMIN } from '../world/built';
import { startBareApp } from './bareApp';
import { contextOf, type Subject } from './measure';
const ROWS_SEL = 'table:not([aria-hidden]) tbody tr';
const builds = (process.env.BUILDS ?? 'main:/work/main').split(',').map((b) => b.split(':') as [string, string]);
const rounds = Number(process.env.ROUNDS ?? 12), cpu = Number(process.env.CPU ?? 1), far = process.env.FAR === '1';
const what = process.env.WHAT ?? 'list';
const stops: (() => unknown)[] = [];
const subjects: (Subject & { name: string })[] = [];
for (const [name, root] of builds) {
  const port = await freePort();
  const dir = mkdtempSync('/tmp/s33/data-');
  const child = spawn(process.execPath, [`${root}/dist/server/main.js`], { cwd: root, stdio: 'ignore', env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: dir, LOG_LEVEL: 'silent', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
  stops.push(() => child.kill('SIGKILL'));
  const url = `http://localhost:${port}`;
  for (;;) { try { if ((await fetch(url)).ok) break; } catch {} await new Promise((r) => setTimeout(r, 100)); }
  const catalogue = createCatalogue(url);
  const { token, user } = await catalogue.signIn();
  for (let n = 0; n < 60; n++) await catalogue.add('playlists', { name: `Playlist ${n}` });
  subjects.push({ name, url, list: '/playlists', signedIn: { token, user: JSON.stringify(user) } });
}
if (process.env.BARE !== '0') { const bare = await startBareApp(2000); stops.push(bare.stop); subjects.push({ name: 'bare', url: bare.url, list: '/playlists', signedIn: { in: 'yes' } }); }
for (const extra of (process.env.EXTRA ?? '').split(',').filter(Boolean)) { const at = extra.indexOf('='); subjects.push({ name: extra.slice(0, at), url: extra.slice(at + 1), list: '/playlists', signedIn: { in: 'yes' } }); }
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const visit = async (context: Awaited<ReturnType<typeof browser.newContext>>, path: string, sel: string) => {
  const page = await context.newPage();
  const session = await page.context().newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (far) await session.send('Network.emulateNetworkConditions', { offline: false, latency: 80, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(path, { waitUntil: 'commit' });
  const t = Number(await (await page.waitForFunction((s) => document.querySelector(s) && performance.now(), sel)).jsonValue());
  const m = (await session.send('Performance.getMetrics')).metrics;
  const g = (n: string) => 1000 * (m.find((x) => x.name === n)?.value ?? 0);
  const out = { rows: t, script: g('ScriptDuration'), task: g('TaskDuration'), style: g('RecalcStyleDuration'), layout: g('LayoutDuration') };
  await page.close();
  return out;
};
type Fig = Awaited<ReturnType<typeof visit>>;
const seen = subjects.map(() => ({ first: [] as Fig[], second: [] as Fig[] }));
for (let r = 0; r < rounds; r++) {
  const order = subjects.map((_, i) => (i + r) % subjects.length);
  for (const i of order) {
    const s = subjects[i]!;
    const context = await browser.newContext(what === 'login' ? { baseURL: s.url } : contextOf(s));
    const [p, sel] = what === 'login' ? ['/login', 'input[type=password]'] : [s.list, ROWS_SEL];
    seen[i]!.first.push(await visit(context, p, sel));
    seen[i]!.second.push(await visit(context, p, sel));
    await context.close();
  }
}
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]!;
const base = seen[0]!;
for (const [i, s] of subjects.entries()) for (const w of ['first', 'second'] as const) {
  const f = seen[i]![w];
  const c = (k: keyof Fig) => `${k} ${med(f.map((x) => x[k])).toFixed(0)} (${(med(f.map((x) => x[k])) / med(base[w].map((x) => x[k]))).toFixed(2)})`;
  console.log(s.name.padEnd(10), w.padEnd(7), (['rows', 'script', 'task', 'style', 'layout'] as const).map(c).join('  '));
}
await browser.close();
for (const stop of stops) await stop();
process.exit(0);
