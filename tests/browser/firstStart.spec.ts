import { expect } from '@playwright/test';
import { type RunningServer, startServer } from '../world/built';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, success } from '../world/page/alerts';
import { test as base } from '../world/page/fixtures';
import { button, choose, field, row, signInByHand } from '../world/page/screens';

const PRINTED_PASSWORD = /Password:\s+(\S+)/;

const test = base.extend<{ fresh: RunningServer }>({
  as: 'visitor',
  fresh: async ({ as: _ }, use) => {
    const fresh = await startServer({ ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined });
    await use(fresh);
    await fresh.dispose();
  },
  baseURL: async ({ fresh }, use) => {
    await use(fresh.url);
  },
});

test.describe('A first start on an empty data folder', () => {
  test('prints a password once; with it the first artist is made, and outlives a restart and a SIGKILL', async ({
    page,
    fresh,
    watch,
  }) => {
    // The page asks again while the server is away.
    watch.announce(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    expect(fresh.output()).toContain(fresh.url);
    const [, password] = PRINTED_PASSWORD.exec(fresh.output()) ?? [];
    await signInByHand(page, password, 'admin@localhost');

    await page.getByRole('link', { name: 'Artists' }).click();
    await expect(page.getByText('No Artists Found.')).toBeVisible();
    await page.getByRole('region', { name: 'Page header' }).getByRole('link', { name: 'Add Artist' }).click();
    await field(page, 'Stage Name').fill('Björk');
    await choose(page, 'Photo', await jpeg());
    await button(page, 'Publish').click();
    await expectAlerts(page, success('Artist successfully created.'));

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await fresh.stop(signal);
      await fresh.start();
      expect(fresh.output()).not.toMatch(PRINTED_PASSWORD);
      await page.goto('/artists');
      await expect(row(page, 'Björk')).toContainText('Published');
      const picture = row(page, 'Björk').locator('img');
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});
