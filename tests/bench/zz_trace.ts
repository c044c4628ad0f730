import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../support/chromium';
import { freePort } from '../support/freePort';
import { createCatalogue } from '../world/page/catalogue';
import { ADMIN } from '../world/built';
import { startBareApp } from './bareApp';
import { contextOf, type Subject } from './measure';
const ROWS_SEL = 'table:not([aria-hidden]) tbody tr';
const root = process.env.ROOT ?? '/work/main';
const cpu = Number(process.env.CPU ?? 4), rounds = Number(process.env.ROUNDS ?? 5), login = process.env.WHAT === 'login';
const port = await freePort();
const child = spawn(process.execPath, [`${root}/dist/server/main.js`], { cwd: root, stdio: 'ignore', env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: mkdtempSync('/tmp/s33/data-'), LOG_LEVEL: 'silent', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
const url = `http://localhost:${port}`;
for (;;) { try { if ((await fetch(url)).ok) break; } catch {} await new Promise((r) => setTimeout(r, 100)); }
const catalogue = createCatalogue(url);
const { token, user } = await catalogue.signIn();
for (let n = 0; n < 60; n++) await catalogue.add('playlists', { name: `Playlist ${n}` });
const bare = await startBareApp(2000);
const subjects: (Subject & { name: string })[] = [{ name: 'ours', url, list: '/playlists', signedIn: { token, user: JSON.stringify(user) } }, { name: 'bare', url: bare.url, list: '/playlists', signedIn: { in: 'yes' } }];
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const sums = subjects.map(() => new Map<string, number[]>());
for (let r = 0; r < rounds; r++) for (const [i, s] of subjects.entries()) {
  const context = await browser.newContext(login ? { baseURL: s.url } : contextOf(s));
  for (const w of ['first', 'second']) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const trace = w === (process.env.VISIT ?? 'first');
    if (trace) await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink', 'cc', 'disabled-by-default-v8.compile', 'v8.execute', 'toplevel', 'blink.user_timing', 'loading', 'ipc', 'disabled-by-default-v8.gc', 'fonts'] });
    await page.goto(login ? '/login' : s.list, { waitUntil: 'commit' });
    await page.waitForFunction((q) => { const f = document.querySelector(q); if (f) performance.mark('ROWS'); return f && performance.now(); }, login ? 'input[type=password]' : ROWS_SEL);
    if (trace) {
      const buffer = await browser.stopTracing();
      if (r === 0) writeFileSync(`/tmp/s33/trace-${s.name}.json`, buffer);
      const { traceEvents } = JSON.parse(buffer.toString());
      const mark = traceEvents.find((e: any) => e.name === 'ROWS');
      const nav = mark.ts - (mark.args?.data?.startTime ?? mark.args?.startTime) * 1000; if (!(nav > 0)) console.log(mark);
      const ev = traceEvents.filter((e: any) => e.ph === 'X' && e.pid === mark.pid && e.tid === mark.tid && e.ts >= nav && e.ts < mark.ts).sort((a: any, b: any) => a.ts - b.ts || b.dur - a.dur);
      const self = new Map<string, number>(); const stack: any[] = [];
      for (const e of ev) {
        const end = Math.min(e.ts + (e.dur ?? 0), mark.ts); e.end = end;
        while (stack.length && stack.at(-1).end <= e.ts) stack.pop();
        const d = end - e.ts;
        const key = e.name === 'FunctionCall' ? 'FunctionCall' : e.name;
        self.set(key, (self.get(key) ?? 0) + d);
        if (stack.length) { const p = stack.at(-1); self.set(p.name, (self.get(p.name) ?? 0) - d); }
        stack.push(e);
      }
      for (const [k, v] of self) { const m = sums[i]!; m.set(k, [...(m.get(k) ?? []), v / 1000]); }
      const m = sums[i]!; m.set('= wall', [...(m.get('= wall') ?? []), (mark.ts - nav) / 1000]);
    }
    await page.close();
  }
  await context.close();
}
const mid = (v: number[] = []) => { const a = [...v, ...Array(Math.max(0, rounds - v.length)).fill(0)].sort((x, y) => x - y); return a[Math.floor(a.length / 2)]!; };
const keys = new Set([...sums[0]!.keys(), ...sums[1]!.keys()]);
const rows = [...keys].map((k) => [k, mid(sums[0]!.get(k)), mid(sums[1]!.get(k))] as const).filter(([, a, b]) => a > 1.5 || b > 1.5).sort((x, y) => y[1] - x[1]);
for (const [k, a, b] of rows) console.log(k.padEnd(60), a.toFixed(1).padStart(9), b.toFixed(1).padStart(9), (a - b).toFixed(1).padStart(9));
await browser.close(); child.kill('SIGKILL'); await bare.stop(); process.exit(0);
