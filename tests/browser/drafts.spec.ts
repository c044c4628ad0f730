import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { jpeg } from '../world/files/pictures';
import { longMp3 } from '../world/files/sounds';
import { expectKept, goOn, kept, offer, tellSaved } from '../world/page/drafts';
import { test } from '../world/page/fixtures';
import { appear, button, choose, field, openEdit, picker } from '../world/page/screens';

const TITLE = 'Add Channel';
const HERE = ROUTES.channels.add;

const openForm = async (page: Page, path: string = HERE) => {
  await page.goto(path);
  await appear(field(page, 'Name'));
};
const type = async (page: Page, text: string, path?: string) => {
  await openForm(page, path);
  await field(page, 'Name').fill(text);
};
const expectName = (page: Page, text: string) => expect(field(page, 'Name')).toHaveValue(text);

test('what was typed and chosen is offered above the form when its page is loaded anew, and not put back unasked', async ({
  page,
}) => {
  await type(page, 'Half a name');
  await choose(page, 'Photo', await jpeg('chosen.jpg'));
  await expectKept(page, 'Half a name', 1, 1);
  await page.reload();
  await appear(offer(page, TITLE));
  await expectName(page, '');
  await goOn(page, TITLE).click();
  await expectName(page, 'Half a name');
  await appear(picker(page, 'Photo').getByText('chosen.jpg'));
  await expect(offer(page, TITLE)).toHaveCount(0);
  // Asked for once alone.
  await page.reload();
  await appear(offer(page, TITLE));
  await expectName(page, '');
});

test('the last key before a tab is closed is kept, and offered at once on any page of another', async ({ page, newTab }) => {
  const closed = await newTab();
  await type(closed, 'Half a nam');
  await expectKept(closed, 'Half a nam', 1, 0);
  await page.goto('/dashboard');
  await appear(page.getByRole('main').getByRole('heading', { level: 1 }));
  await closed.keyboard.type('e');
  await closed.close();
  await goOn(page, TITLE).click();
  await expectName(page, 'Half a name');
  await expect(page).toHaveURL(new RegExp(`${HERE}$`));
});

test('what was typed in a tab that was opened later is offered once this one is in front again', async ({ page, newTab }) => {
  await page.goto('/dashboard');
  const closed = await newTab();
  await type(closed, 'Half a name');
  await expectKept(closed, 'Half a name', 1, 0);
  await closed.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await appear(goOn(page, TITLE));
});

/** Begins a form of each of these pages, and leaves each by closing its tab. */
const begin = async (newTab: () => Promise<Page>, ...paths: string[]) => {
  for (const [index, path] of paths.entries()) {
    const closed = await newTab();
    await closed.goto(path);
    await closed.locator('main form').getByRole('textbox').first().pressSequentially('Begun');
    await expectKept(closed, 'Begun', index + 1, 0);
    await closed.close();
  }
};
const ELSEWHERE = [ROUTES.artists.add, ROUTES.albums.add, ROUTES.playlists.add];

