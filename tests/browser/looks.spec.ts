import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, field, openEdit } from './support/screens';

const LONG = 'Llanfairpwllgwyngyll'.repeat(10);

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
];

/** The page itself can't be scrolled sideways. */
const expectFits = async (page: Page, name: string) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `sideways scroll on ${name}, in pixels`).toBeLessThanOrEqual(0);
};

for (const viewport of WIDTHS) {
  test.describe(`At ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test.describe('for a visitor', () => {
      test.use({ as: 'visitor' });
      test('the login page fits', async ({ page }) => {
        await page.goto('/login');
        await expect(button(page, 'Log in')).toBeVisible();
        await expectFits(page, 'login');
      });
    });

    test('dashboard, list, add and edit page fit, whatever the texts', async ({ page, catalogue }) => {
      const photo = await jpeg();
      for (const stageName of ['Björk', 'فيروز', '夜に駆ける', LONG])
        await catalogue.addArtist({ stageName, firstName: LONG }, photo);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, 'dashboard');

      await page.goto('/artists');
      await expect(page.getByRole('button', { name: 'Delete Björk' })).toBeVisible();
      await expectFits(page, 'list');

      await page.goto('/artists/add-artist');
      await button(page, 'Save').click();
      await expect(field(page, 'Stage Name')).toBeFocused();
      await expectFits(page, 'add page with its alert');

      await openEdit(page, LONG);
      await expect(field(page, 'Stage Name')).toHaveValue(LONG);
      await expectFits(page, 'edit');
    });
  });
}

test.describe('On a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the menu opens by its button and closes after a choice', async ({ page }) => {
    await page.goto('/dashboard');
    await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'Artists' }).click();
    await expect(page).toHaveURL(/\/artists$/);
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  });
});
