import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../world/page/axe';
import { test } from '../world/page/fixtures';
import { button, expectAlert, field, row } from '../world/page/screens';
import { ADMIN } from '../world/page/server';

// A server of its own: the people that this file makes are nobody else's business.
test.use({ environment: { LOG_LEVEL: 'fatal' } });

const LONG = 'Llanfairpwllgwyngyll'.repeat(10);
const PEOPLE: Record<string, string>[] = [
  { email: 'zoe@example.org', firstName: 'Zoë', lastName: 'Müller', role: 'admin' },
  { email: 'fairouz@example.org', firstName: 'فيروز', role: 'manager' },
  { email: `${'long'.repeat(15)}@example.org`, firstName: LONG, role: 'manager' },
];

const expectGood = async (page: Page, name: string) => {
  await expectAccessible(page, name);
};

test.beforeEach(async ({ catalogue }) => {
  const known = (await catalogue.all('users')).map(({ email }) => email);
  for (const person of PEOPLE) if (!known.includes(person.email)) await catalogue.add('users', person);
});

test('list, add and edit page of users are accessible and fit, whatever the names', async ({ page, watch }) => {
  watch.announce(/\b409\b/);
  await page.goto('/users');
  await expect(row(page, ADMIN.email)).toBeVisible();
  await expectGood(page, 'list');

  await page.goto('/users/add-user');
  await field(page, 'Email').fill('zoe@example.org');
  await field(page, 'First Name').fill('Zoe');
  await button(page, 'Create').click();
  await expectAlert(page, 'Please fill in required fields');
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveText(['- -', 'Admin', 'Manager']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await button(page, 'Create').click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Another user has this email already.');
  await expectGood(page, 'add page with a refused field');

  await page.goto('/users');
  await button(page, `Edit ${LONG}`).click();
  await expect(field(page, 'First Name')).toHaveValue(LONG);
  await expectGood(page, 'edit');
  await button(page, 'Reset Password').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGood(page, 'the question before a reset');
});

test.describe('A user', () => {
  test('is made with the keyboard alone', async ({ page, catalogue }) => {
    const email = `keys-${Date.now()}@example.org`;
    await page.goto('/users/add-user');
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kay');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveText('Admin');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Create')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAlert(page, 'User successfully created.');
    const made = (await catalogue.all('users')).find((user) => user.email === email);
    expect(made).toMatchObject({ firstName: 'Kay', role: 'admin', isActive: true });
  });

  test('one’s own keeps the header’s name in step, in both tabs', async ({ page, newTab, catalogue }) => {
    const other = await newTab();
    await other.goto('/dashboard');
    await page.goto('/users');
    await button(page, 'Edit Ada').click();
    await field(page, 'First Name').fill('Adele');
    await button(page, 'Save').click();
    await expectAlert(page, 'User successfully updated.');
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Adele' })).toBeVisible();
    await field(page, 'First Name').fill('Ada');
    await button(page, 'Save').click();
    await expect(other.getByRole('button', { name: 'Ada', exact: true })).toBeVisible();
    expect((await catalogue.all('users')).some(({ firstName }) => firstName === 'Ada')).toBe(true);
  });
});
