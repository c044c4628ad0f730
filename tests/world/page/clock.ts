import type { Page } from '@playwright/test';

/** Moves the page's clock, which has to be installed, and looks at the page again as a person does who comes back to it. */
export const passMinutes = async (page: Page, minutes: number) => {
  // On a slow machine it was long ago that anything was done.
  await page.keyboard.press('Shift');
  await page.clock.fastForward(minutes * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};
