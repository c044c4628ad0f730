import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { test } from '../world/page/fixtures';
import { button } from '../world/page/screens';

/** JavaScript that a page may load, in bytes after gzip: a bare react-admin application has nearly 300,000 on each. */
const LOGIN_LIMIT = 174_000;
const ROWS_LIMIT = 235_000;

const weightOf = async (bodies: readonly Promise<Buffer>[]) =>
  (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

test.describe('A visitor', () => {
  test.use({ as: 'visitor' });

  for (const script of ['index', 'start'])
    test(`is told when the console does not come, as in the middle of an upgrade, and loads it again (${script})`, async ({
      page,
      watch,
    }) => {
      watch.announce(new RegExp(`assets/${script}-`));
      await page.route(new RegExp(`${script}-.*\\.js`), (route) => route.fulfill({ status: 404 }));
      await page.goto('/forget-password');
      const again = page.getByRole('link', { name: 'load this page again' });
      await expect(again).toBeVisible();
      await page.unrouteAll();
      await again.click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(page.getByText('The console has not come yet.')).toHaveCount(0);
    });
});

test.describe('Someone signed in', () => {
  test('goes on where a screen could not be loaded ahead, and opens it when it is there again', async ({ page, watch }) => {
    watch.announce(/form-/);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(/form-.*\.js/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/dashboard');
    await failed;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(loads).toBe(1);
    await page.unroute(/form-.*\.js/);
    await page.getByRole('link', { name: 'Artists' }).click();
    await page.getByRole('link', { name: 'Add Artist' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Stage Name' })).toBeVisible();
  });
});

test('No screen is loaded ahead while somebody types, and all are once the hands are at rest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const editor = () => asked.filter((path) => path.includes('/editor-'));
  await page.goto('/playlists');
  const search = page.getByRole('searchbox');
  await search.click();
  // For as long as all of them take to come where nobody types, and longer.
  await page.keyboard.type('the quick brown fox jumps over the lazy dog', { delay: 120 });
  await expect(search).toHaveValue('the quick brown fox jumps over the lazy dog');
  expect(editor()).toEqual([]);
  await expect.poll(() => editor().length).toBe(1);
});

/** Files and calls until the last is there, what is loaded ahead left out: it comes later. */
const askedFor = async (page: Page, path: string, isThere: () => Promise<unknown>) => {
  const asked: string[] = [];
  const onRequest = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on('request', onRequest);
  await page.goto(path, { waitUntil: 'commit' });
  await isThere();
  await page.evaluate(() => document.fonts.ready);
  page.off('request', onRequest);
  return asked;
};

test.describe('A first visit', () => {
  test.describe('of a visitor', () => {
    test.use({ as: 'visitor' });
    test('asks for at most 6 files, with no more JavaScript than a bare react-admin application', async ({ page }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      const asked = await askedFor(page, '/login', () => expect(button(page, 'Log in')).toBeVisible());
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6);
      await page.waitForLoadState('networkidle');
      const bytes = await weightOf(scripts);
      console.log(`The login page loads ${(bytes / 1_000).toFixed(1)} kB of JavaScript (gzip) in ${scripts.length} files.`);
      expect(scripts.length).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(LOGIN_LIMIT);
    });
  });

  for (const { path, most, sight } of [
    { path: '/songs', most: 12, sight: 'No Songs Found.' },
    { path: '/songs/add-song', most: 12, sight: 'Song File' },
    { path: '/songs/import-songs', most: 12, sight: 'Choose files' },
    { path: '/announcements/add-announcement', most: 12, sight: 'Description' },
  ])
    test(`asks for at most ${most} files, rows and font among them, and all scripts at once (${path})`, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(path)).text();
      const asked = await askedFor(page, path, () => expect(page.getByText(sight).first()).toBeVisible());
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
      const scripts = asked.filter((name) => name.endsWith('.js'));
      // Behind the rows comes what stands around them, and what a person is likely to open next.
      const ahead = path === '/songs' ? /assets\/(around|guest|form)-/ : /^$/;
      expect(scripts.filter((name) => !html.includes(name) && !ahead.test(name))).toEqual([]);
    });
});

test('The page of a list names no script that its rows do not need, and less than a bare react-admin application has', async ({
  request,
}) => {
  const html = await (await request.get('/songs')).text();
  const names = [...new Set([...html.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name))];
  expect(names.map((name) => /assets\/([a-z]+)-/.exec(name)?.[1]).sort()).toEqual(['console', 'early', 'index', 'start']);
  const bytes = await weightOf(names.map(async (name) => (await request.get(`/${name}`)).body()));
  console.log(`A list needs ${(bytes / 1_000).toFixed(1)} kB of JavaScript (gzip) for its rows.`);
  expect(bytes).toBeLessThanOrEqual(ROWS_LIMIT);
});

test('Scripts of which a first drawing needs most begin with what has browsers compile them while they arrive', async ({
  request,
}) => {
  for (const path of ['/login', '/songs']) {
    const html = await (await request.get(path)).text();
    const names = new Set([...html.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name));
    for (const name of names)
      expect((await (await request.get(`/${name}`)).text()).startsWith('//# allFunctionsCalledOnLoad\n'), name).toBe(
        !/early-|index-/.test(name),
      );
  }
});

test('What stands around the rows comes by itself with the page anew where its script could not be had', async ({
  page,
  watch,
  catalogue,
}) => {
  watch.announce(/around-/);
  await catalogue.add('songs', { title: 'Nearby' });
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  // Not all browsers ask a second time in one page.
  await page.route(/around-.*\.js/, (route) => (loads < 2 ? route.abort() : route.continue()));
  await page.goto('/songs');
  await expect(button(page, 'Edit Nearby')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(loads).toBe(2);
});

test.describe('What the server hands out', () => {
  test('is compressed files that stay good for a year', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [, script] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(script ?? '', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(answer.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(answer.headers()['cache-control']).toContain('max-age=31536000');
  });
});
