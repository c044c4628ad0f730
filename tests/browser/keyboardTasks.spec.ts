import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { TOP } from '../support/run';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, success } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { enter, expectVisibleFocus, tabTo } from '../world/page/keyboard';
import { address, bubble, htmlOf, text } from '../world/page/richText';
import { button, field, row } from '../world/page/screens';

const sound = () => ({
  name: 'withXing.mp3',
  mimeType: 'audio/mpeg',
  buffer: readFileSync(`${TOP}tests/world/files/media/withXing.mp3`),
});

/** Types into a picker and takes its first suggestion. */
const pick = async (page: Page, typed: string) => {
  await page.keyboard.type(typed);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
};

test.describe('With nothing but a keyboard', () => {
  test('one turns the pages of a list', async ({ page, catalogue }) => {
    for (let number = 1; number <= 6; number += 1) await catalogue.add('playlists', { name: `Mix ${number}` });
    await page.goto('/playlists');
    const next = page.getByRole('button', { name: 'Next page' });
    await tabTo(page, next);
    await expectVisibleFocus(page, next);
    await page.keyboard.press('Enter');
    await expect(row(page, 'Mix 1')).toBeVisible();
    const first = page.getByRole('button', { name: 'Page 1', exact: true });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(row(page, 'Mix 6')).toBeVisible();
    await expect(first).toBeFocused();
  });

  test('one adds a song with its sound and picks its artist', async ({ page, catalogue }) => {
    await catalogue.addArtist({ stageName: 'Sigur Rós' }, await jpeg(), true);
    page.on('filechooser', (dialog) => dialog.setFiles(sound()));
    await page.goto('/songs/add-song');
    await expect(field(page, 'Title')).toBeFocused();
    await page.keyboard.type('Hoppípolla');
    await tabTo(page, page.getByRole('combobox', { name: 'Artist' }));
    await pick(page, 'sigur');
    await expect(page.getByRole('combobox', { name: 'Artist' })).toHaveValue('Sigur Rós');
    await enter(page, button(page, 'Select audio Song File'));
    await expect(page.getByText('withXing.mp3')).toBeVisible();
    await tabTo(page, button(page, 'Remove audio Song File'));
    await expectVisibleFocus(page, button(page, 'Remove audio Song File'));
    await page.keyboard.press('Control+s');
    await expectAlerts(page, success('Song successfully created.'));
    await expect(field(page, 'Title')).toBeFocused();
    expect(await catalogue.all('songs')).toMatchObject([{ title: 'Hoppípolla', artist: { stageName: 'Sigur Rós' } }]);
  });

  test('one adds a song to a playlist and takes it out again', async ({ page, catalogue }) => {
    await catalogue.add('songs', { title: 'Starálfur' }, true);
    await catalogue.add('playlists', { name: 'Iceland' });
    await page.goto('/playlists');
    await enter(page, button(page, 'Edit Iceland'));
    await expect(field(page, 'Name')).toBeFocused();
    await enter(page, button(page, 'Add Song'));
    const search = page.getByRole('combobox', { name: 'Search songs' });
    await expect(search).toBeFocused();
    await pick(page, 'star');
    const remove = button(page, 'Remove Starálfur from the playlist');
    await expect(remove).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await enter(page, remove);
    await expect(page.getByText('Empty Playlist, Add Songs')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Songs' })).toBeFocused();
  });

  test('one makes words a link in the editor', async ({ page }) => {
    await page.goto('/Ads/add-new-ad');
    await tabTo(page, text(page));
    await page.keyboard.type('Read more');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    await expect(address(page)).toBeFocused();
    await page.keyboard.type('example.org');
    await page.keyboard.press('Enter');
    await expect(bubble(page)).toBeHidden();
    await expect(text(page)).toBeFocused();
    expect(await htmlOf(page)).toContain('href="https://example.org"');
  });

  test('one makes a user, resets their password, and logs out', async ({ page, catalogue }) => {
    await page.goto('/users/add-user');
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type('keys@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Keys');
    await tabTo(page, page.getByRole('combobox', { name: 'Role' }));
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await enter(page, button(page, 'Create'));
    await expectAlerts(page, success('User successfully created.'));
    const [colleague] = (await catalogue.all('users')).filter(({ email }) => email === 'keys@example.org');
    expect(colleague).toMatchObject({ firstName: 'Keys', role: 'admin', isActive: true });
    await page.goto('/users');
    await enter(page, button(page, 'Edit Keys'));
    const reset = button(page, 'Reset Password');
    await enter(page, reset);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reset).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }));
    await expectAlerts(page, success('User Password successfully updated.'));
    await expect(reset).toBeFocused();
    await catalogue.remove('users', colleague?._id ?? '');

    const account = page.getByRole('banner').getByRole('button', { name: 'Ada' });
    await tabTo(page, account);
    await expectVisibleFocus(page, account);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(field(page, 'Email')).toBeFocused();
  });
});

test.describe('On a small screen, with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the menu takes the focus, gives it back at Escape, and leads to a page', async ({ page }) => {
    await page.goto('/dashboard');
    const toggle = button(page, 'Menu');
    await enter(page, toggle);
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: 'Artists', exact: true }));
    await expect(page).toHaveURL(/\/artists$/);
    await expect(page.getByText('No Artists Found.')).toBeVisible();
  });
});
