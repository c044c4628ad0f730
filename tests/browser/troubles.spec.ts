import { expect, type Page, type Route } from '@playwright/test';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, choose, expectAlert, expectPreview, field, openEdit, picker } from './support/screens';

const ARTISTS = /\/api\/v1\/listings\/artists(\/publish)?$/;

/** Posts of an artist that left the page. */
const posts = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && ARTISTS.test(request.url()) && seen.push(request.url()));
  return seen;
};

const fillForm = async (page: Page) => {
  await page.goto('/artists/add-artist');
  await field(page, 'Stage Name').fill('Typed with care');
  await choose(page, 'Photo', await jpeg('chosen.jpg'));
};

const expectKept = async (page: Page) => {
  await expect(field(page, 'Stage Name')).toHaveValue('Typed with care');
  await expect(picker(page, 'Photo').getByText('chosen.jpg')).toBeVisible();
  await expectPreview(page, 'Photo');
};

test.describe('One click is one request', () => {
  for (const press of ['Save', 'Publish']) {
    test(`three clicks in one moment on ${press} make one artist`, async ({ page, catalogue }) => {
      const sent = posts(page);
      await fillForm(page);
      await button(page, press).evaluate((element) => {
        if (!(element instanceof HTMLElement)) return;
        for (let click = 0; click < 3; click += 1) element.click();
      });
      await expectAlert(page, 'Artist successfully created.');
      expect(sent).toHaveLength(1);
      expect(await catalogue.artists()).toHaveLength(1);
    });
  }

  test('Enter and a click together make one artist', async ({ page, catalogue }) => {
    await fillForm(page);
    // The answer waits for the click, which otherwise may come to a form that is empty again.
    let answer: () => void = () => undefined;
    const clicked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(ARTISTS, (route) => clicked.then(() => route.continue()));
    await field(page, 'Stage Name').press('Enter');
    await button(page, 'Save').click({ force: true, noWaitAfter: true });
    answer();
    await expectAlert(page, 'Artist successfully created.');
    expect(await catalogue.artists()).toHaveLength(1);
  });
});

test.describe('A save that fails', () => {
  const failures: { title: string; says: string; fail: (route: Route) => Promise<void> }[] = [
    {
      title: 'with 422',
      says: 'The name is on the list of forbidden names.',
      fail: (route) =>
        route.fulfill({ status: 422, json: { success: false, message: 'The name is on the list of forbidden names.' } }),
    },
    {
      title: 'with 500 and no words',
      says: 'Something went wrong, try again',
      fail: (route) => route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' }),
    },
    {
      title: 'without a network',
      says: 'Network Error, Please check your connection and try again',
      fail: (route) => route.abort('internetdisconnected'),
    },
  ];
  for (const { title, says, fail } of failures) {
    test(`${title} keeps text and file, and the next click saves them`, async ({ page, watch, catalogue }) => {
      watch.announce(/422|500|ERR_INTERNET_DISCONNECTED/);
      await fillForm(page);
      await page.route(ARTISTS, fail, { times: 1 });
      await button(page, 'Save').click();
      await expectAlert(page, says);
      await expectKept(page);
      expect(await catalogue.artists()).toEqual([]);
      await button(page, 'Save').click();
      await expectAlert(page, 'Artist successfully created.');
      expect((await catalogue.artists()).map((artist) => artist.stageName)).toEqual(['Typed with care']);
    });
  }
});

test.describe('A changed form', () => {
  test('asks before it is left, and keeps everything when one stays', async ({ page }) => {
    await page.goto('/artists');
    await page.getByRole('main').getByRole('link', { name: 'Add Artist' }).click();
    await field(page, 'Stage Name').fill('Typed with care');
    await choose(page, 'Photo', await jpeg('chosen.jpg'));
    for (const leave of [() => page.goBack(), () => page.getByRole('link', { name: 'Dashboard' }).click()]) {
      await leave();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(/\/artists\/add-artist$/);
      await expectKept(page);
    }
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('is left without a question once it is saved, and when nothing was changed', async ({ page, catalogue }) => {
    await catalogue.addArtist({ stageName: 'Unchanged' }, await jpeg());
    await openEdit(page, 'Unchanged');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await openEdit(page, 'Unchanged');
    await field(page, 'First Name').fill('Changed');
    await button(page, 'Save').click();
    await expectAlert(page, 'Artist successfully updated.');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
