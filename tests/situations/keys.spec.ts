import { expect, type Locator, type Page } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { alerts, SPOKEN } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { focused, question } from '../world/page/keyboard';
import { appear, button, field } from '../world/page/screens';
import { situation } from './inBrowser';
import { COLLEAGUE, open, WORDS } from './places';
import type { FeatureOf } from './table';

/** Presses Enter on it, and waits until that has become an alert. */
const pressForAlert = async (page: Page, target: Locator) => {
  await target.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => alerts(page)).not.toEqual([]);
};

/** Fields that a form can't be saved without. */
const REQUIRED: Readonly<Record<FeatureOf<'form'>, readonly string[]>> = {
  ...{ 'a new channel': ['Name'], 'a new playlist': ['Name'], 'a new ad': ['Title'], 'a channel': ['Name'] },
  ...{ 'a user': ['Email', 'First Name'], 'a profile': ['Email', 'First Name'] },
};
const PICTURES: Partial<Record<FeatureOf<'form'>, RegExp>> = {
  ...{ 'a new channel': /image Photo$/, 'a new ad': /image Feature Image$/, 'a channel': /^Replace Photo$/ },
};
/** What is shown of records that are there already. */
const SHOWN: Partial<Record<FeatureOf<'form'>, string>> = { 'a channel': WORDS, 'a user': COLLEAGUE, 'a profile': '' };
const isForm = (name: string): name is FeatureOf<'form'> => Object.hasOwn(REQUIRED, name);
for (const feature of Object.keys(REQUIRED).filter(isForm)) {
  const [picture, name] = [PICTURES[feature], SHOWN[feature]];
  const more = name === undefined ? '' : ', names its record and keeps the focus on Save';
  situation(feature, 'keys', `tells which fields are required before one is missing${more}`, async (person) => {
    const { page } = person;
    await open[feature](person);
    const told = REQUIRED[feature].map((label) =>
      field(page, label).evaluate((it) => it.matches('[aria-required=true], [required]')),
    );
    expect(await Promise.all(told)).toEqual(REQUIRED[feature].map(() => true));
    if (picture)
      await expect(page.getByRole('button', { name: picture }).first()).toHaveAccessibleDescription('This file is needed.');
    if (name === undefined) return;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
    expect(await page.title()).toContain(name);
    await pressForAlert(page, button(page, 'Save'));
    expect(await focused(page)).toBe('Save');
  });
}

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

test.describe('for a visitor', () => {
  test.use({ as: 'visitor' });

  /** What is typed, and the alert or sentence in place that then comes. */
  const GUESTS: Readonly<Record<FeatureOf<'guest form'>, { typed: Record<string, string>; submit: string; said: RegExp }>> = {
    'sign-in': { typed: { Email: 'nobody@example.org', Password: 'wrong enough' }, submit: 'Log in', said: /./ },
    'a forgotten password': { typed: { Email: 'nobody@example.org' }, submit: 'Send the link', said: /will be sent/ },
    'a password from a mail': {
      typed: { 'New Password': 'long enough', 'Confirm Password': 'long enough' },
      submit: 'Reset password',
      said: /expired/,
    },
  };
  const isGuest = (name: string): name is FeatureOf<'guest form'> => Object.hasOwn(GUESTS, name);
  for (const feature of Object.keys(GUESTS).filter(isGuest))
    situation(feature, 'keys', 'keeps the focus in the page when it is answered', async (person) => {
      const { page, watch } = person;
      watch.announce(/\b40[01]\b/);
      const { typed, submit, said } = GUESTS[feature];
      await open[feature](person);
      // What a password needs is told before it is refused.
      if ('New Password' in typed) expect(await page.getByRole('main').textContent()).toMatch(/\b8\b/);
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
      await button(page, submit).focus();
      await page.keyboard.press('Enter');
      await appear(page.getByText(said));
      expect(await focused(page)).not.toBe('');
    });
});

const expectRowsNamed = async (page: Page) =>
  expect(await page.getByRole('rowheader').count()).toBe((await page.getByRole('row').count()) - 1);

situation('the list of users', 'keys', 'names each row by its record', async (person) => {
  await open['the list of users'](person);
  await expectRowsNamed(person.page);
});

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

for (const [feature, safe] of [
  ['deleting a record', 'Cancel'],
  ['leaving a form', 'Stay'],
] as const)
  situation(feature, 'keys', 'reads its question out, and does nothing by Enter alone', async (person) => {
    await open[feature](person);
    expect(await question(person.page)).toEqual({ kind: 'alertdialog', described: expect.stringMatching(/\w/), enter: safe });
  });

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

situation('the songs of a playlist', 'keys', 'keeps the focus when a song is removed, and when it may not be', async (person) => {
  const { page, watch } = person;
  watch.announce(/\b409\b/);
  await open['the songs of a playlist'](person);
  const remove = button(page, `Remove ${WORDS} from the playlist`);
  await page.route('**/remove-song/*', (route) => route.fulfill({ status: 409, json: { success: false, message: 'Locked.' } }), {
    times: 1,
  });
  await pressForAlert(page, remove);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Songs' })).toBeFocused();
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
