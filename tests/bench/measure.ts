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

export interface Figures {
  /** Bytes of JavaScript after gzip, and requests of any kind. */
  login: { script: number; requests: number };
  list: { script: number; requests: number; scriptTime: number; timeToRows: number };
  /** Bytes in use after 100 pages, and the milliseconds that the last ten of them took each. */
  paging: { heap: number; turn: number };
}

const ROWS = 'tbody tr';

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
  storageState: {
    cookies: [],
    origins: [{ origin: url, localStorage: Object.entries(signedIn).map(([name, value]) => ({ name, value })) }],
  },
});

const loginOf = async (browser: Browser, { url }: Subject) => {
  const page = await browser.newPage({ baseURL: url });
  const counted = count(page);
  await page.goto('/login');
  await expect(page.locator('input[type=password]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const figures = await counted();
  await page.close();
  return figures;
};

const listOf = async (browser: Browser, subject: Subject) => {
  const page = await browser.newPage(contextOf(subject));
  const counted = count(page);
  const { read } = await metrics(page);
  await page.goto(subject.list, { waitUntil: 'commit' });
  const timeToRows = await page.waitForFunction((rows) => document.querySelector(rows) && performance.now(), ROWS);
  const figures = { ...(await counted()), scriptTime: 1_000 * (await read('ScriptDuration')), timeToRows: 0 };
  figures.timeToRows = Number(await timeToRows.jsonValue());
  await page.close();
  return figures;
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

const middleOf = (figures: readonly Figures['list'][]): Figures['list'] => ({
  script: middle(figures.map((each) => each.script)),
  requests: middle(figures.map((each) => each.requests)),
  scriptTime: middle(figures.map((each) => each.scriptTime)),
  timeToRows: middle(figures.map((each) => each.timeToRows)),
});

/**
 * Measures applications in a browser without a cache.
 * @param rounds how often what depends on the machine is measured, in turns; the middle value counts
 * @returns the figures of each, in their order
 */
export const measure = async (browser: Browser, subjects: readonly Subject[], rounds: number): Promise<Figures[]> => {
  const lists = subjects.map((): Figures['list'][] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) lists[index]?.push(await listOf(browser, subject));
  }
  const measured: Figures[] = [];
  for (const [index, subject] of subjects.entries()) {
    const list = middleOf(lists[index] ?? []);
    measured.push({ login: await loginOf(browser, subject), list, paging: await pagingOf(browser, subject) });
  }
  return measured;
};
