import { expect, type Page, type Route } from '@playwright/test';
import { DASHBOARD, LOGIN, ROUTES } from '../../src/routes';
import { alerts } from '../world/page/alerts';
import { createCatalogue } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { LANGUAGES, speak } from '../world/page/languages';
import { becomeOld, loseServer } from '../world/page/oldTab';
import { contentOf, expectMails } from '../world/page/outbox';
import { appear, button, field, go, signInByHand } from '../world/page/screens';
import { blockStorage, deafen, fillStorage } from '../world/page/storage';
import { translate } from '../world/page/translated';
import { situation } from './inBrowser';
import { add, open, WORDS } from './places';
import { FEATURES, type FeatureOf } from './table';

const NETWORK = 'Network Error, Please check your connection and try again';
const CRASHED = 'This page stopped working';

/** The script with the account page. */
const FORMS = /\/form-.*\.js/;
/** Of all that is loaded ahead. */
const LAST_PART = /\/importing-.*\.js/;

const openAccount = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
};

/** The script of the account page can't be had from now on, not ahead of time either. */
const withholdAccount = async (page: Page, reason: 'internetdisconnected' | 'connectionrefused') => {
  await page.route(FORMS, (route) => route.abort(reason));
  return () => page.unroute(FORMS);
};

situation(
  'the frame',
  'lost line',
  'says that there is no connection where a page can’t be loaded, and opens it when there is one',
  async (person) => {
    const { page, context, watch } = person;
    watch.announce(/ERR_INTERNET_DISCONNECTED|can not be reached/);
    const give = await withholdAccount(page, 'internetdisconnected');
    await open['the frame'](person);
    await context.setOffline(true);
    await openAccount(page);
    await appear(button(page, 'Try again'));
    await expect(page.getByRole('heading', { level: 1, name: NETWORK })).toBeFocused();
    expect(await page.getByRole('main').textContent()).not.toContain(CRASHED);
    await give();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  },
);

