import { expect, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { test } from '../world/page/fixtures';
import { choose, expectPreview, field, picker } from '../world/page/screens';

const expectKept = async (page: Page) => {
  await expect(field(page, 'Stage Name')).toHaveValue('Typed with care');
  await expect(picker(page, 'Photo').getByText('chosen.jpg')).toBeVisible();
  await expectPreview(page, 'Photo');
};

test.describe('A changed form', () => {
  test('asks before it is left, and keeps everything when one stays', async ({ page }) => {
    await page.goto('/artists');
    await page.getByRole('main').getByRole('link', { name: 'Add Artist' }).click();
    await field(page, 'Stage Name').fill('Typed with care');
    await choose(page, 'Photo', await jpeg('chosen.jpg'));
    for (const leave of [() => page.goBack(), () => page.getByRole('link', { name: 'Dashboard' }).click()]) {
      await leave();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(/\/artists\/add-artist$/);
      await expectKept(page);
    }
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
