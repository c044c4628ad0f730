import { expect, type Page } from '@playwright/test';
import { test } from '../world/page/fixtures';
import { contentOf, expectMails } from '../world/page/outbox';
import { field, row, signInByHand } from '../world/page/screens';

// A server of its own: the people that this file makes are nobody else's business.
test.use({ environment: { LOG_LEVEL: 'silent' } });

const NEW = 'a wholly new password';

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
};

test.describe('A forgotten password', () => {
  test.use({ as: 'visitor' });

  test('[2.36] is replaced through the mailed link, once; other devices are signed out', async ({
    page,
    newDevice,
    catalogue,
    server,
    watch,
  }) => {
    watch.announce(/\b40[01]\b/);
    await catalogue.add('users', { email: 'ana@example.org', firstName: 'Ana', role: 'manager' });
    const [invitation] = await expectMails(server, 'ana@example.org', 1);
    const other = await newDevice();
    await signInByHand(other, contentOf(invitation ?? { subject: '', text: '' }).password, 'ana@example.org');

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await field(page, 'Email').fill(' Ana@Example.org ');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Password reset link will be sent to Ana@Example.org, if a user is found by that email'),
    ).toBeVisible();
    const mail = (await expectMails(server, 'ana@example.org', 2)).at(-1);
    const { link } = contentOf(mail ?? { subject: '', text: '' });

    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(NEW);
    await page.getByLabel('Confirm Password', { exact: true }).fill(NEW);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your Password has been resetted successfully!')).toBeVisible();

    await other.getByRole('link', { name: 'Songs' }).click();
    await expect(other).toHaveURL(/\/login$/);

    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill('yet another password');
    await page.getByLabel('Confirm Password', { exact: true }).fill('yet another password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This link has expired or was used already. Please ask for a new one.')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/\/forget-password$/);

    await signInByHand(page, NEW, 'ana@example.org');
  });
});

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
    await page.getByRole('link', { name: 'Artists' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    release();
    await expect(page.getByText('No Artists Found.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
  });
});
