import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { jpeg, phonePhoto, svgWithScript, textNamedJpg, transparentPng, webpNamedJpg } from '../world/files/pictures';
import type { Upload } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { button, choose, expectAlert, expectPreview, field, openEdit, picker, row } from '../world/page/screens';

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
    await expectAlert(page, 'Artist successfully created.');
    await openEdit(page, 'Upright');
    await expectPreview(page, 'Photo');
    expect(await size(page, 'Photo')).toEqual({ width: 200, height: 300 });
    const [artist] = await catalogue.artists();
    const served = await page.request.get(new URL(artist?.photo ?? '', server.url).href);
    expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
  });

  test('a transparent PNG stays transparent', async ({ page, catalogue, server }) => {
    await create(page, 'See-through', await transparentPng());
    await expectAlert(page, 'Artist successfully created.');
    const [artist] = await catalogue.artists();
    const served = await page.request.get(new URL(artist?.photo ?? '', server.url).href);
    const corner = await sharp(await served.body())
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[3]).toBe(0);
  });

  test('a WebP picture named .jpg is taken for what it is', async ({ page, catalogue, server }) => {
    await create(page, 'From the web', await webpNamedJpg());
    await expectAlert(page, 'Artist successfully created.');
    const [artist] = await catalogue.artists();
    const served = await page.request.get(new URL(artist?.photo ?? '', server.url).href);
    expect(served.headers()['content-type']).toBe('image/webp');
    await page.goto('/artists');
    const shown = row(page, 'From the web').locator('img');
    await expect
      .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('a file name is shown as it is, and its picture is kept', async ({ page, catalogue }) => {
    const name = 'Beyoncé 🎵 "100%".jpg';
    await page.goto('/artists/add-artist');
    await field(page, 'Stage Name').fill('Named');
    await choose(page, 'Photo', await jpeg(name));
    await expect(picker(page, 'Photo').getByText(name, { exact: true })).toBeVisible();
    await button(page, 'Save').click();
    await expectAlert(page, 'Artist successfully created.');
    expect((await catalogue.artists())[0]?.photo).toMatch(/^\/api\/v1\/files\/[\w.-]+$/);
  });
});

test.describe('What is no picture', () => {
  for (const [what, upload] of [
    ['an SVG with a script', svgWithScript()],
    ['a text named .jpg', textNamedJpg()],
  ] as const) {
    test(`${what} is refused in a sentence, and nothing of it stays on the disk`, async ({ page, watch, catalogue, server }) => {
      watch.announce(/\b4\d\d\b.*listings\/artists/);
      await create(page, 'Refused', upload);
      await expect(page.getByRole('alert').filter({ hasText: /\w+ \w+.*\./ })).toBeVisible();
      await expect(field(page, 'Stage Name')).toHaveValue('Refused');
      await expect(picker(page, 'Photo').getByText(upload.name, { exact: true })).toBeVisible();
      expect(await catalogue.artists()).toEqual([]);
      await expect.poll(server.uploads).toEqual([]);
      expect(await page.evaluate(() => 'owned' in window)).toBe(false);
    });
  }

  test('[5.23, 8.10] a file of another type is refused at once: Upload only images', async ({ page }) => {
    await page.goto('/artists/add-artist');
    await choose(page, 'Photo', { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') });
    await expectAlert(page, 'Upload only images');
    await expect(picker(page, 'Photo').getByRole('img')).toHaveCount(0);
  });
});
