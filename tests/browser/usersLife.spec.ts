import { expect, type Page } from '@playwright/test';
import { expectAlerts, success, takeAlerts } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { contentOf, expectMails } from '../world/page/outbox';
import { button, field, row } from '../world/page/screens';

const BEN = { email: 'ben@example.org', name: 'Ben Okri' };
const OWN_PASSWORD = 'a password of his own';
const ENDED = 'Your session has ended. Please sign in again.';
const NOT_RIGHT = 'The email or the password is not right.';

/** In the tab before him: one behind another draws once a second. */
const signIn = async (page: Page, password: string) => {
  await page.bringToFront();
  await field(page, 'Email').fill(BEN.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

/** What the admin does to Ben, each as a person does it. */
const adminOf = (page: Page) => {
  const openEdit = async () => {
    await page.goto('/users');
    await button(page, `Edit ${BEN.name}`).click();
    await expect(page.getByRole('heading', { name: /^Edit User / })).toBeVisible();
  };
  return {
    invite: async () => {
      await page.goto('/users/add-user');
      await field(page, 'Email').fill(BEN.email);
      await field(page, 'First Name').fill('Ben');
      await field(page, 'Last Name').fill('Okri');
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Manager' }).click();
      await button(page, 'Create').click();
      await expectAlerts(page, success('User successfully created.'));
    },
    setRole: async (role: string) => {
      await openEdit();
      await page.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: role }).click();
      await button(page, 'Save').click();
      await expectAlerts(page, success('User successfully updated.'));
    },
    press: async (name: 'Activate' | 'Deactivate') => {
      await openEdit();
      await button(page, name).click();
      await expectAlerts(page, success('User successfully updated.'));
    },
    resetPassword: async () => {
      await openEdit();
      await button(page, 'Reset Password').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click();
      await takeAlerts(page, success('User Password successfully updated.'));
    },
    remove: async () => {
      await page.goto('/users');
      await button(page, `Delete ${BEN.name}`).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(row(page, BEN.email)).toHaveCount(0);
    },
  };
};

test('[1.4] A manager is invited, signs in from the mail, and two tabs follow all that happens to the account', async ({
  page,
  newDevice,
  baseURL,
  server,
  watch,
}) => {
  test.slow();
  // Every end of a session is a refusal that the browser's console notes as well.
  watch.announce(/\b(40[13]|412)\b/);
  const admin = adminOf(page);
  const first = await newDevice();
  const second = await first.context().newPage();
  watch.page(second);

  /** Both tabs end on the login page: the one that asks the API for something, and the other by itself. */
  const expectBothOut = async () => {
    await first.bringToFront();
    await first.getByRole('link', { name: 'Songs', exact: true }).click();
    for (const tab of [first, second]) await expect(tab).toHaveURL(/\/login$/);
    await expect(first.getByText(ENDED)).toHaveCount(1);
    expect(await first.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null]);
  };
  /** Signs in in the first tab; the second, on its login page, follows. */
  const expectBothIn = async (password: string) => {
    await signIn(first, password);
    for (const tab of [first, second]) await expect(tab).toHaveURL(/\/dashboard$/);
  };

  await test.step('signs in from the text of the mail', async () => {
    await admin.invite();
    const [mail] = await expectMails(server, BEN.email, 1);
    const { link, password } = contentOf(mail ?? { subject: '', text: '' });
    expect(link).toBe(`${baseURL}/login`);
    await first.goto(link);
    await second.goto(link);
    await expectBothIn(password);
  });

  await test.step('chooses a password: both tabs go on, another device is signed out', async () => {
    const [mail] = await expectMails(server, BEN.email, 1);
    const { password } = contentOf(mail ?? { subject: '', text: '' });
    const other = await newDevice();
    await other.goto('/login');
    await signIn(other, password);
    await expect(other).toHaveURL(/\/dashboard$/);

    await first.goto('/users/account');
    await first.getByLabel('Current Password', { exact: true }).fill(password);
    await first.getByLabel('New Password', { exact: true }).fill(OWN_PASSWORD);
    await first.getByLabel('Confirm Password', { exact: true }).fill(OWN_PASSWORD);
    await button(first, 'Change password').click();
    await takeAlerts(first, success('Password successfully updated.'));
    for (const tab of [first, second]) {
      await tab.bringToFront();
      await tab.getByRole('link', { name: 'Artists', exact: true }).click();
      await expect(tab.getByText('No Artists Found.')).toBeVisible();
    }
    await other.getByRole('link', { name: 'Artists', exact: true }).click();
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByText(ENDED)).toHaveCount(1);
  });

  await test.step('becomes an admin: the API lets him at once, the menu once the account is read again', async () => {
    await admin.setRole('Admin');
    await first.bringToFront();
    await first.goto('/users/account');
    await button(first, 'Save').click();
    await expectAlerts(first, success('Account successfully updated.'));
    for (const tab of [first, second]) await expect(tab.getByRole('link', { name: 'Users' })).toBeVisible();
    await second.bringToFront();
    await second.getByRole('link', { name: 'Users' }).click();
    await expect(row(second, BEN.email)).toContainText('Admin');
  });

  await test.step('is demoted: the next call about users is refused in words, and he stays signed in', async () => {
    await admin.setRole('Manager');
    await second.reload();
    await expect(second.getByText('You are not allowed to do this.').first()).toBeVisible();
    await second.getByRole('link', { name: 'Artists', exact: true }).click();
    await expect(second.getByText('No Artists Found.')).toBeVisible();
    await expect(first).toHaveURL(/\/users\/account$/);
  });

  await test.step('is deactivated: both tabs end, and nothing signs in', async () => {
    await admin.press('Deactivate');
    await expectBothOut();
    await signIn(first, OWN_PASSWORD);
    await expect(first.getByText(NOT_RIGHT)).toBeVisible();
  });

  await test.step('is activated again: signing in in one tab takes the other along', async () => {
    await admin.press('Activate');
    await expectBothIn(OWN_PASSWORD);
  });

  await test.step('gets a new password: both tabs end, the mailed one signs in, the old one does not', async () => {
    await admin.resetPassword();
    await expectBothOut();
    await signIn(first, OWN_PASSWORD);
    await expect(first.getByText(NOT_RIGHT)).toBeVisible();
    const mail = (await expectMails(server, BEN.email, 2)).at(-1);
    await expectBothIn(contentOf(mail ?? { subject: '', text: '' }).password);
  });

  await test.step('is deleted: both tabs end, and the account is gone', async () => {
    await admin.remove();
    await expectBothOut();
    await signIn(first, OWN_PASSWORD);
    await expect(first.getByText(NOT_RIGHT)).toBeVisible();
  });
});
