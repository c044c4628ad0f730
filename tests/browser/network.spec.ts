import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, expectAlert, field } from './support/screens';

/** One of each class of answers that are failures, with words and without. */
const REFUSALS = [
  { status: 400, message: 'The page must be a number.' },
  { status: 403, message: 'You may not see channels.' },
  { status: 404, message: 'There is no such list.' },
  { status: 409, message: 'Somebody else is at it.' },
  { status: 429, message: 'Too many requests. Try again in a minute.' },
  { status: 500, message: undefined },
  { status: 503, message: 'The catalogue is being moved.' },
] as const;
const UNKNOWN = 'Something went wrong, try again';

/** Keeps the calls of an address back until they are let go. */
const hold = async (page: Page, url: RegExp) => {
  let count = 0;
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, letGo };
};

test.describe('an answer that is a failure', () => {
  test('[8.2] is told in its own words by a list, of each class, and Try again brings the rows', async ({
    page,
    catalogue,
    watch,
  }) => {
    watch.announce(/\b(4\d\d|5\d\d)\b/);
    await catalogue.add('playlists', { name: 'Still here' });
    await page.goto('/dashboard');
    for (const { status, message } of REFUSALS) {
      await page.route(/\/listings\/playlists\?/, (route) => route.fulfill({ status, json: { success: false, message } }), {
        times: 1,
      });
      await page.goto('/playlists');
      await expect(page.getByRole('main').getByText(message ?? UNKNOWN)).toBeVisible();
      await button(page, 'Try again').click();
      await expect(page.getByRole('row').nth(1)).toContainText('Still here');
    }
  });

  test('[8.2] is told in its own words by a form, of each class, which keeps what was typed', async ({
    page,
    catalogue,
    watch,
  }) => {
    watch.announce(/\b(4\d\d|5\d\d)\b/);
    await catalogue.add('ads', { title: 'Old', featureImage: await jpeg() });
    await page.goto('/ads');
    await button(page, 'Edit Old').click();
    await field(page, 'Title').fill('New');
    for (const { status, message } of REFUSALS) {
      await page.route(/\/ad-news\/[^/]+$/, (route) => route.fulfill({ status, json: { success: false, message } }), {
        times: 1,
      });
      await button(page, 'Save').click();
      await expectAlert(page, message ?? UNKNOWN);
      await expect(field(page, 'Title')).toHaveValue('New');
    }
    await button(page, 'Save').click();
    await expectAlert(page, 'Ad successfully updated');
    expect(await catalogue.all('ads')).toMatchObject([{ title: 'New' }]);
  });
});

test.describe('On a slow network', () => {
  test('a list waits without an empty message, and a second visit shows its rows at once', async ({ page, catalogue }) => {
    await catalogue.add('playlists', { name: 'Slow one' });
    await page.goto('/dashboard');
    const first = await hold(page, /\/listings\/playlists\?/);
    await page.getByRole('link', { name: 'Playlists', exact: true }).click();
    await expect.poll(first.count).toBe(1);
    await expect(page.getByRole('status', { name: 'Loading the list' })).toBeVisible();
    await expect(page.getByText('No Playlists Found.')).toHaveCount(0);
    first.letGo();
    await expect(page.getByRole('row').nth(1)).toContainText('Slow one');

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const second = await hold(page, /\/listings\/playlists\?/);
    await page.getByRole('link', { name: 'Playlists', exact: true }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Slow one');
    second.letGo();
  });

  test('a save holds its buttons until it is answered, and sends once', async ({ page, catalogue }) => {
    await page.goto('/playlists/add-playlist');
    await field(page, 'Name').fill('Sent once');
    const held = await hold(page, /\/listings\/playlists$/);
    await button(page, 'Save').click();
    await expect(button(page, 'Save')).toBeDisabled();
    await expect(button(page, 'Publish')).toBeDisabled();
    await field(page, 'Name').press('Enter');
    expect(held.count()).toBe(1);
    held.letGo();
    await expectAlert(page, 'Playlist successfully created.');
    expect(await catalogue.all('playlists')).toHaveLength(1);
  });
});
