import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, choose, expectAlert, field } from './support/screens';
import { ADMIN } from './support/server';

/** Presses Tab until the element has the focus, as someone without a mouse does. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reachable by Tab').toBeFocused();
};

/** Room around an element in which its mark of focus may be drawn, in pixels. */
const AROUND = 8;

/** The focused element looks different from itself without the focus. */
const expectVisibleFocus = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const clip = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
  const look = () => page.screenshot({ clip, animations: 'disabled' });
  const focused = await look();
  await target.evaluate((element) => element instanceof HTMLElement && element.blur());
  const blurred = await look();
  await target.focus();
  expect(focused.equals(blurred), 'looks the same with and without the focus').toBe(false);
};

test.describe('With nothing but a keyboard', () => {
  test.use({ as: 'visitor' });

  test('one signs in, adds an artist, finds, edits, publishes and deletes it', async ({ page, catalogue }) => {
    await page.goto('/login');
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(ADMIN.email);
    await page.keyboard.press('Tab');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.keyboard.press('Tab');
    await expect(button(page, 'Skip to the content')).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Artists' }));
    await expectVisibleFocus(page, page.getByRole('link', { name: 'Artists' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Add Artist' }));
    await page.keyboard.press('Enter');

    await tabTo(page, field(page, 'Stage Name'));
    await page.keyboard.type('Keys');
    const chooser = page.getByRole('group', { name: 'Photo' }).getByRole('button', { name: 'Choose image' });
    await tabTo(page, chooser);
    await expectVisibleFocus(page, chooser);
    const opened = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await opened).setFiles(await jpeg());
    await tabTo(page, button(page, 'Save'));
    await page.keyboard.press('Space');
    await expectAlert(page, 'Artist successfully created.');

    await tabTo(page, page.getByRole('link', { name: 'Artists' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
    await page.keyboard.type('key');
    await tabTo(page, button(page, 'Edit Keys'));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Publish'));
    await page.keyboard.press('Enter');
    await expectAlert(page, 'Artist successfully updated.');
    expect((await catalogue.artists())[0]?.isPublished).toBe(true);

    await tabTo(page, page.getByRole('link', { name: 'Artists' }));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Delete Keys'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Delete Keys')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
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
  await expectAlert(page, 'Artist successfully created.');
  expect((await catalogue.artists())[0]).toMatchObject({ firstName: 'Enter', isPublished: false });
});
