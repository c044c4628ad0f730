import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../world/page/fixtures';
import { button } from '../world/page/screens';

/** JavaScript that the login page may load, in bytes after gzip: a bare react-admin application has nearly 300,000. */
const SCRIPT_LIMIT = 215_000;

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
    await page.getByRole('link', { name: 'Artists' }).click();
    await expect(page.getByText('No Artists Found.')).toBeVisible();
  });

  test('[2.2] opens any page by its address', async ({ page }) => {
    for (const [path, heading] of [
      ['/artists/add-artist', 'Add Artist'],
      ['/Ads/view-ad', 'View Ad'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
  });
});

test.describe('What the server hands out', () => {
  test('is a page that runs only scripts of its own files and is never kept', async ({ page, request }) => {
    const answer = await request.get('/artists/add-artist');
    expect(answer.headers()['content-type']).toContain('text/html');
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
    expect(scripts?.trim()).toBe("script-src 'self'");
    expect(answer.headers()['cache-control']).toMatch(/no-cache|no-store/);
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('is compressed files that stay good for a year', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [, script] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(script ?? '', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(answer.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(answer.headers()['cache-control']).toContain('max-age=31536000');
  });
});
