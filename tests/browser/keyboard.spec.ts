import { expect } from '@playwright/test';
import { ADMIN } from '../world/built';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, success } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { expectVisibleFocus, tabTo } from '../world/page/keyboard';
import { button, choose, expectPreview, field } from '../world/page/screens';

test.describe('With nothing but a keyboard', () => {
  test.use({ as: 'visitor' });

  test('one signs in, adds an artist, finds, edits, publishes and deletes it', async ({ page, catalogue }) => {
    const photo = await jpeg();
    // Listens from the start: the browser tells of its dialog only to who has asked for that before it opens.
    page.on('filechooser', (dialog) => dialog.setFiles(photo));
    await page.goto('/login');
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(ADMIN.email);
    await page.keyboard.press('Tab');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();

    await tabTo(page, button(page, 'Skip to the content'));
    await tabTo(page, page.getByRole('link', { name: 'Artists' }));
    await expectVisibleFocus(page, page.getByRole('link', { name: 'Artists' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('region', { name: 'Page header' }).getByRole('link', { name: 'Add Artist' }));
    await page.keyboard.press('Enter');

    await tabTo(page, field(page, 'Stage Name'));
    await page.keyboard.type('Keys');
    const chooser = page.getByRole('group', { name: 'Photo' }).getByRole('button', { name: 'Choose image' });
    await tabTo(page, chooser);
    await expectVisibleFocus(page, chooser);
    await page.keyboard.press('Enter');
    await expectPreview(page, 'Photo');
    await tabTo(page, button(page, 'Save'));
    await page.keyboard.press('Space');
    await expectAlerts(page, success('Artist successfully created.'));

    await tabTo(page, page.getByRole('link', { name: 'Artists' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
    await page.keyboard.type('key');
    await tabTo(page, button(page, 'Edit Keys'));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Publish'));
    await page.keyboard.press('Enter');
    await expectAlerts(page, success('Artist successfully updated.'));
    expect((await catalogue.artists())[0]?.isPublished).toBe(true);

    await tabTo(page, page.getByRole('link', { name: 'Artists' }));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Delete Keys'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Delete Keys')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No Artists Found.')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  });
});

test('Enter in a field does what the Save button does', async ({ page, catalogue }) => {
  await page.goto('/artists/add-artist');
  await choose(page, 'Photo', await jpeg());
  await field(page, 'First Name').fill('Enter');
  await page.keyboard.press('Enter');
  await expectAlerts(page, success('Artist successfully created.'));
  expect((await catalogue.artists())[0]).toMatchObject({ firstName: 'Enter', isPublished: false });
});
