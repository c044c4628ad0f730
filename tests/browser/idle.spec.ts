import { expect, type Page } from '@playwright/test';
import { IDLE_LOGOUT_AFTER, IDLE_WARNING_AFTER } from '../../src/contract/limits';
import { test } from '../world/page/fixtures';

const SECOND = 1_000;

/** Moves the clock of all tabs, and looks at each again as a person does who comes back to it. */
const forward = async (tabs: Page[], time: number) => {
  await tabs[0]?.clock.fastForward(time);
  for (const tab of tabs) await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you alright there?' });

test('[4.12, 9.6, 9.7] two tabs left alone warn at 14 minutes and leave together at 15; a key in one of them keeps both', async ({
  page,
  newTab,
}) => {
  const other = await newTab();
  const tabs = [page, other];
  const time = new Date('2026-03-04T09:00:00');
  await page.clock.install({ time });
  for (const tab of tabs) {
    await tab.goto('/artists');
    // Whole: who watches the time comes behind the page.
    await expect(tab.locator('header [aria-haspopup=menu]')).toBeVisible();
  }
  await page.clock.pauseAt(new Date(time.getTime() + 120 * SECOND));
  await page.keyboard.press('Shift');
  await forward(tabs, IDLE_WARNING_AFTER - 5 * SECOND);
  for (const tab of tabs) await expect(warning(tab)).toHaveCount(0);
  await forward(tabs, 6 * SECOND);
  for (const tab of tabs) await expect(warning(tab)).toBeVisible();

  await other.keyboard.press('Shift');
  // The dialog takes its time to go.
  await forward(tabs, SECOND);
  for (const tab of tabs) await expect(warning(tab)).toHaveCount(0);

  await forward(tabs, IDLE_LOGOUT_AFTER + SECOND);
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
