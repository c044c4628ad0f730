import { expect } from '@playwright/test';
import { DASHBOARD, ROUTES } from '../../src/routes';
import { expectAlerts, fail, SPOKEN } from '../world/page/alerts';
import { passMinutes } from '../world/page/clock';
import { test } from '../world/page/fixtures';
import { focused } from '../world/page/keyboard';
import { appear, button, field, openEdit, signInByHand } from '../world/page/screens';
import { situation } from './inBrowser';
import { add, WORDS } from './places';

test.describe('for a visitor', () => {
  test.use({ as: 'visitor' });

  situation(
    'the frame',
    'keys',
    'has the focus on the heading after signing in and after a choice in the menus, which are named',
    async ({ page }) => {
      await signInByHand(page);
      await appear(page.getByRole('heading', { name: 'Welcome, Ada' }));
      expect(await focused(page)).toBe('# Welcome, Ada');
      await page.getByRole('link', { name: 'Songs', exact: true }).focus();
      await page.keyboard.press('Enter');
      await appear(page.getByText('No Songs Found.'));
      expect(await focused(page)).toBe('# Songs');
      const opener = page.getByRole('banner').locator('[aria-haspopup=menu]');
      expect(await opener.ariaSnapshot()).toMatch(/account/i);
      await opener.click();
      await appear(page.getByRole('menu'));
      expect(await page.getByRole('menu').ariaSnapshot()).toMatch(/^- menu ".+"/);
    },
  );
});

situation(
  'the frame',
  'keys',
  'reads no button out in an alert, and gives the focus back when it is closed',
  async ({ page }) => {
    await page.goto(ROUTES.channels.add);
    await button(page, 'Save').click();
    await expectAlerts(page, fail('Please fill in required fields'));
    expect(await page.locator(`${SPOKEN} button`).count()).toBe(0);
    await button(page, 'Close this message').focus();
    await page.keyboard.press('Enter');
    await expectAlerts(page);
    expect(await focused(page)).not.toBe('');
  },
);

situation('the frame', 'keys', 'begins its main menu on small screens with what closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(DASHBOARD);
  await button(page, 'Menu').click();
  await appear(page.getByRole('dialog', { name: 'Main menu' }));
  const first = page.getByRole('dialog', { name: 'Main menu' }).locator('a, button').first();
  expect((await first.getAttribute('aria-label')) ?? (await first.textContent())).toMatch(/close/i);
});

situation('the frame', 'keys', 'leads by Back to the record one had open', async (person) => {
  const { page } = person;
  await add(person, 'channels');
  await openEdit(page, WORDS, ROUTES.channels.list);
  // Left only once it is there.
  await appear(field(page, 'Name'));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await appear(page.getByRole('heading', { name: 'Welcome, Ada' }));
  await page.goBack();
  await appear(page.getByRole('heading', { name: /^(Edit Channel|Channels)/ }));
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe(ROUTES.channels.edit);
});

situation('the idle warning', 'keys', 'does not come while somebody dictates', async ({ page }) => {
  await page.clock.install();
  await page.goto(ROUTES.channels.add);
  await appear(field(page, 'Name'));
  await passMinutes(page, 13.9);
  await field(page, 'Name').evaluate((it) => it.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'spoken words' })));
  await page.clock.fastForward(10_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});
