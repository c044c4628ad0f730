import { expect, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, fail, success, takeAlerts } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { appear, button, expectPreview, field, openEdit, picker } from '../world/page/screens';
import { LINKS_REFUSED } from '../world/values/links';

/** Pastes a file, as Ctrl+V does where the focus is. */
const paste = (page: Page, name: string, type: string, bytes: readonly number[], text = '') =>
  page.evaluate(
    ({ name, type, bytes, text }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type }));
      if (text !== '') clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { name, type, bytes, text },
  );

test('A picture is pasted into the picker that has the focus, and no other; anything else is refused', async ({
  page,
  catalogue,
}) => {
  const photo = await jpeg();
  await page.goto('/artists/add-artist');
  await field(page, 'Stage Name').fill('Pasted');
  await paste(page, 'nowhere.jpg', photo.mimeType, [...photo.buffer]);
  const choose = picker(page, 'Photo').getByRole('button', { name: 'Choose image' });
  await choose.focus();
  await paste(page, 'words.txt', 'text/plain', [104, 105]);
  await takeAlerts(page, fail('Upload only images'));
  await choose.focus();
  await paste(page, 'pasted.jpg', photo.mimeType, [...photo.buffer]);
  await expectPreview(page, 'Photo');
  await expect(picker(page, 'Photo').getByText('pasted.jpg')).toBeVisible();
  await expect(picker(page, 'Cover Image').getByRole('button', { name: 'Choose image' })).toBeVisible();
  await button(page, 'Save').click();
  await expectAlerts(page, success('Artist successfully created.'));
  expect((await catalogue.artists())[0]?.photo).toBeTruthy();
});

test('A picture that is pasted anywhere goes into the only frame of a page, but for what is pasted as text or behind a question', async ({
  page,
}) => {
  const photo = await jpeg();
  const bytes = [...photo.buffer];
  await page.goto('/songs/add-song');
  await field(page, 'Title').fill('Pasted');
  await paste(page, 'cover.jpg', photo.mimeType, bytes);
  await expectPreview(page, 'Cover Art');
  await paste(page, 'words.txt', 'text/plain', [104, 105]);
  await paste(page, 'behind.jpg', photo.mimeType, bytes, 'some words');
  await expect(picker(page, 'Cover Art').getByText('cover.jpg')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(button(page, 'Stay')).toBeVisible();
  await paste(page, 'behind.jpg', photo.mimeType, bytes);
  await button(page, 'Stay').click();
  await expect(picker(page, 'Cover Art').getByText('cover.jpg')).toBeVisible();
  await expectAlerts(page);
});

/** The tab comes to the front again, `minutes` later. */
const comeBack = async (page: Page, minutes: number) => {
  await page.clock.fastForward(minutes * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

test('A new version of the console is announced when one comes back to the tab, and loaded only when one says so', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/artists/add-artist');
  await field(page, 'Stage Name').fill('Typed');
  const looked = page.waitForResponse((response) => response.url().endsWith('/') && response.ok());
  await comeBack(page, 6);
  await (await looked).finished();
  // What the page makes of it is drawn by then.
  await page.evaluate(async () => {
    await (await fetch('/')).text();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const notice = page.getByText('There is a new version of the console.');
  expect(await notice.count()).toBe(0);

  await page.route('**/', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.replace(/index-[\w-]+\.js/, 'index-ofTomorrow.js') });
  });
  await comeBack(page, 6);
  await expect(notice).toBeVisible();
  await expect(field(page, 'Stage Name')).toHaveValue('Typed');
  await button(page, 'Later').click();
  await expect(notice).toBeHidden();
});

test('A list comes back with its term and its scroll after an edit', async ({ page, catalogue }) => {
  const photo = await jpeg();
  for (let number = 0; number < 24; number += 1) await catalogue.addArtist({ stageName: `Band ${number}` }, photo);
  await page.goto('/artists');
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '20' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('band');
  const last = page.getByRole('button', { name: /^Edit Band/ }).last();
  await expect(page.getByRole('row')).toHaveCount(21);
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await last.click();
  await field(page, 'First Name').fill('Edited');
  await button(page, 'Save').click();
  await expectAlerts(page, success('Artist successfully updated.'));
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('band');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.getByRole('row')).toHaveCount(21);
});

