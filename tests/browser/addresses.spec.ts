import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '../world/page/fixtures';
import { button, signInByHand } from '../world/page/screens';

/** JavaScript that the login page may load, in bytes after gzip: a bare react-admin application has nearly 300,000. */
const SCRIPT_LIMIT = 215_000;

test.describe('A visitor', () => {
  test.use({ as: 'visitor' });

  test('[2.1] is sent from any page to the login page', async ({ page }) => {
    await page.goto('/artists/edit-artist');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[2.34] signs in with the Enter key and comes to the dashboard, and out again by Log out', async ({ page }) => {
    await signInByHand(page);
    await page.getByRole('banner').getByRole('button', { name: 'Ada' }).or(page.locator('[aria-haspopup=menu]')).first().click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null]);
  });

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
  test('meets a screen whose script is gone by a page loaded anew, once, and stays where it was only loaded ahead', async ({
    page,
    watch,
  }) => {
    watch.announce(/CatalogueList/);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await page.route(/CatalogueList-.*\.js/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/dashboard');
    await failed;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await page.evaluate(() => sessionStorage.getItem('reloadedAt'))).toBeNull();
    await page.getByRole('link', { name: 'Artists' }).click();
    await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
    expect(loads.map((url) => new URL(url).pathname)).toEqual(['/dashboard', '/artists']);
  });

  test('[2.2] opens any page by its address', async ({ page }) => {
    for (const [path, heading] of [
      ['/artists', 'Artists'],
      ['/artists/add-artist', 'Add Artist'],
      ['/artists/view-artist', 'View Artist'],
      ['/dashboard', /Welcome/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
  });

  test('[2.20] comes from the login page and from / to the dashboard', async ({ page }) => {
    for (const path of ['/login', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
  });

  test('is told in the layout that an address leads nowhere', async ({ page }) => {
    for (const path of ['/nowhere', '/artists/nothing-here']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Artists' })).toBeVisible();
    }
  });

  test('is sent from an edit page without a chosen record to the list', async ({ page }) => {
    await page.goto('/artists/edit-artist');
    await expect(page).toHaveURL(/\/artists$/);
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

  test('is a 404 for a file that is not there, and no page', async ({ request }) => {
    for (const path of ['/assets/gone-1234.js', '/assets/gone.css', '/favicon-of-old.ico']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['content-type'] ?? '', path).not.toContain('html');
    }
  });
});
