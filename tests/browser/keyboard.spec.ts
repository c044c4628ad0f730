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

/** Whether the focused element shows that it has the focus: a style of its own that goes when the focus goes. */
const expectVisibleFocus = async (target: Locator) => {
  const marked = await target.evaluate((element) => {
    const look = (node: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor } = getComputedStyle(node);
      return [outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor].join();
    };
    const looks = () =>
      [element, ...element.querySelectorAll('*'), element.parentElement, element.nextElementSibling]
        .map((node) => (node ? look(node) : ''))
        .join('|');
    const focused = looks();
    if (element instanceof HTMLElement) element.blur();
    const blurred = looks();
    if (element instanceof HTMLElement) element.focus();
    return focused !== blurred;
  });
  expect(marked, 'the focus is visible').toBe(true);
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
    await expectVisibleFocus(page.getByRole('link', { name: 'Artists' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Add Artist' }));
    await page.keyboard.press('Enter');

    await tabTo(page, field(page, 'Stage Name'));
    await page.keyboard.type('Keys');
    const chooser = page.getByRole('group', { name: 'Photo' }).getByRole('button', { name: 'Choose image' });
    await tabTo(page, chooser);
    await expectVisibleFocus(chooser);
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
