import { expect, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { test } from '../world/page/fixtures';
import { appear, button } from '../world/page/screens';
import { countShifts } from '../world/page/shifts';
import { spokenTo } from '../world/page/spokenTo';
import { resize } from '../world/page/widths';

const ROWS = /^GET \/api\/v1\/listings\/songs\?limit=20$/;

/** Opens an address; what is asked for until the page has its heading. */
const open = async (page: Page, address: string, heading: string) => {
  const asked = spokenTo(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return asked;
};

test('the rows of a list are asked for before its scripts have come, and once', async ({ page, catalogue }) => {
  await catalogue.add('songs', { title: 'Far away' });
  const script = /assets\/index-.*\.js/;
  const rows = page.waitForRequest(/listings\/songs/);
  await page.route(script, async (route) => {
    await rows;
    await route.continue();
  });
  const asked = await open(page, '/songs?q=near#here', 'Songs');
  await expect(button(page, 'Edit Far away')).toBeVisible();
  await expect(button(page, 'Recently deleted')).toBeVisible();
  expect(asked.filter((call) => ROWS.test(call))).toHaveLength(1);
  expect(asked.findIndex((call) => ROWS.test(call))).toBeLessThan(asked.findIndex((call) => call.includes('/deleted/')));
  // Back on it the list reads anew, as ever.
  await page.getByRole('link', { name: 'Artists', exact: true }).click();
  await page.getByRole('link', { name: 'Songs', exact: true }).click();
  await expect.poll(() => asked.filter((call) => ROWS.test(call)).length).toBe(2);
});

test('a list is drawn once, and with its rows where these have come before; all around them comes behind, as a whole', async ({
  page,
  catalogue,
}) => {
  await catalogue.add('songs', { title: 'Far away' });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const row = document.querySelector('tbody tr');
      const menu = document.querySelector('nav[aria-label="Main menu"]');
      // What React drew the row from, another object at each drawing.
      const drawing = () => row && Reflect.get(row, Object.keys(row).find((key) => key.startsWith('__reactProps$')) ?? '');
      const first = drawing();
      const isFirst = () => first !== undefined && drawing() === first;
      const around = document.querySelectorAll('nav, main button, main input, header [aria-haspopup]').length;
      if (row && !('isFirst' in window)) Object.assign(window, { isFirst, row: row.textContent, around });
      if (!menu) return;
      Object.assign(window, { menu: `${document.querySelector('tbody')?.textContent} ${menu.textContent}` });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const came = page.waitForResponse(/listings\/songs/).then((response) => response.finished());
  await page.route(/assets\/console-.*\.js/, async (route) => {
    await came;
    await route.continue();
  });
  await open(page, '/songs', 'Songs');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'menu'))).toMatch(/Far away.*Dashboard.*Announcements/);
  expect(await page.evaluate(() => Reflect.get(window, 'row'))).toContain('Far away');
  expect(await page.evaluate(() => Reflect.get(window, 'around'))).toBe(0);
  await expect(button(page, 'Recently deleted')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst')())).toBe(true);
});

test('nothing moves when what stands around the rows comes, at a desk or on a phone', async ({ page, catalogue }) => {
  // A page of them: where rows come late, fewer than their places would draw up what stands below.
  for (const name of ['Dawn', 'Dusk', 'Evening', 'Morning', 'Night']) {
    await catalogue.add('artists', { firstName: name, photo: await jpeg() });
    await catalogue.add('playlists', { name });
    await catalogue.add('songs', { title: name });
  }
  const session = await page.context().newCDPSession(page);
  // Slow enough for a picture of the rows alone.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const moved = await countShifts(page);
  for (const width of [360, 768, 1440]) {
    await resize(page, { width, height: 800 });
    for (const address of ['/artists', '/playlists', '/songs']) {
      await page.goto(address);
      await appear(button(page, 'Edit Evening'));
      expect({ width, address, moved: await moved() }).toEqual({ width, address, moved: [] });
    }
  }
});

test('what stands around a form comes while somebody types in it without a pause, on a slow machine', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/Ads/add-new-ad');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.click();
  const keys = 'what somebody types who knows what to type';
  await page.keyboard.type(keys, { delay: 20 });
  expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(1);
  await expect(title).toHaveValue(keys);
});

const CALLS = /\/api\//;
const store = (page: Page, items: Record<string, string>) =>
  page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);

test('nothing is asked for a kind that the role may not use', async ({ page }) => {
  const user = { _id: 'm', email: 'max@example.org', firstName: 'Max', role: 'manager' };
  await store(page, { user: JSON.stringify(user) });
  const asked = await open(page, '/users', 'Welcome, Max');
  expect(asked.filter((call) => CALLS.test(call))).toEqual([]);
});

test('nothing is asked for who has been away for too long, and is signed out', async ({ page }) => {
  await store(page, { lastActivity: String(Date.now() - 16 * 60_000) });
  const asked = await open(page, '/songs', 'Sign in');
  expect(asked.filter((call) => CALLS.test(call) && call.startsWith('GET'))).toEqual([]);
});

test('a token that is refused signs out, once', async ({ page, watch }) => {
  watch.announce(/401/);
  await store(page, { token: 'of yesterday' });
  const asked = await open(page, '/songs', 'Sign in');
  expect(asked.filter((call) => ROWS.test(call))).toHaveLength(1);
});

test('who signs in meanwhile in another tab sees nothing that was asked for the one before', async ({ page, catalogue }) => {
  await catalogue.add('songs', { title: 'Far away' });
  const { token, user } = await catalogue.signIn();
  const rows = page.waitForRequest(/listings\/songs/);
  const tokens: (string | null)[] = [];
  page.on('request', async (request) => {
    if (/listings\/songs/.test(request.url())) tokens.push((await request.allHeaders()).authorization ?? null);
  });
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await rows;
    await page.evaluate(({ items }) => Object.assign(localStorage, items), { items: { token, user: JSON.stringify(user) } });
    await route.continue();
  });
  await open(page, '/songs', 'Songs');
  await expect(button(page, 'Edit Far away')).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
});

test('the scripts of all screens are there a second after the rows, however late these are', async ({ page, catalogue }) => {
  await catalogue.add('songs', { title: 'Far away' });
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/listings\/songs/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = await open(page, '/songs', 'Songs');
  const ahead = ['Palette', 'form', 'editor', 'Deck', 'importing'];
  const missing = () => ahead.filter((name) => !asked.some((call) => call.includes(`/assets/${name}-`)));
  await page.clock.runFor(10_000);
  expect(missing()).toEqual(ahead);
  release();
  await expect(button(page, 'Edit Far away')).toBeVisible();
  await expect(button(page, 'Recently deleted')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect.poll(missing).toEqual([]);
});
