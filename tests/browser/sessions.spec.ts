import { expect, type Page } from '@playwright/test';
import { test } from '../world/page/fixtures';
import { contentOf, expectMails } from '../world/page/outbox';
import { field, row } from '../world/page/screens';

const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
};

test.describe('The next person in the same tab', () => {
  test('sees nothing of the admin before, not for one frame', async ({ page, catalogue, server }) => {
    await catalogue.add('users', { email: 'max@example.org', firstName: 'Max', role: 'manager' });
    await catalogue.add('users', { email: 'sealed@example.org', firstName: 'Sealed', lastName: 'Name', role: 'manager' });
    const [mail] = await expectMails(server, 'max@example.org', 1);
    await page.goto('/users');
    await page.getByRole('searchbox', { name: 'Search' }).fill('sealed');
    await expect(row(page, 'Sealed Name')).toBeVisible();
    await logOut(page);

    await page.evaluate(() => {
      const seen: string[] = [];
      const note = () => {
        const shown = [
          document.title,
          document.body.textContent ?? '',
          ...[...document.querySelectorAll('input')].map(({ value }) => value),
        ];
        for (const text of shown) if (/sealed|\bAda\b|Users/i.test(text)) seen.push(text);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
      Object.assign(window, { seen });
    });
    // The catalogue's answers are held back, so that whatever is shown comes from the tab itself.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/listings/**', async (route) => {
      await held;
      await route.continue();
    });
    await field(page, 'Email').fill('max@example.org');
    await page.getByLabel('Password', { exact: true }).fill(contentOf(mail ?? { subject: '', text: '' }).password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Max' })).toBeVisible();
    await page.getByRole('link', { name: 'Artists', exact: true }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    release();
    await expect(page.getByText('No Artists Found.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  });
});

test('A visitor has the look that was chosen here before, and follows one that is chosen in another tab', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark look' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  const other = await page.context().newPage();
  await other.goto('/login');
  await other.evaluate(() => localStorage.setItem('RaStore.theme', '"light"'));
  await expect(html).toHaveCSS('color-scheme', 'light');
});
