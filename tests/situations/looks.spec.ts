import { expect } from '@playwright/test';
import { DASHBOARD, ROUTES } from '../../src/routes';
import { wav } from '../world/files/sounds';
import { expectAlerts, fail, SHOWN } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { faultsInLooks, lookAt, markOf } from '../world/page/looks';
import { text, tool } from '../world/page/richText';
import { appear, button } from '../world/page/screens';
import { situation } from './inBrowser';
import { add, open, RIGHT_TO_LEFT } from './places';

test.use({ viewport: { width: 1280, height: 800 } });

situation(
  'a new channel',
  'every look',
  'tells Save from what is no button, and frames an alert, in forced colours',
  async (person) => {
    const { page } = person;
    await open['a new channel'](person);
    await lookAt(page, 'forced colours');
    const marks = await Promise.all(
      ['Save', 'Publish'].map((name) => button(page, name).evaluate((it) => getComputedStyle(it).borderStyle)),
    );
    expect(marks).toEqual(['solid', 'solid']);
    expect(await markOf(button(page, 'Save'))).not.toBe(await markOf(button(page, 'Publish')));
    await button(page, 'Save').click();
    await expectAlerts(page, fail('Please fill in required fields'));
    expect(await page.locator(SHOWN).evaluate((it) => getComputedStyle(it).borderTopStyle)).toBe('solid');
  },
);

situation(
  'the list of songs',
  'every look',
  'shows a name in its own direction, has one button that clears the search, and tells its page in forced colours',
  async ({ page, catalogue }) => {
    for (let number = 0; number < 5; number += 1) await catalogue.add('songs', { title: `Song ${number}` });
    await catalogue.add('songs', { title: RIGHT_TO_LEFT });
    await page.goto(ROUTES.songs.list);
    const name = page.getByText(RIGHT_TO_LEFT);
    await appear(name);
    expect(await name.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl');
    await expect(button(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
    const back = await lookAt(page, 'forced colours');
    expect(await markOf(button(page, 'Page 1'))).not.toBe(await markOf(button(page, 'Page 2')));
    await back();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('harbour');
    const { width = 0, height = 0 } = (await search.boundingBox()) ?? {};
    // Where the browser draws one of its own.
    await search.click({ position: { x: width - 8, y: height / 2 } });
    expect(await search.inputValue()).toBe('harbour');
  },
);

situation(
  'the songs of a playlist',
  'every look',
  'cuts off the end of a long right-to-left name, not its beginning, and so does the deck',
  async (person) => {
    const { page, catalogue } = person;
    const title = Array(6).fill(RIGHT_TO_LEFT).join(' ');
    const { _id: song } = await catalogue.add('songs', { title, songFile: wav('long.wav') });
    const { _id: playlist } = await add(person, 'playlists', 'Night drive');
    await catalogue.addSong(playlist, song);
    await page.goto(ROUTES.playlists.list);
    await page.getByRole('link', { name: 'Night drive' }).click();
    await button(page, `Play ${title}`).click();
    const names = page.getByText(title);
    await expect(names).toHaveCount(2);
    const seen = await names.evaluateAll((texts) =>
      texts.map((text) => {
        const first = document.createRange();
        first.setStart(text.firstChild ?? text, 0);
        first.setEnd(text.firstChild ?? text, 1);
        const box = text.parentElement?.getBoundingClientRect();
        return box !== undefined && first.getBoundingClientRect().right <= box.right + 1;
      }),
    );
    expect(seen).toEqual([true, true]);
  },
);

situation('a description', 'every look', 'tells pressed tools from the others, in forced colours', async (person) => {
  const { page } = person;
  await page.goto(ROUTES.ads.add);
  await text(page).fill('some words');
  await page.keyboard.press('Control+a');
  await tool(page, 'Bold').click();
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await lookAt(page, 'forced colours');
  expect(await markOf(tool(page, 'Bold'))).not.toBe(await markOf(tool(page, 'Italic')));
});

situation('the frame', 'every look', 'tells the page one is on from the others, in forced colours', async ({ page }) => {
  await page.goto(DASHBOARD);
  const link = (name: string) => page.getByRole('link', { name });
  await expect(link('Dashboard')).toHaveAttribute('aria-current', 'page');
  await lookAt(page, 'forced colours');
  expect(await markOf(link('Dashboard'))).not.toBe(await markOf(link('Users')));
});

situation(
  'the list of users',
  'every look',
  'can be read and used, its labels whole when a reader spaces the text',
  async (person) => {
    await open['the list of users'](person);
    expect(await faultsInLooks(person.page)).toEqual([]);
    await lookAt(person.page, 'text spaced');
    const cut = await person.page
      .locator('main label')
      .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent));
    expect(cut).toEqual([]);
  },
);

situation('the frame', 'every look', 'moves nothing for those who want no motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(DASHBOARD);
  await lookAt(page, 'without motion');
  await button(page, 'Menu').click();
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration))),
  );
  expect(longest).toBeLessThan(1);
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
});

situation('the list of songs', 'every look', 'plays without a move in its rows for those who want none', async (person) => {
  const { page, catalogue } = person;
  await catalogue.add('songs', { title: 'Jóga', songFile: wav('tone.wav', 30) });
  await page.goto(ROUTES.songs.list);
  const moving = () => page.locator('tbody').evaluate((rows) => rows.getAnimations({ subtree: true }).length);
  await page.getByRole('row').nth(1).hover();
  await button(page, 'Play Jóga').click();
  await expect.poll(moving).toBe(3);
  await lookAt(page, 'without motion');
  await expect.poll(moving).toBe(0);
  await expect(button(page, 'Pause Jóga')).toBeVisible();
});
