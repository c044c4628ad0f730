import { type Browser, chromium } from '@playwright/test';
import pLimit from 'p-limit';
import { z } from 'zod';
import { KINDS } from '../../src/contract/kinds';
import { API_PATH, APP_HEADER } from '../../src/contract/limits';
import { ensureChromium } from '../support/chromium';
import { run } from '../support/run';
import { startServer } from '../world/built';
import { createCatalogue } from '../world/page/catalogue';
import { startBareApp } from './bareApp';
import { RESOLVER, startHttp2 } from './http2';
import { contextOf, type Figures, measure, takeTurns } from './measure';
import { measureSearch, measureTyping, SLOW_DOWN, type Typing } from './typing';
import { type Subject, visitList } from './visits';

/** 100 pages of 20. */
const ROWS = 2_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
/** Milliseconds that the work of a key may take: a picture of the screen. */
const KEY_AIM = 16;

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const milliseconds = (time: number) => `${time.toFixed(0)} ms`;

interface Line {
  title: string;
  read: (figures: Figures) => number;
  /** The same of react-admin's core with nothing but the rows. */
  readCore?: (times: Figures['list']['times']) => number;
  say: (value: number) => string;
  /** What the console aims at, in parts of the bare application. */
  aim?: number;
}

const TIMES = [
  ['full', 'at full speed', 0.75],
  ['slow', '4 times slower', 0.75],
  ['far', '80 ms, 9 Mbit/s', 0.6],
  ['slowAndFar', 'both', 0.6],
] as const;

const LINES: readonly Line[] = [
  { title: 'Login: JavaScript, gzip', read: ({ login }) => login.script, say: kilobytes, aim: 0.6 },
  { title: 'Login: requests', read: ({ login }) => login.requests, say: String },
  { title: 'Login: time to a field', read: ({ login }) => login.times.first, say: milliseconds, aim: 0.7 },
  { title: 'Login: time to a field, second visit', read: ({ login }) => login.times.second, say: milliseconds },
  { title: 'First list: JavaScript, gzip', read: ({ list }) => list.script, say: kilobytes, aim: 1 },
  { title: 'First list: requests', read: ({ list }) => list.requests, say: String },
  { title: 'First list: script time', read: ({ list }) => list.scriptTime, say: milliseconds, aim: 0.85 },
  { title: 'First list: layout shift', read: ({ list }) => list.shift, say: (shift) => shift.toFixed(3) },
  ...TIMES.map(([condition, words, aim]): Line => {
    const readCore: Line['readCore'] = (times) => times[condition].first;
    return { title: `Rows, first visit: ${words}`, read: ({ list }) => readCore(list.times), readCore, say: milliseconds, aim };
  }),
  ...TIMES.map(([condition, words]): Line => {
    const readCore: Line['readCore'] = (times) => times[condition].second;
    return {
      title: `Rows, second visit: ${words}`,
      read: ({ list }) => readCore(list.times),
      readCore,
      say: milliseconds,
      aim: 0.6,
    };
  }),
  { title: 'Heap after 100 pages', read: ({ paging }) => paging.heap, say: megabytes, aim: 1 },
  { title: 'A turn of the page, the last ten', read: ({ paging }) => paging.turn, say: milliseconds },
];

const percent = (part: number) => (Number.isFinite(part) ? `${(part * 100).toFixed(0)} %` : '-');

const lineOf = ({ title, say, aim }: Omit<Line, 'read'>, ours: number, bare: number, core?: number) => {
  const parts = [ours / bare, aim, core === undefined ? undefined : core / bare];
  const cells = [
    say(ours).padStart(12),
    say(bare).padStart(14),
    ...parts.map((part) => (part === undefined ? '' : percent(part)).padStart(8)),
  ];
  return `${title.padEnd(38)}${cells.join('')}`.trimEnd();
};

const tableOf = (ours: Figures, bare: Figures, core: Figures['list']['times']) =>
  LINES.map((line) => lineOf(line, line.read(ours), line.read(bare), line.readCore?.(core)));

const typingLines = ({ middle, most }: Typing) =>
  [
    [`A key in the editor, ${SLOW_DOWN} times slower`, middle],
    ['The slowest 5 of 100', most],
  ].map(
    ([title, time]) => `${String(title).padEnd(38)}${milliseconds(Number(time)).padStart(12)}${`${KEY_AIM} ms`.padStart(30)}`,
  );

