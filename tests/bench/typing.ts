import { type Browser, type BrowserContextOptions, type CDPSession, expect, type Page } from '@playwright/test';

/** Milliseconds of work that a key makes: the middle one, and the one that 95 of 100 stay below. */
export interface Typing {
  middle: number;
  most: number;
}

/** How much slower than this machine the person's is. */
export const SLOW_DOWN = 4;
const TEXT = 'The quick brown fox jumps over the lazy dog, and nobody waits for it. ';

const at = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** Until the page has nothing to do. */
const settle = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** Milliseconds of the processor that the page took for its scripts, styles and layout so far. */
const workOf = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * metrics.filter(({ name }) => WORK.includes(name)).reduce((sum, { value }) => sum + value, 0);
};

/**
 * Types into the description of a new ad, on a machine that is slowed down, and measures the work of each key: at once, and what it
 * leaves to be done until the page is idle again, without the work of measuring.
 * @param context how the person is signed in
 */
export const measureTyping = async (browser: Browser, context: BrowserContextOptions): Promise<Typing> => {
  const page = await browser.newPage(context);
  const session = await page.context().newCDPSession(page);
  await page.goto('/Ads/add-new-ad');
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.type(TEXT.repeat(10));
  await page.waitForLoadState('networkidle');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  /** The work of something, until the page is idle again. */
  const measure = async (act: () => Promise<void>) => {
    await settle(page);
    const before = await workOf(session);
    await act();
    await settle(page);
    return (await workOf(session)) - before;
  };
  const keys: number[] = [];
  const nothing: number[] = [];
  for (const key of TEXT) {
    keys.push(await measure(() => page.keyboard.press(key === ' ' ? 'Space' : key)));
    nothing.push(await measure(async () => undefined));
  }
  await expect(text).toContainText(TEXT.trim());
  await page.close();
  // Asking the page whether it is idle is work as well, which no person causes.
  const asking = at(nothing, 0.5);
  return { middle: at(keys, 0.5) - asking, most: at(keys, 0.95) - asking };
};

/** Milliseconds between two keys of somebody who types fast. */
const KEY_EVERY = 120;

/**
 * Types into the search of a list, on a machine that is slowed down.
 * @param context how the person is signed in
 * @returns the frames a second meanwhile, and the longest one in milliseconds
 */
export const measureSearch = async (browser: Browser, context: BrowserContextOptions) => {
  const page = await browser.newPage(context);
  const session = await page.context().newCDPSession(page);
  await page.goto('/playlists');
  const search = page.getByRole('searchbox');
  await search.click();
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  // To be slowed down is work itself.
  await settle(page);
  const watching = await page.evaluateHandle(() => {
    const frames: number[] = [];
    const watch = {
      see(at: number) {
        frames.push(at);
        requestAnimationFrame(watch.see);
      },
    };
    requestAnimationFrame(watch.see);
    return frames;
  });
  await page.keyboard.type(TEXT.trim(), { delay: KEY_EVERY });
  const frames = await watching.jsonValue();
  await expect(search).toHaveValue(TEXT.trim());
  await page.close();
  const lengths = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return { rate: (1_000 * lengths.length) / lengths.reduce((sum, length) => sum + length, 0), longest: Math.max(...lengths) };
};
