import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { ADMIN } from '../world/built';
import { expectAlerts, fail } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { email, notice, openAhead, password } from '../world/page/loginAhead';
import { underPath } from '../world/page/origins';
import { button } from '../world/page/screens';
import { spokenTo } from '../world/page/spokenTo';

/** Bytes after gzip of the login page's own HTML, which a line carries before the first script. */
const HTML_LIMIT = 14_000;

/** Whether the fields of the login page were ever in the page that is opened next. */
const watchForLogin = async (page: Page) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('input[autocomplete=current-password]')) Object.assign(window, { wasThere: true });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => 'wasThere' in window);
};

test.describe('The login page, drawn ahead', () => {
  test.use({ as: 'visitor' });

  test('takes keys before its scripts have come, in the very fields that the console goes on with', async ({ page }) => {
    const bring = await openAhead(page);
    await page.keyboard.type('ada@exam');
    const outline = (text: 'Email' | 'Password') =>
      page
        .locator('.MuiInputBase-root', { has: page.getByLabel(text, { exact: true }) })
        .locator('fieldset')
        .evaluate((element) => getComputedStyle(element).borderWidth);
    expect([await outline('Email'), await outline('Password')]).toEqual(['2px', '1px']);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ADMIN.password.slice(0, 4));
    expect([await outline('Email'), await outline('Password')]).toEqual(['1px', '2px']);
    const field = await email(page).elementHandle();
    await bring();
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(password(page)).toBeFocused();
    expect([await outline('Email'), await outline('Password')]).toEqual(['1px', '2px']);
    await page.keyboard.type(ADMIN.password.slice(4));
    await email(page).press('End');
    await page.keyboard.type('ple.org');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('sends nothing before the console is there, and then what was sent meanwhile, once', async ({ page }) => {
    const bring = await openAhead(page);
    const asked = spokenTo(page);
    await email(page).fill(ADMIN.email);
    await password(page).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await button(page, 'Log in').click();
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
    expect(asked).toEqual([]);
    await bring();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(asked.filter((call) => call.includes('/auth/login'))).toHaveLength(1);
    expect(page.url()).not.toContain('?');
  });

  test('is at hand at the root as well, where a visitor is led to it', async ({ page }) => {
    const bring = await openAhead(page, '/?from=a-mail');
    await expect(page).toHaveURL(/\/login$/);
    await page.keyboard.type(ADMIN.email);
    await bring();
    await expect(email(page)).toHaveValue(ADMIN.email);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('is never shown, not for a moment, where a visitor has come to another page', async ({ page }) => {
    const wasThere = await watchForLogin(page);
    await page.goto('/reset-password/of-a-mail');
    await expect(button(page, 'Reset password')).toBeVisible();
    expect(await wasThere()).toBe(false);
  });

  test('says what is missing once the console is there, when an empty form was sent', async ({ page }) => {
    const bring = await openAhead(page);
    await page.keyboard.press('Enter');
    await bring();
    await expectAlerts(page, fail('Login credentials are required'));
    await expect(email(page)).toBeFocused();
  });

  test('shows the password that somebody asked to see, once the console is there', async ({ page }) => {
    const bring = await openAhead(page);
    await password(page).fill('secret');
    await button(page, 'Show password').click();
    await bring();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toHaveValue('secret');
  });

  test('hides a password again that was shown by the first of two clicks', async ({ page }) => {
    const bring = await openAhead(page);
    await password(page).fill('secret');
    await button(page, 'Show password').dblclick();
    await bring();
    await expect(button(page, 'Show password')).toBeVisible();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  for (const script of ['index', 'start', 'guest'])
    test(`says so below the form, which keeps what is typed, when the console does not come, and loads it again (${script})`, async ({
      page,
      watch,
    }) => {
      watch.announce(new RegExp(`assets/${script}-`));
      await page.route(new RegExp(`assets/${script}-.*\\.js`), (route) => route.fulfill({ status: 404 }));
      await page.goto('/login');
      await email(page).fill(ADMIN.email);
      await expect(notice(page)).toBeVisible();
      await expect(email(page)).toHaveValue(ADMIN.email);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'load this page again' }).click();
      await email(page).fill(ADMIN.email);
      await password(page).fill(ADMIN.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard$/);
    });

  test('goes on as the console where another tab signs in before its scripts come', async ({ page, newTab, catalogue }) => {
    const bring = await openAhead(page);
    const asked = spokenTo(page);
    await page.keyboard.type('somebody@example.org');
    await page.keyboard.press('Enter');
    const other = await newTab();
    await other.goto('/forget-password');
    const { token, user } = await catalogue.signIn();
    await other.evaluate((kept) => Object.assign(localStorage, kept), { user: JSON.stringify(user), token });
    await bring();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('keeps what is typed where an extension of the browser has put something of its own into the form', async ({
    page,
    watch,
  }) => {
    watch.announce(/Minified React error #418/);
    const bring = await openAhead(page);
    await email(page).evaluate((element) => element.before(document.createElement('div')));
    await email(page).fill('ada@example.org');
    await password(page).fill('secret');
    await bring();
    await expect(email(page)).toHaveValue('ada@example.org');
    await expect(password(page)).toHaveValue('secret');
    await expect(password(page)).toBeFocused();
  });

  test('leads to the other pages of a visitor, also under a path', async ({ page }) => {
    const layout = await underPath('/catalogue', true);
    try {
      await openAhead(page, `${layout.url}/login`);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page).toHaveURL(`${layout.url}/forget-password`);
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    } finally {
      await layout.close();
    }
  });

  test('weighs little before its scripts', async ({ request }) => {
    const bytes = gzipSync(await (await request.get('/login')).body(), { level: 9 }).length;
    console.log(`The login page is ${(bytes / 1_000).toFixed(1)} kB of HTML (gzip).`);
    expect(bytes).toBeLessThanOrEqual(HTML_LIMIT);
  });
});

test('Somebody who is signed in never sees the login page, not for a moment', async ({ page }) => {
  for (const path of ['/', '/login']) {
    const wasThere = await watchForLogin(page);
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('link', { name: 'Songs', exact: true })).toBeVisible();
    expect(await wasThere()).toBe(false);
  }
});

test('Who was sent to the login page is still told why after loading it again', async ({ page, watch }) => {
  watch.announce(/401/);
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('token', 'of before'));
  await page.getByRole('link', { name: 'Songs', exact: true }).click();
  const why = page.getByRole('main').getByText('Your session has ended. Please sign in again.');
  await expect(why).toBeVisible();
  await page.reload();
  await expect(why).toBeVisible();
  await expect(email(page)).toBeFocused();
});