const searchLine = ({ rate, longest }: Awaited<ReturnType<typeof measureSearch>>) =>
  `${'Frames a second, typing in search'.padEnd(38)}${rate.toFixed(0).padStart(12)}${'60'.padStart(30)}, the longest ${milliseconds(longest)}`;

/** Time to rows where both are behind a proxy that asks for everything over one connection. */
const http2Line = async (browser: Browser, subjects: readonly Subject[]) => {
  const title = 'Rows, first visit: 80 ms, HTTP/2';
  const behind = await startHttp2(subjects);
  if (!behind) return `${title.padEnd(38)}not measured: there is no nginx here`;
  try {
    const [ours, bare] = await takeTurns(behind.subjects, ROUNDS, (subject) => visitList(browser, subject, 'far'));
    if (!ours || !bare) throw new Error('nothing was measured');
    return lineOf({ title, say: milliseconds, aim: 0.6 }, ours.first, bare.first);
  } finally {
    await behind.stop();
  }
};

/** As many rows as the console's, and of what its API tells of one. */
const rowsLike = async (url: string, token: string) => {
  const headers = { [APP_HEADER.name]: APP_HEADER.value, Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}${API_PATH}/${KINDS.playlists.list}?limit=1`, { headers });
  const { data } = z.object({ data: z.tuple([z.looseObject({ _id: z.string() })]) }).parse(await answer.json());
  const [{ _id, ...fields }] = data;
  return Array.from({ length: ROWS }, (_, number) => ({
    ...fields,
    id: `${_id.slice(0, -4)}${String(number).padStart(4, '0')}`,
    name: `Playlist ${number}`,
  }));
};

/**
 * The console as people get it beside a bare react-admin application, in one run on one machine; and beside a page that shows such rows and can
 * do nothing else, so that one sees what is left to be won.
 */
const bench = async () => {
  const code = await run('vite', ['build', '--app', '--logLevel', 'warn']);
  if (code !== 0) return code;
  const server = await startServer({ LOG_LEVEL: 'silent' });
  const stops = [server.dispose];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [RESOLVER, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const catalogue = createCatalogue(server.url);
    const { token, user } = await catalogue.signIn();
    const few = pLimit(8);
    // Signs the catalogue in, once for all that follow at the same time.
    await catalogue.all('playlists');
    const names = Array.from({ length: ROWS }, (_, number) => `Playlist ${number}`);
    await Promise.all(names.map((name) => few(() => catalogue.add('playlists', { name }))));
    const rows = await rowsLike(server.url, token);
    const bare = await startBareApp('reactAdmin', rows);
    const bareCore = await startBareApp('coreAlone', rows);
    stops.push(bare.stop, bareCore.stop);

    const console20: Subject = {
      url: server.url,
      list: '/playlists',
      signedIn: { token, user: JSON.stringify(user) },
      show20: async (page) => {
        await page.getByRole('combobox', { name: 'Rows per page' }).click();
        await page.getByRole('option', { name: '20' }).click();
      },
    };
    const plain: Subject = { url: bare.url, list: '/playlists', signedIn: { in: 'yes' } };
    const lists: Subject[] = [{ url: bareCore.url, list: '/playlists', signedIn: {} }];
    const {
      measured,
      rows: [core],
    } = await measure(browser, { subjects: [console20, plain], lists }, ROUNDS);
    const [ours, theirs] = measured;
    if (!ours || !theirs || !core) throw new Error('nothing was measured');
    const typing = await measureTyping(browser, contextOf(console20));
    const search = await measureSearch(browser, contextOf(console20));
    const heads = ['ratio', 'aim', 'core'].map((head) => head.padStart(8)).join('');
    console.log(`${' '.repeat(38)}${'console'.padStart(12)}${'bare'.padStart(14)}${heads}`);
    const overHttp2 = await http2Line(browser, [console20, plain]);
    for (const line of [...tableOf(ours, theirs, core), overHttp2, ...typingLines(typing), searchLine(search)]) console.log(line);
    return 0;
  } finally {
    await browser.close();
    for (const stop of stops) await stop();
  }
};

process.exitCode = await bench();
