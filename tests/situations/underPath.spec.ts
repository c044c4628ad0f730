import { expect, type Page } from '@playwright/test';
import { ADMIN } from '../world/built';
import { jpeg } from '../world/files/pictures';
import { test } from '../world/page/fixtures';
import { becomeOld } from '../world/page/oldTab';
import { type Layout, underPath } from '../world/page/origins';
import { contentOf, expectMails } from '../world/page/outbox';
import { appear, button, expectPreview, field, signInByHand } from '../world/page/screens';
import { situation } from './inBrowser';

test.use({ as: 'visitor' });

const PATH = '/media/catalogue';
const ways = [
  { does: 'takes off', takesOff: true },
  { does: 'leaves on', takesOff: false },
];

/** Waits for the page of this address under the path, at the proxy and nowhere else. */
const isAt = ({ url }: Layout, page: Page, path: string) => expect(page).toHaveURL(`${url}${path}`);

const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

/** Every address that the page asked for beside the path. */
const strays = (page: Page, { url }: Layout) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const asked = request.url();
    if (/^http/.test(asked) && asked !== url && !asked.startsWith(`${url}/`)) seen.push(asked);
  });
  return seen;
};

for (const { does, takesOff } of ways)
  test.describe(`behind a proxy that ${does} the path`, () => {
    let layout: Layout;
    test.beforeAll(async () => {
      layout = await underPath(PATH, takesOff);
      await layout.catalogue.add('channels', { name: 'Far away', photo: await jpeg() });
    });
    test.afterAll(() => layout.close());

    situation('the frame', 'second origin', `works under a path that a proxy ${does}`, async ({ page }) => {
      const elsewhere = strays(page, layout);
      await signInByHand(page, ADMIN.password, ADMIN.email, layout.url);
      await isAt(layout, page, '/dashboard');
      await page.getByRole('link', { name: 'Channels', exact: true }).click();
      await isAt(layout, page, '/channels');
      await appear(button(page, 'Edit Far away'));
      await button(page, 'Edit Far away').click();
      await expectPreview(page, 'Photo');
      await field(page, 'Name').fill('Near by');
      await button(page, 'Save').click();
      await expect.poll(async () => (await layout.catalogue.all('channels'))[0]?.name).toBe('Near by');
      await page.reload();
      await isAt(layout, page, '/channels/edit-channel');
      await expect(field(page, 'Name')).toHaveValue('Near by');
      await expectPreview(page, 'Photo');
      expect(await page.evaluate(() => document.fonts.load('16px "Inter Variable"').then((faces) => faces.length))).toBe(1);
      await page.goto(layout.url);
      await isAt(layout, page, '/dashboard');
      await logOut(page);
      await isAt(layout, page, '/login');
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/.test(key)))).toEqual([]);
      expect(elsewhere).toEqual([]);
    });

    situation(
      'the frame',
      'second origin',
      `leads from a mail to a new password under a path that a proxy ${does}`,
      async ({ page }) => {
        const email = `${takesOff ? 'max' : 'mia'}@example.org`;
        await layout.catalogue.add('users', { email, firstName: 'Max', role: 'manager' });
        await page.goto(`${layout.url}/forget-password`);
        await field(page, 'Email').fill(email);
        await button(page, 'Send the link').click();
        const mails = await expectMails(layout.server, email, 2);
        const { link } = contentOf(mails.find(({ subject }) => subject.startsWith('Choose')) ?? { subject: '', text: '' });
        await page.goto(link);
        await isAt(layout, page, new URL(link).pathname.slice(PATH.length));
        await page.getByLabel('New Password', { exact: true }).fill('a longer password');
        await page.getByLabel('Confirm Password', { exact: true }).fill('a longer password');
        await button(page, 'Reset password').click();
        await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
        await isAt(layout, page, '/login');
      },
    );

    situation('the frame', 'old tab', `loads itself anew under a path that a proxy ${does}`, async ({ page, watch }) => {
      watch.announce(/\b404\b/);
      await signInByHand(page, ADMIN.password, ADMIN.email, layout.url);
      await becomeOld(page, PATH);
      await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
      await page.getByRole('menuitem', { name: 'Account' }).click();
      await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
      await isAt(layout, page, '/users/account');
    });
  });

situation('the frame', 'second origin', 'opens past the proxy, at the root of the server', async ({ page }) => {
  const layout = await underPath(PATH, true);
  try {
    await signInByHand(page, ADMIN.password, ADMIN.email, layout.server.url);
    await appear(page.getByRole('heading', { name: 'Welcome, Ada' }));
    expect(page.url()).toBe(`${layout.server.url}/dashboard`);
  } finally {
    // It loads the other screens ahead.
    await page.close();
    await layout.close();
  }
});
