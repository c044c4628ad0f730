import { expect } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { test } from '../world/page/fixtures';
import { button, choose, expectAlert, expectPreview, field, openEdit, picker } from '../world/page/screens';

test.describe('Editing an artist', () => {
  test('shows its pictures, replaces one, removes the other, and keeps the state', async ({ page, catalogue, server }) => {
    await catalogue.addArtist({ stageName: 'Fairouz' }, await jpeg(), true);
    await openEdit(page, 'Fairouz');
    const before = await (await expectPreview(page, 'Photo')).getAttribute('src');
    await field(page, 'Stage Name').fill('فيروز');
    await choose(page, 'Photo', await jpeg('photo.jpg', '#aa2200'));
    await choose(page, 'Cover Image', await jpeg('cover.jpg'));
    await button(page, 'Save').click();
    await expectAlert(page, 'Artist successfully updated.');

    const [artist] = await catalogue.artists();
    expect(artist).toMatchObject({ stageName: 'فيروز', isPublished: true });
    expect(artist?.photo).not.toBe(before);
    await expect.poll(server.uploads).toHaveLength(2);

    await picker(page, 'Cover Image').getByRole('button', { name: 'Remove' }).click();
    await button(page, 'Save').click();
    await expect.poll(async () => (await catalogue.artists())[0]?.coverImage ?? null).toBeNull();
    await expect.poll(server.uploads).toHaveLength(1);
  });

  test('shows a picture again that was removed and chosen anew', async ({ page }) => {
    await page.goto('/artists/add-artist');
    const same = await jpeg('same.jpg');
    await choose(page, 'Photo', same);
    await expectPreview(page, 'Photo');
    await picker(page, 'Photo').getByRole('button', { name: 'Remove' }).click();
    await expect(picker(page, 'Photo').getByRole('img')).toHaveCount(0);
    await choose(page, 'Photo', same);
    await expectPreview(page, 'Photo');
  });

  test('keeps its record over a reload and forgets it when left', async ({ page, catalogue }) => {
    await catalogue.addArtist({ stageName: 'Held' }, await jpeg());
    await openEdit(page, 'Held');
    await page.reload();
    await expect(field(page, 'Stage Name')).toHaveValue('Held');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await page.goto('/artists/edit-artist');
    await expect(page).toHaveURL(/\/artists$/);
  });

  test('works on two records in two tabs', async ({ page, newTab, catalogue }) => {
    await catalogue.addArtist({ stageName: 'One' }, await jpeg());
    await catalogue.addArtist({ stageName: 'Two' }, await jpeg());
    const other = await newTab();
    await openEdit(page, 'One');
    await openEdit(other, 'Two');
    await page.reload();
    await field(page, 'Last Name').fill('first tab');
    await field(other, 'Last Name').fill('second tab');
    await button(page, 'Save').click();
    await button(other, 'Save').click();
    await expectAlert(page, 'Artist successfully updated.');
    await expectAlert(other, 'Artist successfully updated.');
    expect((await catalogue.artists()).map(({ stageName, lastName }) => `${stageName}: ${lastName}`)).toEqual([
      'Two: second tab',
      'One: first tab',
    ]);
  });
});
