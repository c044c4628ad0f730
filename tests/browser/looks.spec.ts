import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, field, openEdit } from './support/screens';

const LONG = 'Llanfairpwllgwyngyll'.repeat(10);

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
];

/** How far the page itself can be scrolled sideways, in pixels. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const expectGood = async (page: Page, name: string) => {
  await expectAccessible(page, name);
  expect(await overflow(page), `sideways scroll on ${name}`).toBeLessThanOrEqual(0);
};

for (const viewport of WIDTHS) {
  test.describe(`At ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test.describe('for a visitor', () => {
      test.use({ as: 'visitor' });
      test('the login page is accessible and fits', async ({ page }) => {
        await page.goto('/login');
        await expect(button(page, 'Log in')).toBeVisible();
        await expectGood(page, 'login');
      });
    });

    test('dashboard, list, add and edit page are accessible and fit, whatever the texts', async ({ page, catalogue }) => {
      const photo = await jpeg();
      for (const stageName of ['Björk', 'فيروز', '夜に駆ける', LONG])
        await catalogue.addArtist({ stageName, firstName: LONG }, photo);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGood(page, 'dashboard');

      await page.goto('/artists');
      await expect(page.getByRole('button', { name: 'Delete Björk' })).toBeVisible();
      await expectGood(page, 'list');
      await button(page, 'Delete Björk').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the question before a delete');

      await page.goto('/artists/add-artist');
      await button(page, 'Save').click();
      await expect(field(page, 'Stage Name')).toBeFocused();
      await expectGood(page, 'add page with its alert');

      await openEdit(page, LONG);
      await expect(field(page, 'Stage Name')).toHaveValue(LONG);
      await expectGood(page, 'edit');
    });
  });
}

test.describe('On a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the menu opens by its button and closes after a choice', async ({ page }) => {
    await page.goto('/dashboard');
    await button(page, 'Menu').click();
    await expectAccessible(page, 'open menu');
    await page.getByRole('link', { name: 'Artists' }).click();
    await expect(page).toHaveURL(/\/artists$/);
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  });
});
