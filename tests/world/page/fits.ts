import { expect, type Page } from '@playwright/test';

const HEIGHT = 800;
/** A desk, a tablet, a window of 1280 pixels zoomed to 200 %, a phone. */
const WIDTHS = [1440, 768, 640, 360];

/** The page as it is now can't be scrolled sideways at any width, and is then as wide as it was. */
export const expectFits = async (page: Page, name: string) => {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `sideways scroll on ${name} at ${width}, in pixels`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
};
