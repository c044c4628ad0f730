import { expect } from '@playwright/test';
import type { ResourceName } from '../../src/contract/kinds';
import { DASHBOARD, ROUTES } from '../../src/routes';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, success } from '../world/page/alerts';
import { passMinutes } from '../world/page/clock';
import { FILLED } from '../world/page/everyKind';
import { test } from '../world/page/fixtures';
import { appear, button, choose, field, signInByHand } from '../world/page/screens';
import { faultsAtWidths, layoutFaults } from '../world/page/widths';
import { situation } from './inBrowser';
import { add, RIGHT_TO_LEFT, UNBROKEN, WORDS } from './places';

// The last file, and a long one: all workers share it.
test.describe.configure({ mode: 'parallel' });

const PHONES = [320, 400, 480, 560];
const STEPS_OF_40 = Array.from({ length: 57 }, (_, index) => 320 + 40 * index);
/** What a record of the kind needs beside its name and its picture. */
const BESIDE: Partial<Record<ResourceName, Record<string, string>>> = {
  videos: { url: 'https://example.org/watch' },
  announcements: { description: '<p>Doors at eight.</p>' },
  ads: { description: '<p>Doors at eight.</p>' },
};

situation('the list of songs', 'every width', 'can be read of any kind, whatever its names are', async (person) => {
  test.slow();
  const faults: string[] = [];
  for (const [turn, kind] of FILLED.entries()) {
    // One table for all kinds: each at every fourth width, and its neighbours at those between.
    const widths = STEPS_OF_40.filter((_, step) => process.env.ALL_KINDS || step % 4 === turn % 4);
    for (const name of [WORDS, RIGHT_TO_LEFT, UNBROKEN]) await add(person, kind, name, BESIDE[kind]);
    await person.page.goto(ROUTES[kind].list);
    await appear(button(person.page, `Edit ${WORDS}`));
    faults.push(...(await faultsAtWidths(person.page, widths)).map((fault) => `${kind}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

situation('a new ad', 'every width', 'begins again at its first field, in view, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ROUTES.ads.add);
  await field(page, 'Title').fill('Tonight');
  await choose(page, 'Feature Image', await jpeg());
  await page.mouse.wheel(0, 5_000);
  await button(page, 'Save').click();
  await expectAlerts(page, success('Ad successfully created.'));
  await expect(field(page, 'Title')).toBeFocused();
  const [title, header] = await Promise.all([field(page, 'Title').boundingBox(), page.getByRole('banner').boundingBox()]);
  expect(title?.y).toBeGreaterThan(header?.height ?? 0);
});

situation('the list of songs', 'every width', 'shows its first row whenever it shows other rows', async ({ page, catalogue }) => {
  for (let number = 0; number < 22; number += 1) await catalogue.add('songs', { title: `Mix ${number}` });
  await page.goto(ROUTES.songs.list);
  const firstRow = () =>
    page
      .getByRole('row')
      .nth(1)
      .evaluate((row) => row.getBoundingClientRect().top);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '20' }).click();
  await expect(page.getByRole('row')).toHaveCount(21);
  expect(await firstRow()).toBeGreaterThan(0);
  await button(page, 'Next page').click();
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await firstRow()).toBeGreaterThan(0);
});

situation('the frame', 'every width', 'shows its menus whole, and closes the main one after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(DASHBOARD);
  await button(page, 'Menu').click();
  await appear(page.getByRole('dialog', { name: 'Main menu' }));
  expect(await faultsAtWidths(page, PHONES)).toEqual([]);
  await page.getByRole('link', { name: 'Artists', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await appear(page.getByRole('menu'));
  expect(await layoutFaults(page)).toEqual([]);
});

situation('the frame', 'every width', 'offers what was typed before a logout in lines that can be read', async ({ page }) => {
  await page.clock.install();
  await page.goto(ROUTES.songs.add);
  await field(page, 'Title').fill('Typed with care');
  await passMinutes(page, 15.1);
  await expect(page).toHaveURL(/\/login$/);
  await signInByHand(page);
  await appear(button(page, 'Continue'));
  expect(await faultsAtWidths(page)).toEqual([]);
});