situation(
  'the frame',
  'lost line',
  'says that there is no connection where it is lost before the menu is there, and comes whole when there is one',
  async ({ page, context, watch }) => {
    watch.announce(/ERR_INTERNET_DISCONNECTED|can not be reached/);
    const isLost = async (route: Route) => context.setOffline(true).then(() => route.abort('internetdisconnected'));
    await page.route(/\/around-.*\.js/, isLost, { times: 1 });
    await page.goto(DASHBOARD);
    await appear(page.getByRole('heading', { level: 1, name: NETWORK }));
    await context.setOffline(false);
    await appear(page.getByRole('navigation', { name: 'Main menu' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  },
);

situation(
  'the frame',
  'lost line',
  'opens a page for the first time that was loaded while there was a connection',
  async (person) => {
    const { page, context } = person;
    const loaded = page.waitForResponse(LAST_PART);
    await open['the frame'](person);
    await (await loaded).finished();
    await context.setOffline(true);
    await openAccount(page);
    await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  },
);

situation('the frame', 'lost line', 'stays in the browser while the server is away', async (person) => {
  const { page, watch } = person;
  watch.announce(/ERR_CONNECTION_REFUSED|can not be reached/);
  const give = await withholdAccount(page, 'connectionrefused');
  await open['the frame'](person);
  const back = await loseServer(page);
  await openAccount(page);
  const isGone = () => page.url().startsWith('chrome-error:');
  await expect.poll(async () => isGone() || button(page, 'Try again').isVisible()).toBe(true);
  expect(isGone()).toBe(false);
  await back();
  await give();
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
});

situation('the frame', 'old tab', 'opens a page whose script was replaced, by loading itself anew', async (person) => {
  const { page, watch } = person;
  watch.announce(/\b404\b/);
  await open['the frame'](person);
  await becomeOld(page);
  await openAccount(page);
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
});

situation('the frame', 'old tab', 'goes on with the pages it has loaded', async (person) => {
  const { page } = person;
  await add(person, 'channels');
  const loaded = page.waitForResponse(LAST_PART);
  await page.goto(ROUTES.channels.list);
  await (await loaded).finished();
  await becomeOld(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await button(page, `Edit ${WORDS}`).click();
  await expect(field(page, 'Name')).toHaveValue(WORDS);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

situation('the frame', 'translated page', 'leads through every page', async (person) => {
  const { page } = person;
  await translate(page);
  for (const kind of ['artists', 'albums', 'playlists', 'channels', 'songs'] as const) await add(person, kind);
  await open['the frame'](person);
  for (const { list, add: form } of Object.values(ROUTES)) {
    for (const path of [list, form]) {
      await go(page, path);
      await appear(page.getByRole('main').getByRole('heading', { level: 1 }));
    }
  }
  await go(page, ROUTES.channels.list);
  await button(page, `Edit ${WORDS}`).click();
  await expect(field(page, 'Name')).toHaveValue(WORDS);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await appear(page.getByRole('heading', { name: 'Welcome, Ada' }));
  expect(await page.locator('font').count()).toBeGreaterThan(10);
});

const TOGGLES: Readonly<Record<FeatureOf<'toggle'>, { place: 'a channel' | 'a user'; from: string; to: string }>> = {
  Publish: { place: 'a channel', from: 'Unpublish', to: 'Publish' },
  Activate: { place: 'a user', from: 'Deactivate', to: 'Activate' },
};
for (const [feature, { place, from, to }] of [
  ['Publish', TOGGLES.Publish],
  ['Activate', TOGGLES.Activate],
] as const)
  situation(feature, 'translated page', 'says what it does next', async (person) => {
    const { page } = person;
    await translate(page);
    await open[place](person);
    const toggle = page.getByRole('main').getByRole('button', { name: new RegExp(`^(${from}|${to})$`) });
    expect(await toggle.textContent()).toBe(from);
    await toggle.click();
    await expect.poll(() => alerts(page)).toHaveLength(1);
    await expect(toggle).toBeEnabled();
    try {
      expect(await toggle.textContent()).toBe(to);
    } finally {
      await toggle.click();
    }
  });

situation('the frame', 'other languages', 'shows dates to whoever reads whatever', async (person) => {
  await add(person, 'playlists');
  for (const languages of LANGUAGES) {
    const page = await person.newTab();
    await speak(page, languages);
    await page.goto(ROUTES.playlists.list);
    const [crash, time] = [page.getByRole('heading', { name: CRASHED }), page.getByRole('time')];
    await appear(crash.or(time));
    expect(await crash.count(), languages.join()).toBe(0);
    expect(await time.textContent(), languages.join()).not.toContain('Invalid');
    await page.close();
  }
});

situation('the list of songs', 'other languages', 'says in which language its dates are', async (person) => {
  const { page } = person;
  await speak(page, ['de']);
  await open['the list of songs'](person);
  const languages = await page
    .getByRole('time')
    .evaluateAll((all) => all.map((time) => time.closest('[lang]')?.getAttribute('lang')));
  expect(new Set(languages)).toEqual(new Set(['de']));
});

test.describe('for a visitor', () => {
  test.use({ as: 'visitor' });

  const BUTTONS: Readonly<Record<FeatureOf<'guest form'>, [path: string, submit: string]>> = {
    'sign-in': [LOGIN, 'Log in'],
    'a forgotten password': ['/forget-password', 'Send the link'],
    'a password from a mail': ['/reset-password/token', 'Reset password'],
  };
  const isGuestForm = (name: string): name is FeatureOf<'guest form'> => Object.hasOwn(BUTTONS, name) && name in FEATURES;
  for (const feature of Object.keys(BUTTONS).filter(isGuestForm))
    situation(feature, 'blocked storage', 'is there where the browser keeps nothing', async ({ page }) => {
      const [path, submit] = BUTTONS[feature];
      await blockStorage(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await button(page, submit).count()).toBe(1);
    });

  situation('the frame', 'blocked storage', 'works until the page is left where the browser keeps nothing', async ({ page }) => {
    await blockStorage(page);
    await page.goto(LOGIN, { waitUntil: 'networkidle' });
    expect(await button(page, 'Log in').count()).toBe(1);
    await signInByHand(page);
    await page.getByRole('link', { name: 'Songs', exact: true }).click();
    await expect(page.getByText('No Songs Found.')).toBeVisible();
  });

  situation('the frame', 'blocked storage', 'works until the page is left where the storage is full', async ({ page }) => {
    await fillStorage(page);
    await signInByHand(page);
    await page.getByRole('link', { name: 'Songs', exact: true }).click();
    await expect(page.getByText('No Songs Found.')).toBeVisible();
  });
});

situation(
  'the frame',
  'blocked storage',
  'sends nothing in the name of somebody who signed in elsewhere',
  async ({ page, catalogue, server }) => {
    const email = `max-${Date.now()}@example.org`;
    await catalogue.add('users', { email, firstName: 'Max', role: 'manager' });
    const [mail] = await expectMails(server, email, 1);
    const other = await createCatalogue(server.url).signIn(email, contentOf(mail ?? { subject: '', text: '' }).password);
    await deafen(page);
    await page.goto(ROUTES.playlists.add);
    await field(page, 'Name').fill('Typed by Ada');
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    }, other);
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') tokens.push(request.headers().authorization);
    });
    await button(page, 'Save').click();
    await page.waitForLoadState('networkidle');
    expect(tokens).not.toContain(`Bearer ${other.token}`);
  },
);