test.describe('Small things', () => {
  test('a link of a form opens in a tab that knows nothing of this one', async ({ page, context }) => {
    await context.route('https://www.youtube.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'a video' }));
    await page.goto('/videos/add-video');
    const open = page.getByRole('link', { name: 'Open the link in a new tab' });
    await field(page, 'Url').fill(LINKS_REFUSED[0] ?? '');
    await expect(open).toBeHidden();
    await field(page, 'Url').fill('www.youtube.com/watch?v=1');
    const opened = context.waitForEvent('page');
    await open.click();
    const other = await opened;
    await other.waitForLoadState();
    expect(other.url()).toBe('https://www.youtube.com/watch?v=1');
    expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  });

  test('the id of a record is copied from its edit page', async ({ page, context, catalogue }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { _id } = await catalogue.addArtist({ stageName: 'Copied' }, await jpeg());
    await openEdit(page, 'Copied');
    await button(page, 'Copy the id').click();
    await expectAlerts(page, success('The id is copied.'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(_id);
  });

  test('a search can be cleared while there is one, which leads no row of keys and no eye astray before', async ({ page }) => {
    await page.goto('/artists');
    const search = page.getByRole('searchbox', { name: 'Search' });
    const clear = button(page, 'Clear the search');
    await expect(search).toBeVisible();
    await expect(clear).toBeHidden();
    await search.fill('a');
    await expect(clear).toBeVisible();
    await search.press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await expect(clear).toBeHidden();
  });

  test('a date tells its zone to the pointer and to screen readers, and holds nobody up who tabs along the row', async ({
    page,
    catalogue,
  }) => {
    await catalogue.addArtist({ stageName: 'Dated' }, await jpeg(), true);
    await page.goto('/artists');
    const date = page.getByRole('row').getByRole('time');
    await expect(date).toHaveText(/\d{4} - \d{2}:\d{2}\s[AP]M$/);
    await expect(date).toHaveAccessibleDescription(/\d{4} at .+ \S+$/);
    await date.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/\d{4} at .+ \S+$/);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    for (const state of ['All', 'Published', 'Unpublished']) {
      await expect(button(page, state)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(button(page, 'Recently deleted')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Dated' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Edit Dated')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Delete Dated')).toBeFocused();
  });

  test('a pointer that is on a date before there is a tooltip is told once there is', async ({ page, catalogue }) => {
    await catalogue.addArtist({ stageName: 'Dated' }, await jpeg(), true);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/around-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/artists');
    await page.getByRole('row').getByRole('time').hover();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    release();
    await expect(page.getByRole('tooltip')).toHaveText(/\d{4} at .+ \S+$/);
  });

  test('the second click on what opens a question or a drawer marks none of its words, which can be marked from then on', async ({
    page,
    catalogue,
  }) => {
    const names = ['Ferry', 'Night', 'Tide'];
    for (const name of names) await catalogue.add('playlists', { name });
    const gone = await catalogue.add('playlists', { name: 'Gone' });
    await catalogue.remove('playlists', gone._id);
    const selected = () => page.evaluate(() => getSelection()?.toString().trim());
    for (const width of [1440, 768, 360])
      for (const name of names) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/playlists');
        await button(page, `Delete ${name}`).dblclick();
        await expect(page.getByRole('alertdialog')).toHaveCSS('opacity', '1');
        expect(await selected(), `${name} at ${width}`).toBe('');
      }
    await expect(async () => {
      await page
        .getByRole('alertdialog')
        .getByText('Tide')
        .dblclick({ position: { x: 12, y: 12 } });
      expect(await selected()).not.toBe('');
    }).toPass();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/playlists');
      await button(page, 'Recently deleted').dblclick();
      await appear(page.getByRole('dialog', { name: 'Recently deleted' }));
      expect(await selected(), `drawer at ${width}`).toBe('');
      await page.keyboard.press('Escape');
    }
  });

  test('the next likely screen is loaded before it is asked for', async ({ page }) => {
    const form = page.waitForResponse(/form-.*\.js/);
    // The first list comes with the console itself.
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Artists', exact: true }).click();
    await form;
    await expect(page.getByText('No Artists Found.')).toBeVisible();
  });
});
