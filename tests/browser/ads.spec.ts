import { expect } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { test } from '../world/page/fixtures';
import { text } from '../world/page/richText';
import { button, choose, expectAlert, field } from '../world/page/screens';

test.describe('ads', () => {
  test("[2.14] stand in the menu as 'Promotion Ads', with paths of a capital A", async ({ page }) => {
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByText('Ads & Announcements')).toBeVisible();
    await menu.getByRole('link', { name: 'Promotion Ads' }).click();
    await expect(page).toHaveURL(/\/ads$/);
    await expect(page.getByRole('columnheader')).toHaveCount(0);
    await expect(page.getByText('No Ads Found.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Add Ad' }).click();
    await expect(page).toHaveURL(/\/Ads\/add-new-ad$/);
    await page.goto('/Ads/view-ad');
    await expect(page.getByRole('heading', { name: 'View Ad' })).toBeVisible();
    await page.goto('/Ads/edit-ad');
    await expect(page).toHaveURL(/\/ads$/);
  });

  test('[8.8] that fail to be created are told of beside the buttons, and keep all that was entered', async ({
    page,
    catalogue,
    watch,
  }) => {
    watch.announce(/400/);
    await page.goto('/Ads/add-new-ad');
    await field(page, 'Title').fill('Summer');
    await text(page).click();
    await page.keyboard.type('Kept text');
    await field(page, 'More info link').fill('javascript:alert(1)');
    await choose(page, 'Feature Image', await jpeg());
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page, 'Save').click();
    expect((await answered).status()).toBe(400);
    const words = 'The field moreInfoLink takes a web address, mailto: or tel:.';
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('Summer');
    await expect(text(page)).toHaveText('Kept text');
    await field(page, 'More info link').fill('tel:+358401234567');
    await button(page, 'Save').click();
    await expectAlert(page, 'Ad successfully created.');
    expect(await catalogue.all('ads')).toMatchObject([{ moreInfoLink: 'tel:+358401234567', description: '<p>Kept text</p>' }]);
  });
});
