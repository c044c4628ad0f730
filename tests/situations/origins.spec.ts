import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { ADMIN } from '../world/built';
import { jpeg } from '../world/files/pictures';
import { expectPlays, recording } from '../world/files/sounds';
import { test } from '../world/page/fixtures';
import { type Layout, twoOrigins } from '../world/page/origins';
import { appear, button, picker, signInByHand } from '../world/page/screens';
import { situation } from './inBrowser';

test.use({ as: 'visitor' });

let layout: Layout;
test.beforeAll(async () => {
  layout = await twoOrigins();
  await layout.catalogue.add('songs', { title: 'Far away', songCoverArt: await jpeg(), songFile: recording('tone.mp3') });
});
test.afterAll(() => layout.close());

/** Comes to a page as one who has signed in. */
const comeTo = async (page: Page, path: string) => {
  const { token, user } = await layout.catalogue.signIn();
  const items = { token, user: JSON.stringify(user) };
  await page.addInitScript((all) => Object.assign(localStorage, all), items);
  await page.goto(`${layout.url}${path}`);
};

/** Comes to the edit page of the one song, by its list. */
const openSong = async (page: Page) => {
  await comeTo(page, ROUTES.songs.list);
  await appear(button(page, 'Edit Far away'));
  await button(page, 'Edit Far away').click();
  await appear(button(page, 'Remove audio Song File'));
};

/** Whether each picture is seen, once the browser knows. */
const areSeen = (page: Page) =>
  page.locator('main img').evaluateAll((all) =>
    Promise.all(
      all.map(
        (image) =>
          image instanceof HTMLImageElement &&
          image.decode().then(
            () => true,
            () => false,
          ),
      ),
    ),
  );

situation('the frame', 'second origin', 'signs in and opens pages where the API is at another origin', async ({ page }) => {
  await signInByHand(page, undefined, undefined, layout.url);
  await page.getByRole('link', { name: 'Playlists', exact: true }).click();
  await appear(page.getByText('No Playlists Found.'));
  await page.reload();
  await appear(page.getByText('No Playlists Found.'));
  expect(new URL(page.url()).origin).toBe(layout.url);
});

situation('the list of users', 'second origin', 'shows whom the API at another origin knows', async ({ page }) => {
  await comeTo(page, ROUTES.users.list);
  await appear(page.getByRole('row').filter({ hasText: ADMIN.email }));
});

situation('the list of songs', 'second origin', 'shows the pictures that are at another origin', async ({ page }) => {
  await comeTo(page, ROUTES.songs.list);
  await appear(button(page, 'Edit Far away'));
  expect(await areSeen(page)).toEqual([true]);
});

situation('a picture', 'second origin', 'shows what is stored at another origin', async ({ page }) => {
  await openSong(page);
  await appear(picker(page, 'Cover Art').getByRole('img'));
  // In the heading of the page, and in its frame.
  expect(await areSeen(page)).toEqual([true, true]);
});

situation('a sound', 'second origin', 'plays what is stored at another origin', async ({ page }) => {
  await openSong(page);
  await expectPlays(page);
});
