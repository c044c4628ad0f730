import type { Page } from '@playwright/test';

/** Milliseconds for which the browser takes what moves for the answer to a key or a click, and does not count it. */
export const EXCUSED = 500;

/** Has the browser count from the start of each page on what moves in it by itself (Cumulative Layout Shift). Gives what has, in words. */
export const countShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const nameOf = (node: unknown) => (node instanceof Element ? `${node.tagName} ${node.className}` : String(node));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources) || Reflect.get(entry, 'hadRecentInput') === true) continue;
        moved.push(...entry.sources.map(({ node }) => nameOf(node)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const moved: unknown = Reflect.get(window, 'moved');
      return moved;
    });
};
