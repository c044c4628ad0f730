import { expect, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { playerState, textNamedMp3, wav } from '../world/files/sounds';
import { expectAccessible } from '../world/page/axe';
import type { Catalogue } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { appear, button, choose, field, go, picker } from '../world/page/screens';

const deck = (page: Page) => page.getByRole('region', { name: 'Player' });
const place = async (page: Page) => (await playerState(page)).currentTime;
const isPaused = async (page: Page) => (await playerState(page)).paused;

const addSong = async (catalogue: Catalogue, title: string) =>
  catalogue.add('songs', { title, songCoverArt: await jpeg(), songFile: wav('tone.wav', 60) });

/** Plays the song of the list that has this name. */
const play = async (page: Page, title: string) => {
  await page.goto('/songs');
  await appear(button(page, `Edit ${title}`));
  await page.getByRole('row').filter({ hasText: title }).hover();
  await button(page, `Play ${title}`).click();
  await expect(deck(page)).toBeVisible();
  await expect.poll(() => place(page)).toBeGreaterThan(0);
};

test('a song is heard from its cover on, over pages and a save, goes to a place by keys, and ends with its player', async ({
  page,
  catalogue,
}) => {
  await addSong(catalogue, 'Jóga');
  await play(page, 'Jóga');
  await button(page, 'Edit Jóga').click();
  await field(page, 'Title').fill('Joga');
  const before = await place(page);
  await expect.poll(() => place(page)).toBeGreaterThan(before);

  const slider = deck(page).getByRole('slider', { name: 'Place in Jóga' });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:3\d of 1:00$/);
  expect(await place(page)).toBeGreaterThanOrEqual(30);
  await deck(page).getByRole('button', { name: 'Pause' }).press('Space');
  await expect.poll(() => isPaused(page)).toBe(true);
  await expect(field(page, 'Title')).toHaveValue('Joga');
  await button(page, 'Save').click();
  await expect(deck(page).getByText('Joga', { exact: true })).toBeVisible();

  await picker(page, 'Song File').getByRole('button', { name: 'Play Joga' }).click();
  await expect.poll(() => place(page)).toBeGreaterThan(30);
  await go(page, '/dashboard');
  await appear(page.getByRole('heading', { name: /^Welcome/ }));
  expect(await isPaused(page)).toBe(false);
  await deck(page).getByRole('button', { name: 'Close the player' }).click();
  await expect(deck(page)).toBeHidden();
  expect(await isPaused(page)).toBe(true);
});

test('of two tabs one is heard', async ({ page, newTab, catalogue }) => {
  await addSong(catalogue, 'Jóga');
  await addSong(catalogue, 'Hunter');
  await play(page, 'Jóga');
  const other = await newTab();
  await play(other, 'Hunter');
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(await isPaused(other)).toBe(false);
});

test('the player covers nothing of a form on a phone, and everybody can use it, light or dark', async ({ page, catalogue }) => {
  const expectUsable = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, `a page with the player, ${colorScheme}`);
    }
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await addSong(catalogue, 'Jóga');
  await play(page, 'Jóga');
  await expectUsable();
  await button(page, 'Edit Jóga').click();
  await appear(button(page, 'Save'));
  // Where it is pressed, and nothing lies over it: a click that met something else would wait for it to go.
  await button(page, 'Save').click({ trial: true });
  await button(page, 'Remove audio Song File').click({ trial: true });
  const [save, player] = [await button(page, 'Save').boundingBox(), await deck(page).boundingBox()];
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(player?.y ?? 0);
  expect(player).toMatchObject({ x: 0, width: 360, height: 60 });
  await expectUsable();
});

test('a chosen file shows how loud it is before it is sent, and one that is no sound says so', async ({ page }) => {
  await page.goto('/songs/add-song');
  const bars = picker(page, 'Song File').locator('.rest rect');
  await choose(page, 'Song File', wav('tone.wav', 5));
  await expect(bars).toHaveCount(96);
  await expect(picker(page, 'Song File').getByText('0:05')).toBeVisible();
  await choose(page, 'Song File', textNamedMp3());
  await expect(bars).toHaveCount(1);
  await expect(picker(page, 'Song File').getByText(/^This can’t be played here/)).toBeVisible();
});
