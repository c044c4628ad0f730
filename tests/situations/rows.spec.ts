import { expect, type Locator, type Page } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { findWholeChromium } from '../support/chromium';
import { test } from '../world/page/fixtures';
import { appear, button, field, go } from '../world/page/screens';
import { countShifts, EXCUSED } from '../world/page/shifts';
import { slowLine } from '../world/page/slowLine';
import { resize } from '../world/page/widths';
import { situation } from './inBrowser';
import { add, RIGHT_TO_LEFT, UNBROKEN, WORDS } from './places';

// A tab that a click opens is never done with loading where the browser has no windows.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findWholeChromium() }),
    { scope: 'worker' },
  ],
});

const LIST = 'the list of songs';

const name = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });
const middleOf = async (locator: Locator) => {
  const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: Number.NaN };
  return y + height / 2;
};
const heights = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
const topOfFooter = (page: Page) =>
  page.getByRole('combobox', { name: 'Rows per page' }).evaluate((box) => Math.round(box.getBoundingClientRect().top));

situation(
  LIST,
  'every width',
  'has rows of one height, of three lines at most, whatever their names and pictures are, in which they stand in the middle',
  async (person) => {
    const { page } = person;
    const artist = await add(person, 'artists', UNBROKEN);
    const album = await add(person, 'albums', WORDS, { artist: artist._id });
    for (const title of [WORDS, RIGHT_TO_LEFT, UNBROKEN, '夜'])
      await add(person, 'songs', title, { artist: artist._id, album: album._id });
    await page.goto(ROUTES.songs.list);
    await appear(name(page, WORDS));
    const seen: Record<number, number[]> = {};
    for (const width of [1920, 1440, 1280, 1024, 768, 640, 560, 360]) {
      await resize(page, { width, height: 900 });
      seen[width] = [...new Set(await heights(page))];
    }
    expect(seen).toEqual({ 1920: [56], 1440: [56], 1280: [56], 1024: [64], 768: [64], 640: [64], 560: [84], 360: [84] });
    await add(person, 'videos', WORDS, { url: 'https://www.youtube.com/watch?v=harbour' });
    await go(page, ROUTES.videos.list);
    await appear(page.getByRole('heading', { level: 1, name: 'Videos' }));
    await appear(name(page, WORDS));
    expect(await heights(page)).toEqual([84]);
    await resize(page, { width: 768, height: 900 });
    await go(page, ROUTES.artists.list);
    await appear(name(page, UNBROKEN));
    // An artist has no second line here.
    const [row, text] = [await middleOf(page.getByRole('row').last()), await middleOf(name(page, UNBROKEN))];
    expect(Math.abs(row - text)).toBeLessThanOrEqual(1);
  },
);

situation(LIST, 'slow line', 'moves nothing while rows come, pages are turned and a search runs', async ({ page, catalogue }) => {
  for (let number = 1; number <= 23; number += 1) await catalogue.add('songs', { title: `Song ${number}` });
  const moved = await countShifts(page);
  await slowLine(page, { answerAfter: EXCUSED + 300 });
  await page.goto(ROUTES.songs.list);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  const footer = await topOfFooter(page);
  await appear(name(page, 'Song 23'));
  expect(await heights(page)).toEqual([56, 56, 56, 56, 56]);
  for (const number of [2, 4]) {
    await button(page, `Page ${number}`).or(button(page, 'Next page')).last().click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(await topOfFooter(page)).toBe(footer);
  }
  await page.getByRole('searchbox').fill('song 7');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect(await topOfFooter(page)).toBe(footer);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  expect(await topOfFooter(page)).toBe(footer);
  expect(await moved()).toEqual([]);
});

situation(LIST, 'impatient hands', 'lets go of the rows of a page that was left', async ({ page, catalogue }) => {
  for (let number = 1; number <= 20; number += 1) await catalogue.add('songs', { title: `Song ${number}` });
  await page.goto(ROUTES.songs.list);
  const left: { deref: () => unknown }[] = [];
  const seen = await page.evaluateHandle((none) => none, left);
  for (const number of [20, 15, 10]) {
    await appear(name(page, `Song ${number}`));
    await button(page, `Delete Song ${number}`).hover();
    await seen.evaluate((rows) => rows.push(...[...document.querySelectorAll('tbody tr')].map((row) => new WeakRef(row))));
    await button(page, 'Next page').click();
  }
  await appear(name(page, 'Song 5'));
  const session = await page.context().newCDPSession(page);
  const kept = async () => {
    await session.send('HeapProfiler.collectGarbage');
    // React still has the page before, to compare with.
    return seen.evaluate((rows) => rows.slice(0, 10).filter((row) => row.deref()).length);
  };
  // What the last event of the pointer was about goes with the next one.
  await page.mouse.move(0, 0);
  await expect.poll(kept).toBe(0);
});

situation(LIST, 'keys', 'opens a record in a tab of its own, by a link as browsers have it or its row', async (person) => {
  const { page, context } = person;
  for (const title of ['First', 'Second', 'Third']) await add(person, 'songs', title);
  await page.goto(ROUTES.songs.list);
  await appear(name(page, 'First'));
  const ways = [
    ['First', () => name(page, 'First').click({ modifiers: ['Control'] })],
    ['Second', () => name(page, 'Second').click({ button: 'middle' })],
    ['Third', () => page.getByRole('row').filter({ hasText: 'Third' }).getByText('Published').click({ button: 'middle' })],
  ] as const;
  for (const [title, open] of ways) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(field(tab, 'Title')).toHaveValue(title);
    await expect(tab).toHaveURL(new RegExp(`${ROUTES.songs.edit}$`));
    await tab.reload();
    await expect(field(tab, 'Title')).toHaveValue(title);
  }
  await expect(page).toHaveURL(new RegExp(`${ROUTES.songs.list}$`));
  await appear(name(page, 'First'));
});

situation(LIST, 'impatient hands', 'opens by a click on a row, not by what stands in it or by choosing text', async (person) => {
  const { page } = person;
  await add(person, 'songs', 'Opened');
  await page.goto(ROUTES.songs.list);
  await appear(name(page, 'Opened'));
  const row = page.getByRole('row').filter({ hasText: 'Opened' });
  const { x = 0, y = 0, width = 0 } = (await row.getByRole('time').boundingBox()) ?? {};
  await page.mouse.move(x + 2, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + width - 2, y + 8, { steps: 4 });
  await page.mouse.up();
  await button(page, 'Delete Opened').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.songs.list}$`));
  await row.getByText('Published').click();
  await expect(field(page, 'Title')).toHaveValue('Opened');
  await page.goBack();
  await expect(name(page, 'Opened')).toBeFocused();
  expect(await row.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
});

situation('deleting a record', 'every width', 'lets its row go with a motion, where motions are wanted', async (person) => {
  const { page } = person;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (let number = 1; number <= 6; number += 1) await add(person, 'channels', `Channel ${number}`);
  await page.goto(ROUTES.channels.list);
  await appear(name(page, 'Channel 5'));
  const footer = await topOfFooter(page);
  const ended = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const ends: string[] = [];
        document.addEventListener('animationend', ({ target }) => {
          if (target instanceof HTMLElement && target.dataset.motion) ends.push(target.dataset.motion);
          if (ends.length === 2) resolve(ends.sort());
        });
      }),
  );
  await button(page, 'Delete Channel 5').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  expect(await ended).toEqual(['coming', 'leaving']);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await appear(name(page, 'Channel 1'));
  expect(await topOfFooter(page)).toBe(footer);
});
