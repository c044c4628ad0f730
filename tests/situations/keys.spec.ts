import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { alerts, SPOKEN } from '../world/page/alerts';
import { focused } from '../world/page/keyboard';
import { appear, button } from '../world/page/screens';
import { situation } from './inBrowser';
import { open, pressForAlert } from './places';

for (const [feature, place, pressed, after] of [
  ['Publish', 'a channel', 'Unpublish', 'Publish'],
  ['Activate', 'a user', 'Deactivate', 'Activate'],
] as const)
  situation(feature, 'keys', 'keeps the focus', async (person) => {
    await open[place](person);
    await pressForAlert(person.page, button(person.page, pressed));
    await expect(button(person.page, after)).toBeEnabled();
    const found = await focused(person.page);
    await button(person.page, after).click();
    expect(found).toBe(after);
  });

const expectRowsNamed = async (page: Page) =>
  expect(await page.getByRole('rowheader').count()).toBe((await page.getByRole('row').count()) - 1);

situation(
  'the list of songs',
  'keys',
  'names each row, keeps the focus at the last page and at the first, and lets the key / be switched off',
  async ({ page, catalogue }) => {
    for (let number = 0; number < 6; number += 1) await catalogue.add('songs', { title: `Song ${number}` });
    await page.goto(ROUTES.songs.list);
    const found: string[] = [];
    for (const [name, other] of [
      ['Next page', 'Page 2'],
      ['Previous page', 'Page 1'],
    ] as const) {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, other)).toHaveAttribute('aria-current', 'page');
      await expectRowsNamed(page);
      found.push(await focused(page));
    }
    expect(found).not.toContain('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const isMoved = await page.getByRole('searchbox', { name: 'Search' }).evaluate((it) => it === document.activeElement);
    await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
    const switches = await page.getByRole('menuitemcheckbox', { name: /key|shortcut/i }).count();
    expect({ isMoved, switches }).toEqual(isMoved ? { isMoved, switches: 1 } : { isMoved, switches });
  },
);

situation('deleting a record', 'keys', 'tells a refusal when it can be heard', async (person) => {
  const { page, watch } = person;
  watch.announce(/\b409\b/);
  await open['the list of songs'](person);
  await page.goto(ROUTES.albums.list);
  await button(page, 'Delete In the harbour hall').click();
  await appear(page.getByRole('alertdialog'));
  const heard = await page.evaluateHandle((spoken) => {
    const found: boolean[] = [];
    new MutationObserver(() => {
      const alert = document.querySelector(spoken);
      if (alert && found.length === 0) found.push(alert.closest('[aria-hidden=true]') === null);
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  }, SPOKEN);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => alerts(page)).toHaveLength(1);
  expect(await heard.jsonValue()).toEqual([true]);
});

for (const [feature, path, label] of [
  ['the artist of a song', ROUTES.songs.add, 'Artist'],
  ['the target of an announcement', ROUTES.announcements.add, 'Song'],
] as const)
  situation(feature, 'keys', 'names its field by each of its buttons', async (person) => {
    const { page } = person;
    await page.goto(path);
    if (label === 'Song') {
      await page.getByRole('combobox', { name: 'Announcement Type' }).click();
      await page.getByRole('option', { name: 'Song' }).click();
    }
    const box = page.getByRole('combobox', { name: label, exact: true });
    await appear(box);
    const names = await box
      .locator('xpath=ancestor::*[contains(@class, "MuiAutocomplete-root")]')
      .locator('button')
      .evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? it.textContent ?? ''));
    expect(names.filter((name) => !name.includes(label))).toEqual([]);
  });
