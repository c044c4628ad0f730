import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../world/page/fixtures';
import { openAhead } from '../world/page/loginAhead';
import { countShifts } from '../world/page/shifts';
import { resize } from '../world/page/widths';

/** The page as it stands, but for what a field says of itself while it has the keys or a text. */
const drawn = (page: Page) =>
  page.locator('#root').evaluate((root) => root.innerHTML.replace(/ ?(Mui-focused|MuiFormLabel-filled)/g, ''));

/** Of 255: as edges come out a little different when they are painted again. */
const BARELY = 16;
const pixels = async (page: Page) =>
  sharp(await page.screenshot({ caret: 'hide' }))
    .raw()
    .toBuffer();

test.describe('The login page, drawn ahead', () => {
  test.use({ as: 'visitor' });

  for (const { system, chosen } of [
    { system: 'light', chosen: undefined },
    { system: 'dark', chosen: undefined },
    { system: 'dark', chosen: 'light' },
    { system: 'light', chosen: 'dark' },
  ] as const)
    test(`is what the console draws, in its look: system ${system}, chosen ${chosen ?? 'none'}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      if (chosen) await page.addInitScript((look) => localStorage.setItem('RaStore.theme', JSON.stringify(look)), chosen);
      const shifts = await countShifts(page);
      const bring = await openAhead(page);
      const before = await drawn(page);
      const look = () => page.locator('html').evaluate((element) => getComputedStyle(element).colorScheme);
      expect(await look()).toBe(chosen ?? system);
      await page.evaluate(() => document.fonts.ready);
      const moved = await shifts();
      await bring();
      expect(await drawn(page)).toBe(before);
      expect(await look()).toBe(chosen ?? system);
      expect(await shifts()).toEqual(moved);
    });

  for (const width of [360, 768, 1440])
    test(`stays as it is when the console takes it over (${width} pixels wide)`, async ({ page }) => {
      await resize(page, { width, height: 800 });
      const shifts = await countShifts(page);
      const bring = await openAhead(page);
      await page.evaluate(() => document.fonts.ready);
      const moved = await shifts();
      const before = await pixels(page);
      await bring();
      const after = await pixels(page);
      expect(after.filter((value, index) => Math.abs(value - (before[index] ?? 0)) > BARELY)).toHaveLength(0);
      expect(await shifts()).toEqual(moved);
    });
});
