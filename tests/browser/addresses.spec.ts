import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../world/page/fixtures';
import { button } from '../world/page/screens';

/** JavaScript that the login page may load, in bytes after gzip: a bare react-admin application has nearly 300,000. */
const SCRIPT_LIMIT = 220_000;

test.describe('A visitor', () => {
  test.use({ as: 'visitor' });

  test('loads no more JavaScript for the login page than a bare react-admin application', async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      }
    });
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(button(page, 'Log in')).toBeVisible();
    const bytes = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
    console.log(`The login page loads ${(bytes / 1_000).toFixed(1)} kB of JavaScript (gzip) in ${scripts.length} files.`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });

  test('is told when the console does not come, as in the middle of an upgrade, and loads it again', async ({ page, watch }) => {
    watch.announce(/assets\/index-/);
    await page.route(/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto('/forget-password');
    await page.getByRole('link', { name: 'load this page again' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByText('The console has not come yet.')).toHaveCount(0);
  });
});

test.describe('Someone signed in', () => {
  test('goes on where a screen could not be loaded ahead, and opens it when it is there again', async ({ page, watch }) => {
    watch.announce(/CatalogueList/);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(/CatalogueList-.*\.js/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/dashboard');
    await failed;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(loads).toBe(1);
    await page.unroute(/CatalogueList-.*\.js/);
    await page.getByRole('link', { name: 'Artists', exact: true }).click();
    await expect(page.getByText('No Artists Found.')).toBeVisible();
  });
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
