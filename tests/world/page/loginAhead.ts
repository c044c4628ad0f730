import { expect, type Page } from '@playwright/test';

const SCRIPTS = /assets\/(index|start|guest)-.*\.js/;
export const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const notice = (page: Page) => page.getByText('The console has not come yet.');

/** Opens the login page on a line that brings no more of the console than what is drawn ahead. @returns brings the rest */
export const openAhead = async (page: Page, path = '/login') => {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(email(page)).toBeFocused();
  return async () => {
    bring();
    await expect(notice(page)).not.toBeAttached();
  };
};
