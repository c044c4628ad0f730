import { expect, type Locator, type Page } from '@playwright/test';
import { ADMIN } from '../built';
import type { Upload } from './catalogue';

/** Signs in on the login page, as a person does: in the tab before them, as one behind another draws once a second. */
export const signInByHand = async (page: Page, password = ADMIN.password, email = ADMIN.email, origin = '') => {
  await page.bringToFront();
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
};

/** The field of a picture with all that belongs to it: preview, name, buttons. */
export const picker = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });

/** Chooses a file for a picture, as if picked in the system's dialog. */
export const choose = (page: Page, label: string, upload: Upload) =>
  picker(page, label).locator('input[type=file]').setInputFiles(upload);

/** The preview of a picture, once the browser has decoded it. */
export const expectPreview = async (page: Page, label: string) => {
  const image = picker(page, label).getByRole('img');
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(0);
  return image;
};

/** The row of the table that shows a text. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Opens the edit page of the row of a list that shows a text. */
export const openEdit = async (page: Page, name: string, list = '/artists') => {
  await page.goto(list);
  const edit = button(page, `Edit ${name}`);
  await appear(edit);
  await edit.click();
  await expect(page).toHaveURL(/\/edit-\w+$/);
};

/**
 * Waits for what takes a moment, such as an answer. A click waits as well, but looks again only after half a second once a quarter of one is over.
 */
export const appear = (locator: Locator) => expect.poll(() => locator.first().isVisible(), { intervals: [50] }).toBe(true);

/** Goes to a page of the console without loading the console anew, as a link does. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Types into a picker, the name or what finds it, and picks what it suggests under this name. */
export const pick = async (page: Page, label: string, name: string, typed = name) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
  const option = page.getByRole('option', { name }).first();
  await appear(option);
  await option.click();
};

/** A form's button. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A text field of a form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
