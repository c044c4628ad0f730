import { expect, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { test } from '../world/page/fixtures';
import { button, expectAlert, openEdit, pick } from '../world/page/screens';

const COUNT = 150;
const name = (number: number) => `Song ${String(number).padStart(3, '0')}`;

const panel = (page: Page) => page.getByRole('region', { name: 'Songs' });
const titles = (page: Page) => panel(page).getByRole('listitem').locator('bdi:first-of-type');
const shownTitles = async (page: Page) =>
  (await panel(page).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);

test('150 songs in a playlist: each once on 30 pages; added, refused twice, removed, the last of the last page too', async ({
  page,
  catalogue,
}) => {
  test.slow();
  const cover = await jpeg();
  const playlist = await catalogue.add('playlists', { name: 'Long night', featureImage: cover });
  for (let number = 1; number <= COUNT; number += 1) {
    const song = await catalogue.add('songs', { title: name(number) }, true);
    await catalogue.addSong(playlist._id, song._id);
  }
  await catalogue.add('songs', { title: 'One more' }, true);

  await openEdit(page, 'Long night', '/playlists');
  const next = panel(page).getByRole('button', { name: 'Next page' });
  const seen: (string | undefined)[] = [];
  for (let number = 1; number <= COUNT / 5; number += 1) {
    await expect(panel(page).getByRole('button', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(titles(page).first()).toHaveText(name(number * 5 - 4));
    seen.push(...(await shownTitles(page)));
    if (number < COUNT / 5) await next.click();
  }
  expect(seen).toEqual(Array.from({ length: COUNT }, (_, index) => name(index + 1)));
  await expect(next).toBeDisabled();

  await button(page, 'Add Song').click();
  await pick(page, 'Search songs', name(1));
  await expectAlert(page, 'Duplication not allowed, Song already exists');
  await pick(page, 'Search songs', 'One more');
  await expect(next).toBeEnabled();
  await next.click();
  await expect(titles(page)).toHaveText(['One more']);
  await button(page, 'Remove One more from the playlist').click();
  await expect(titles(page)).toHaveCount(5);
  await expect(titles(page).first()).toHaveText(name(COUNT - 4));
  await expect(next).toBeDisabled();
  expect((await catalogue.all('playlists'))[0]?.songs).toHaveLength(COUNT);

  await titles(page).first().click();
  await expect(page).toHaveURL(/\/songs\/edit-song$/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(name(COUNT - 4));
});
