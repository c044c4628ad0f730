import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, expect, type Page, type Response } from '@playwright/test';

/** One of the two applications that are compared, and how to get about in it. */
export interface Subject {
  url: string;
  list: string;
  /** What a sign-in leaves in the browser. */
  signedIn: Record<string, string>;
  /** Makes the list show 20 rows a page, where it does not by itself. */
  show20?: (page: Page) => Promise<void>;
}

export interface ListFigures {
  /** Bytes of JavaScript after gzip, and requests of any kind. */
  script: number;
  requests: number;
  /** In milliseconds. */
  scriptTime: number;
  timeToRows: number;
  /** Layout shift from the first paint to the rows. */
  shift: number;
}

export interface Visits {
  first: ListFigures;
  second: ListFigures;
}

export interface Figures {
  /** In milliseconds to a field that takes a key. */
  login: { script: number; requests: number; timeToField: number };
  list: Record<Condition, Visits>;
  /** Bytes in use after 100 pages, and the milliseconds that the last ten of them took each. */
  paging: { heap: number; turn: number };
}

/** Those of a table that is there, and not the places where they are going to be. */
const ROWS = 'table:not([aria-hidden]) tbody tr';

/** What the page asks for, as it goes over the wire of a server that compresses. */
const count = (page: Page) => {
  const sizes: Promise<number>[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', onResponse);
  return async () => {
    // What is loaded ahead from now on does not count, nor does it outlive the page.
    page.off('response', onResponse);
    return { requests, script: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
  };
};

const metrics = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  // Time of the processor, not of the clock: other programs at work on the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    read: async (name: string) =>
      (await session.send('Performance.getMetrics')).metrics.find((metric) => metric.name === name)?.value ?? 0,
    collect: () => session.send('HeapProfiler.collectGarbage'),
  };
};

/** How a browser is signed in to it. */
export const contextOf = ({ url, signedIn }: Subject): BrowserContextOptions => ({
  baseURL: url,
  // Of a proxy that this run put before it.
  ignoreHTTPSErrors: true,
  storageState: {
    cookies: [],
    origins: [{ origin: url, localStorage: Object.entries(signedIn).map(([name, value]) => ({ name, value })) }],
  },
});

const loginOf = async (browser: Browser, { url }: Subject) => {
  const page = await browser.newPage({ baseURL: url });
  const counted = count(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const timeToField = await page.waitForFunction(() => document.querySelector('input[type=password]') && performance.now());
  await page.waitForLoadState('networkidle');
  const figures = { ...(await counted()), timeToField: Number(await timeToField.jsonValue()) };
  await page.close();
  return figures;
};

/** What stands between the person and the rows: a slow machine, a far server, both. */
export const CONDITIONS = {
  full: { cpu: 1 },
  slow: { cpu: 4 },
  far: { cpu: 1, latency: 80, megabits: 9 },
  slowAndFar: { cpu: 4, latency: 80, megabits: 9 },
} as const;
export type Condition = keyof typeof CONDITIONS;

const hinder = async (page: Page, condition: Condition) => {
  const { cpu, latency, megabits }: { cpu: number; latency?: number; megabits?: number } = CONDITIONS[condition];
  const session = await page.context().newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (latency === undefined || megabits === undefined) return;
  const throughput = (megabits * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

/** How much the page shifted by itself until now, as browsers count it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shift)));
      }),
  );

/** Two visits of one person to a list: the first without a cache, the second with what the first left. */
const listOf = async (browser: Browser, subject: Subject, condition: Condition): Promise<Visits> => {
  const context = await browser.newContext(contextOf(subject));
  const visit = async (): Promise<ListFigures> => {
    const page = await context.newPage();
    await hinder(page, condition);
    const counted = count(page);
    const { read } = await metrics(page);
    await page.goto(subject.list, { waitUntil: 'commit' });
    const timeToRows = await page.waitForFunction((rows) => document.querySelector(rows) && performance.now(), ROWS);
    const figures = { ...(await counted()), scriptTime: 1_000 * (await read('ScriptDuration')) };
    const told = { shift: await shiftOf(page), timeToRows: Number(await timeToRows.jsonValue()) };
    await page.close();
    return { ...figures, ...told };
  };
  const visits = { first: await visit(), second: await visit() };
  await context.close();
  return visits;
};

const turnPage = async (page: Page) => {
  const before = await page.locator(ROWS).first().textContent();
  await page.getByRole('button', { name: /next page/i }).click();
  await page.waitForFunction(
    ({ rows, text }) => {
      const first = document.querySelector(rows)?.textContent;
      return first && first !== text;
    },
    { rows: ROWS, text: before },
  );
};

const pagingOf = async (browser: Browser, subject: Subject) => {
  const page = await browser.newPage(contextOf(subject));
  await page.goto(subject.list);
  await expect(page.locator(ROWS).first()).toBeVisible();
  await subject.show20?.(page);
  await expect(page.locator(ROWS)).toHaveCount(20);
  for (let turn = 0; turn < 89; turn += 1) await turnPage(page);
  const begun = performance.now();
  for (let turn = 0; turn < 10; turn += 1) await turnPage(page);
  const turn = (performance.now() - begun) / 10;
  const { read, collect } = await metrics(page);
  await collect();
  const heap = await read('JSHeapUsedSize');
  await page.close();
  return { heap, turn };
};

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Of each figure the middle one. */
const middleOf = <Each extends Record<string, number>>(figures: readonly Each[]): Each => {
  const [first] = figures;
  if (!first) throw new Error('nothing was measured');
  return Object.fromEntries(Object.keys(first).map((name) => [name, middle(figures.map((each) => each[name] ?? 0))])) as Each;
};

/** @returns the middle of the first visits to each application's list, the applications taking turns */
export const firstVisits = async (browser: Browser, subjects: readonly Subject[], condition: Condition, rounds: number) => {
  const seen = subjects.map((): ListFigures[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) seen[index]?.push((await listOf(browser, subject, condition)).first);
  return seen.map((figures) => middleOf(figures.map((each) => ({ ...each }))));
};

/**
 * Measures applications in a browser without a cache.
 * @param rounds how often what depends on the machine is measured, the applications taking turns; the middle value counts
 * @returns the figures of each, in their order
 */
export const measure = async (browser: Browser, subjects: readonly Subject[], rounds: number): Promise<Figures[]> => {
  const conditions = Object.keys(CONDITIONS) as Condition[];
  const seen = subjects.map(() => ({ login: [] as Figures['login'][], list: conditions.map((): Visits[] => []) }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) seen[index]?.login.push(await loginOf(browser, subject));
    for (const [place, condition] of conditions.entries())
      for (const [index, subject] of subjects.entries())
        seen[index]?.list[place]?.push(await listOf(browser, subject, condition));
  }
  const measured: Figures[] = [];
  for (const [index, subject] of subjects.entries()) {
    const visitsOf = (place: number): Visits => ({
      first: middleOf((seen[index]?.list[place] ?? []).map(({ first }) => ({ ...first }))),
      second: middleOf((seen[index]?.list[place] ?? []).map(({ second }) => ({ ...second }))),
    });
    const list = Object.fromEntries(conditions.map((condition, place) => [condition, visitsOf(place)])) as Figures['list'];
    const login = middleOf(seen[index]?.login ?? []);
    measured.push({ login, list, paging: await pagingOf(browser, subject) });
  }
  return measured;
};