test('many drafts of other pages stand behind one line, and that of the page itself above it', async ({ page, newTab }) => {
  await begin(newTab, ...ELSEWHERE, HERE);
  await page.goto(HERE);
  await appear(offer(page, TITLE));
  const offers = page.getByRole('group', { name: 'unfinished' });
  await expect(offers).toHaveText([/^You left Add Channel/, /^3 other pages were left/]);
  await button(page, 'Show them').press('Enter');
  await expect(offers).toHaveText([/Add Channel/, /Add Artist/, /Add Album/, /Add Playlist/]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue' }).first()).toBeFocused();
});

test('what became of a save stands by itself beside many drafts', async ({ page, newTab }) => {
  await begin(newTab, ...ELSEWHERE, ROUTES.videos.add);
  await page.goto('/dashboard');
  await appear(button(page, 'Show them'));
  await tellSaved(page, ROUTES.videos.add);
  await page.reload();
  await appear(offer(page, 'It was saved.'));
  await expect(page.locator('main').getByRole('group')).toHaveText([/Add Video .*It was saved\./, /^3 other pages were left/]);
});

test('the second of two clicks on an offer meets no other one', async ({ page, newTab }) => {
  await begin(newTab, ...ELSEWHERE);
  await page.goto('/dashboard');
  const offers = page.getByRole('group', { name: 'You left' });
  await button(page, 'Show them').dblclick();
  await expect(offers).toHaveCount(3);
  await button(page, 'Discard').first().dblclick();
  await expect(offers).toHaveCount(2);
  // What was discarded is gone, and nothing else.
  await expectKept(page, 'Begun', 2, 0);
});

test('two tabs with one form have two drafts, and neither is offered what the other still has open', async ({ page, newTab }) => {
  const other = await newTab();
  await type(page, 'Of one tab');
  await type(other, 'Of the other');
  await expectKept(page, 'Of', 2, 0);
  await openForm(await newTab());
  await page.reload();
  await appear(offer(page, `${TITLE} (Of one tab)`));
  await expect(page.getByRole('group', { name: TITLE })).toHaveCount(1);
  await expectName(other, 'Of the other');
});

test('what was typed beside an offer is offered in its place once that is taken', async ({ page }) => {
  await type(page, 'First');
  await page.reload();
  await appear(offer(page, `${TITLE} (First)`));
  await field(page, 'Name').fill('Second');
  await goOn(page, `${TITLE} (First)`).click();
  await expectName(page, 'First');
  await goOn(page, `${TITLE} (Second)`).click();
  await expectName(page, 'Second');
  await appear(offer(page, `${TITLE} (First)`));
});

test('a draft is gone once it is saved, left on purpose, discarded, or its person logs out', async ({ page, catalogue }) => {
  const expectGone = async () => {
    await expect.poll(async () => kept(page)).toEqual({ drafts: [], files: 0 });
    await expect(offer(page, TITLE)).toHaveCount(0);
  };
  await type(page, 'Saved');
  await choose(page, 'Photo', await jpeg());
  await expectKept(page, 'Saved', 1, 1);
  await button(page, 'Save').click();
  await expect.poll(async () => (await catalogue.all('channels')).length).toBe(1);
  await expectGone();
  await field(page, 'Name').fill('Left');
  await expectKept(page, 'Left', 1, 0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await button(page, 'Leave').click();
  await expectGone();
  await type(page, 'Discarded');
  await page.reload();
  await offer(page, TITLE).getByRole('button', { name: 'Discard' }).click();
  await expectGone();
  await field(page, 'Name').fill('Logged out');
  await choose(page, 'Photo', await jpeg());
  await expectKept(page, 'Logged out', 1, 1);
  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept(page)).toEqual({ drafts: [], files: 0 });
});

test('an edit that the server has already is not offered, another one is, with the record as it was', async ({
  page,
  catalogue,
}) => {
  const { _id } = await catalogue.add('channels', { name: 'Before', photo: await jpeg() });
  await openEdit(page, 'Before', ROUTES.channels.list);
  await field(page, 'Name').fill('After');
  await expectKept(page, 'After', 1, 0);
  await catalogue.change('channels', _id, { name: 'After' });
  await page.reload();
  await expect.poll(async () => kept(page)).toEqual({ drafts: [], files: 0 });
  await expect(offer(page, 'Edit Channel')).toHaveCount(0);
  await field(page, 'Name').fill('Later');
  await expectKept(page, 'Later', 1, 0);
  await page.goto('/dashboard');
  await goOn(page, 'Edit Channel (Before)').click();
  await expectName(page, 'Later');
});

test('a sound of 150 MB holds up no key, is written once, and comes back', async ({ page }) => {
  await page.goto(ROUTES.songs.add);
  await appear(field(page, 'Title'));
  const path = test.info().outputPath('long.mp3');
  const { buffer } = longMp3('long.mp3', 10);
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path, Buffer.concat([buffer, Buffer.alloc(150 * 1024 * 1024)]));
  await picker(page, 'Song File').locator('input[type=file]').setInputFiles(path);
  await field(page, 'Title').pressSequentially('Typed while it is kept');
  await expectKept(page, 'Typed while it is kept', 1, 1);
  await page.reload();
  await goOn(page, 'Add Song').click();
  await appear(picker(page, 'Song File').getByText('long.mp3'));
  await expect(field(page, 'Title')).toHaveValue('Typed while it is kept');
});

const IS_LOST = 'This browser keeps no drafts: what is not saved is lost when this page is closed.';
for (const trouble of ['blocks its database', 'is full'] as const)
  test(`a browser that ${trouble} says so once something is typed, and all else works`, async ({ page, catalogue }) => {
    await page.addInitScript((isFull) => {
      const refuse = (name: string) => () => {
        throw new DOMException('No.', name);
      };
      if (isFull) IDBObjectStore.prototype.put = refuse('QuotaExceededError');
      else IDBFactory.prototype.open = refuse('SecurityError');
    }, trouble === 'is full');
    await openForm(page);
    await expect(page.getByText(IS_LOST)).toHaveCount(0);
    await field(page, 'Name').fill('Typed');
    await choose(page, 'Photo', await jpeg());
    await appear(page.getByText(IS_LOST));
    await page.evaluate(() => {
      localStorage.setItem('lastActivity', String(Date.now() - 16 * 60_000));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page).toHaveURL(/\/login$/);
    await field(page, 'Email').fill('ada@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.keyboard.press('Enter');
    await goOn(page, TITLE).click();
    await appear(picker(page, 'Photo').getByText('photo.jpg'));
    await button(page, 'Save').click();
    await expect.poll(async () => (await catalogue.all('channels')).map(({ name }) => name)).toEqual(['Typed']);
  });
