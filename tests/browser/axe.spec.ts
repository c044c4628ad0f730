import { expect, type Page } from '@playwright/test';
import { ACCOUNT, LOGIN, ROUTES } from '../../src/routes';
import { planFolder } from '../situations/places';
import { jpeg, textNamedJpg } from '../world/files/pictures';
import { violations } from '../world/page/axe';
import { FILLED, fillEveryKind, NAME } from '../world/page/everyKind';
import { test } from '../world/page/fixtures';
import { appear, button, choose, field, go, signInByHand } from '../world/page/screens';
import { resize } from '../world/page/widths';

type Visit = readonly [name: string, show: (page: Page) => Promise<unknown>];

const heading = (page: Page) => appear(page.getByRole('main').getByRole('heading', { level: 1 }));

const GUESTS: readonly Visit[] = [
  ['login', (page) => page.goto(LOGIN).then(() => heading(page))],
  ['login refused', (page) => button(page, 'Log in').click()],
  [
    'forgotten password',
    (page) =>
      page
        .getByRole('link', { name: 'Forgot password?' })
        .click()
        .then(() => heading(page)),
  ],
  [
    'mail on its way',
    async (page) => {
      await field(page, 'Email').fill('nobody@example.org');
      await page.keyboard.press('Enter');
      await appear(page.getByText('Password reset link will be sent to'));
    },
  ],
  ['reset password', (page) => go(page, '/reset-password/token').then(() => heading(page))],
];

const rows = (page: Page) => appear(page.getByRole('row').nth(1));

/** List, add and edit page of a kind. */
const kind = (name: keyof typeof ROUTES, record: string): readonly Visit[] => [
  [`${name}, list`, (page) => go(page, ROUTES[name].list).then(() => rows(page))],
  [
    `${name}, edit`,
    async (page) => {
      await button(page, `Edit ${record}`).click();
      await appear(page.getByRole('main').getByRole('button', { name: 'Save', exact: true }));
    },
  ],
  [`${name}, add`, (page) => go(page, ROUTES[name].add).then(() => appear(page.locator('form')))],
];

/** Closes what is open in front of the page. */
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(
    page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=listbox]').filter({ visible: true }),
  ).toHaveCount(0);
};

const STATES: readonly Visit[] = [
  ['account', (page) => go(page, ACCOUNT).then(() => heading(page))],
  ['account menu', (page) => page.getByRole('banner').getByRole('button', { name: 'Ada' }).click()],
  [
    'palette',
    async (page) => {
      await close(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Page or record' }).fill(NAME);
      await appear(page.getByRole('option', { name: NAME }));
    },
  ],
  [
    'view page',
    (page) =>
      close(page)
        .then(() => go(page, ROUTES.songs.view))
        .then(() => heading(page)),
  ],
  [
    'without a connection',
    async (page) => {
      await page.context().setOffline(true);
      await page.waitForFunction(() => !navigator.onLine);
      await appear(page.getByText('You are offline.'));
    },
  ],
  [
    'not found',
    async (page) => {
      await page.context().setOffline(false);
      await go(page, '/nowhere');
      await heading(page);
    },
  ],
  [
    'list that failed',
    async (page) => {
      await page.route(/listings\/albums/, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
      await page.route(/listings\/albums\/search/, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
      await go(page, ROUTES.albums.list);
      await page.getByRole('searchbox', { name: 'Search' }).fill('failing');
      await appear(button(page, 'Try again'));
    },
  ],
  [
    'nothing found',
    async (page) => {
      await page.getByRole('searchbox', { name: 'Search' }).fill('nowhere');
      await appear(page.getByText('No Albums Found.'));
    },
  ],
  [
    'open select',
    async (page) => {
      await page.getByRole('searchbox', { name: 'Search' }).fill('');
      await page.getByRole('combobox', { name: 'Rows per page' }).click();
    },
  ],
  [
    'question before a delete',
    async (page) => {
      await close(page);
      await button(page, `Delete ${NAME}`).click();
      await appear(page.getByRole('alertdialog'));
    },
  ],
  [
    'form with its required fields marked',
    async (page) => {
      await close(page);
      await go(page, ROUTES.songs.add);
      await button(page, 'Save').click();
      await expect(field(page, 'Title')).toBeFocused();
    },
  ],
  [
    'form with a refused field',
    async (page) => {
      await field(page, 'Title').fill('Refused');
      await choose(page, 'Cover Art', textNamedJpg());
      await button(page, 'Save').click();
      await appear(page.getByRole('main').getByText(/is not a picture/));
    },
  ],
  [
    'open picker',
    async (page) => {
      await page.getByRole('combobox', { name: 'Artist' }).fill('Nui');
      await appear(page.getByRole('option', { name: NAME }));
    },
  ],
  [
    'question about unsaved changes',
    async (page) => {
      await page.getByRole('option', { name: NAME }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
      await page.getByRole('menuitem', { name: 'Account' }).click();
      await appear(page.getByRole('alertdialog'));
    },
  ],
  [
    'folder to import',
    async (page) => {
      await close(page);
      await planFolder(page);
    },
  ],
  [
    'imported folder',
    async (page) => {
      await button(page, 'Dismiss').click();
      await button(page, 'Start import').click();
      await appear(button(page, 'Save the report'));
    },
  ],
  [
    'idle warning',
    async (page) => {
      await page.clock.install();
      // On a slow machine it was long ago that anything was done.
      await page.keyboard.press('Shift');
      await page.clock.fastForward(14 * 60_000 + 5_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await appear(page.getByRole('alertdialog'));
    },
  ],
];

const WIDE = { width: 1440, height: 900 };
// So high that nothing lies under the buttons at the foot: half covered, a button counts as too small.
const PHONE = { width: 360, height: 2_400 };

test.use({ as: 'visitor', viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any screen and in any state, light or dark, at a desk or on a phone', async ({
  page,
  catalogue,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.announce(/\b(422|500)\b|ERR_INTERNET_DISCONNECTED/);
  const found: string[] = [];
  const look = async (name: string, rules?: readonly string[]) =>
    void found.push(...(await violations(page, rules)).map((violation) => `${name}: ${violation}`));
  const visit = async (visits: readonly Visit[]) => {
    for (const [name, show] of visits) {
      await show(page);
      await look(name);
      // What is dark differs from what is light by its colours alone, and these are the same at any width.
      await page.emulateMedia({ colorScheme: 'dark' });
      await look(`${name}, dark`, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
      await resize(page, PHONE);
      await look(`${name}, at ${PHONE.width} pixels`);
      await resize(page, WIDE);
    }
  };
  await fillEveryKind(catalogue, await jpeg());
  const colleague = await catalogue.add('users', { email: 'nuit@example.org', firstName: NAME, role: 'manager' });
  await visit(GUESTS);
  await signInByHand(page);
  await visit([['dashboard', heading]]);
  await resize(page, PHONE);
  await button(page, 'Menu').click();
  await look('open menu');
  await close(page);
  await resize(page, WIDE);
  for (const name of FILLED) await visit(kind(name, NAME));
  await visit(kind('users', NAME));
  await visit(STATES);
  await catalogue.remove('users', colleague._id);
  expect(found).toEqual([]);
});
