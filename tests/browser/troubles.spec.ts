import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, choose, expectAlert, expectPreview, field, picker } from './support/screens';

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
  test('without a network keeps text and file, and the next click saves them', async ({ page, watch, catalogue }) => {
    watch.announce(/ERR_INTERNET_DISCONNECTED/);
    await fillForm(page);
    await page.route(ARTISTS, (route) => route.abort('internetdisconnected'), { times: 1 });
    await button(page, 'Save').click();
    await expectAlert(page, 'Network Error, Please check your connection and try again');
    await expectKept(page);
    expect(await catalogue.artists()).toEqual([]);
    await button(page, 'Save').click();
    await expectAlert(page, 'Artist successfully created.');
    expect((await catalogue.artists()).map((artist) => artist.stageName)).toEqual(['Typed with care']);
  });
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
});
