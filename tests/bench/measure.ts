import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, expect, type Page, type Response } from '@playwright/test';
import { type Condition, FIELD, ROWS, type Subject, type Times, visitList, visitLogin } from './visits';

/** What a page asks for until it stands still, or until its rows: bytes of JavaScript after gzip, and requests of any kind. */
interface Weight {
  script: number;
  requests: number;
}

export interface Figures {
  login: Weight & { times: Times };
  /** `scriptTime` in milliseconds; layout shift from the first paint to the rows. */
  list: Weight & { scriptTime: number; shift: number; times: Record<Condition, Times> };
  /** Bytes in use after 100 pages, and the milliseconds that the last ten of them took each. */
  paging: { heap: number; turn: number };
}

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

const weighLogin = async (browser: Browser, { url }: Subject): Promise<Weight> => {
  const page = await browser.newPage({ baseURL: url });
  const counted = count(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForSelector(FIELD);
  await page.waitForLoadState('networkidle');
  const weight = await counted();
  await page.close();
  return weight;
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

const weighList = async (browser: Browser, subject: Subject) => {
  const page = await browser.newPage(contextOf(subject));
  const counted = count(page);
  const { read } = await metrics(page);
  await page.goto(subject.list, { waitUntil: 'commit' });
  await page.waitForFunction((rows) => document.querySelector(rows), ROWS);
  const figures = { ...(await counted()), scriptTime: 1_000 * (await read('ScriptDuration')) };
  const shift = await shiftOf(page);
  await page.close();
  return { ...figures, shift };
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

/** @returns of each application the middle of the times that `visit` finds, the applications taking turns */
export const takeTurns = async (
  subjects: readonly Subject[],
  rounds: number,
  visit: (subject: Subject) => Promise<Times>,
): Promise<Times[]> => {
  const seen = subjects.map((): Times[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) seen[index]?.push(await visit(subject));
  return seen.map((times) => middleOf(times.map((each) => ({ ...each }))));
};

/**
 * Measures applications in a browser without a cache.
 * @param lists pages of which only the time to rows is measured, in turn with the applications
 * @param rounds how often what depends on the machine is measured, the applications taking turns; the middle value counts
 * @returns the figures of each, in their order
 */
export const measure = async (
  browser: Browser,
  { subjects, lists }: { subjects: readonly Subject[]; lists: readonly Subject[] },
  rounds: number,
) => {
  const login = await takeTurns(subjects, rounds, (subject) => visitLogin(browser, subject, 'full'));
  const visit = (condition: Condition) =>
    takeTurns([...subjects, ...lists], rounds, (subject) => visitList(browser, subject, condition));
  const list = {
    full: await visit('full'),
    slow: await visit('slow'),
    far: await visit('far'),
    slowAndFar: await visit('slowAndFar'),
  };
  const of = (times: readonly Times[], index: number) => {
    const found = times[index];
    if (!found) throw new Error('nothing was measured');
    return found;
  };
  const rowsOf = (index: number) => ({
    full: of(list.full, index),
    slow: of(list.slow, index),
    far: of(list.far, index),
    slowAndFar: of(list.slowAndFar, index),
  });
  const weights = subjects.map((): Awaited<ReturnType<typeof weighList>>[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) weights[index]?.push(await weighList(browser, subject));
  const measured: Figures[] = [];
  for (const [index, subject] of subjects.entries()) {
    measured.push({
      login: { ...(await weighLogin(browser, subject)), times: of(login, index) },
      list: { ...middleOf(weights[index] ?? []), times: rowsOf(index) },
      paging: await pagingOf(browser, subject),
    });
  }
  return { measured, rows: lists.map((_, index) => rowsOf(subjects.length + index)) };
};
