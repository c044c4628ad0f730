import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { cameraPhoto, jpeg, phonePhoto, svgWithScript } from '../world/files/pictures';
import { recording } from '../world/files/sounds';
import { expectAlerts, fail, success, takeAlerts } from '../world/page/alerts';
import type { Upload } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { button, choose, expectPreview, field, openEdit, picker, row } from '../world/page/screens';

const create = async (page: Page, stageName: string, photo: Upload) => {
  await page.goto('/artists/add-artist');
  await field(page, 'Stage Name').fill(stageName);
  await choose(page, 'Photo', photo);
  await button(page, 'Save').click();
};

const size = (page: Page, label: string) =>
  picker(page, label)
    .getByRole('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? { width: image.naturalWidth, height: image.naturalHeight } : null));

test.describe('Real pictures', () => {
  test('a phone photo stands upright and no longer tells where it was taken', async ({ page, catalogue, server }) => {
    await create(page, 'Upright', await phonePhoto());
    await expectAlerts(page, success('Artist successfully created.'));
    await openEdit(page, 'Upright');
    await expectPreview(page, 'Photo');
    expect(await size(page, 'Photo')).toEqual({ width: 200, height: 300 });
    const [artist] = await catalogue.artists();
    const served = await page.request.get(new URL(artist?.photo ?? '', server.url).href);
    expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
  });
});

test('rows, choices and panels load small copies of at most 10 kB, a form the picture itself', async ({ page, catalogue }) => {
  const photo = await cameraPhoto();
  const artist = await catalogue.add('artists', { stageName: 'Heavy', photo }, true);
  const [songCoverArt, songFile] = [photo, recording('song.mp3')];
  const song = await catalogue.add('songs', { title: 'Weight', artist: artist._id, songCoverArt, songFile }, true);
  const playlist = await catalogue.add('playlists', { name: 'Evening' });
  await catalogue.addSong(playlist._id, song._id);

  const loaded: Promise<[address: string, bytes: number]>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'image' || !answer.url().includes('/files/')) return;
    loaded.push(answer.body().then(({ length }): [string, number] => [answer.url(), length]));
  });
  const expectSmall = async (image: Locator) => {
    await expect.poll(() => image.evaluate((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0))).toBe(96);
    for (const [address, bytes] of await Promise.all(loaded.splice(0))) {
      expect(address).toMatch(/\?w=96$/);
      expect(bytes).toBeLessThanOrEqual(10_000);
    }
  };

  await page.goto('/artists');
  await expectSmall(row(page, 'Heavy').locator('img'));
  await page.goto('/songs/add-song');
  await page.getByRole('combobox', { name: 'Artist' }).fill('heavy');
  await expectSmall(page.getByRole('option', { name: 'Heavy' }).locator('img'));
  await openEdit(page, 'Evening', '/playlists');
  await expectSmall(page.getByRole('listitem').filter({ hasText: 'Weight' }).locator('img'));
  await openEdit(page, 'Heavy');
  await expectPreview(page, 'Photo');
  expect(await size(page, 'Photo')).toEqual({ width: 2560, height: 1920 });
});

test.describe('What is no picture', () => {
  test('an SVG with a script is refused in words, the form keeps it, and nothing of it runs or stays on the disk', async ({
    page,
    watch,
    catalogue,
    server,
  }) => {
    watch.announce(/\b4\d\d\b.*listings\/artists/);
    const upload = svgWithScript();
    await create(page, 'Refused', upload);
    await expectAlerts(
      page,
      fail(`“${upload.name}” is not a picture this catalogue takes. Choose a JPEG, PNG, WebP, GIF or AVIF file.`),
    );
    await expect(field(page, 'Stage Name')).toHaveValue('Refused');
    await expect(picker(page, 'Photo').getByText(upload.name, { exact: true })).toBeVisible();
    expect(await catalogue.artists()).toEqual([]);
    await expect.poll(server.uploads).toEqual([]);
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  });
});

test('[5.23, 5.24, 8.10, 8.11] A file of another type is refused at once, and not taken', async ({ page }) => {
  await page.goto('/songs/add-song');
  await choose(page, 'Cover Art', recording('song.mp3'));
  await takeAlerts(page, fail('Upload only images'));
  await expect(picker(page, 'Cover Art').getByRole('button', { name: 'Choose image' })).toBeVisible();
  await choose(page, 'Song File', await jpeg('cover.jpg'));
  await takeAlerts(page, fail('Upload only Audio files'));
  await expect(picker(page, 'Song File').getByRole('button', { name: 'Select audio' })).toBeVisible();
});
