import { expect } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { jpeg } from '../world/files/pictures';
import { expectAccessible } from '../world/page/axe';
import { test } from '../world/page/fixtures';
import { appear, button, expectPreview, field, openEdit } from '../world/page/screens';

const names = (page: Parameters<typeof button>[0], list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').getByRole('heading').allTextContents();

test('a channel goes back to an earlier version from its history, and what came of it is told there', async ({
  page,
  catalogue,
}) => {
  await catalogue.add('channels', { name: 'Harbour', photo: await jpeg() });
  await openEdit(page, 'Harbour', ROUTES.channels.list);
  await field(page, 'Name').fill('Harbour at night');
  await button(page, 'Publish').click();
  await appear(button(page, 'Unpublish'));
  await button(page, 'Save').click();
  await button(page, 'History').click();
  await appear(button(page, 'Restore this version'));
  expect(await names(page, 'History')).toEqual(['Ada changed Name', 'Ada published it', 'Ada created it']);
  await button(page, 'Details').last().click();
  await expect(page.getByRole('img', { name: 'Photo after' })).toBeVisible();
  await expectAccessible(page, 'the history of a channel');
  await button(page, 'Restore this version').click();
  await button(page, 'Restore').click();
  await expect(field(page, 'Name')).toHaveValue('Harbour');
  await expectPreview(page, 'Photo');
  expect(await catalogue.all('channels')).toMatchObject([{ name: 'Harbour', isPublished: true, version: 4 }]);
  await button(page, 'History').click();
  await expect(page.getByRole('listitem').getByRole('heading').first()).toHaveText('Ada restored an earlier version');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/edit-channel$/);
});

test('the second of two clicks on Bring back does not meet the row that moved up', async ({ page, catalogue }) => {
  for (const name of ['Ferry', 'Night']) {
    const { _id } = await catalogue.add('playlists', { name });
    await catalogue.remove('playlists', _id);
  }
  await page.goto(ROUTES.playlists.list);
  await button(page, 'Recently deleted').click();
  await appear(button(page, 'Bring back Night'));
  await button(page, 'Bring back Night').hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(button(page, 'Bring back Night')).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').nth(1)).toHaveText(/Night/);
  await button(page, 'Recently deleted').click();
  await appear(button(page, 'Bring back Ferry'));
  expect(sent).toEqual([]);
});

test('a song that was deleted is brought back, and another one is deleted for good', async ({ page, catalogue }) => {
  for (const title of ['Ferry', 'Night']) await catalogue.add('songs', { title }, true);
  await page.goto(ROUTES.songs.list);
  for (const title of ['Ferry', 'Night']) {
    await button(page, `Delete ${title}`).click();
    await button(page, 'Delete').click();
    await expect(button(page, `Delete ${title}`)).toHaveCount(0);
  }
  await button(page, 'Recently deleted').click();
  await appear(button(page, 'Bring back Ferry'));
  await expectAccessible(page, 'what was deleted of late');
  await button(page, 'Bring back Ferry').click();
  await expect(button(page, 'Bring back Ferry')).toHaveCount(0);
  await button(page, 'Delete Night for good').click();
  await button(page, 'Delete for good').click();
  await appear(page.getByRole('dialog').getByText('Nothing was deleted in the last 30 days.'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').nth(1)).toHaveText(/Ferry.*Unpublished/);
  expect(await catalogue.all('songs')).toMatchObject([{ title: 'Ferry', isPublished: false }]);
});
