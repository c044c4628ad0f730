import { expect, type Page } from '@playwright/test';
import { expectPlays, expectSeeks, longMp3, recording } from '../world/files/sounds';
import { expectAlerts, success } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { button, choose, field, go, openEdit, picker } from '../world/page/screens';

const songFile = (page: Page) => picker(page, 'Song File');

const fill = async (page: Page, title: string) => {
  await page.goto('/songs/add-song');
  await field(page, 'Title').fill(title);
};

test.describe('the audio picker', () => {
  test('[2.97] shows the name of a file exactly, whatever it is, and plays it before and after it is saved', async ({
    page,
    catalogue,
  }) => {
    const names = ['Дорога.mp3', '夜に駆ける.flac', 'say "hi".mp3', '100%.mp3', '🎵.m4a'];
    const expectNamed = async (name: string) => {
      await expect(songFile(page).getByText(name, { exact: true })).toBeVisible();
      const canPlay = await page.evaluate((type) => new Audio().canPlayType(type) !== '', recording(name).mimeType);
      if (canPlay) await expectPlays(page);
    };
    await page.goto('/songs/add-song');
    for (const name of names) {
      await field(page, 'Title').fill(`Of ${name}`);
      await choose(page, 'Song File', recording(name));
      await expectNamed(name);
      await button(page, 'Save').click();
      await expect(field(page, 'Title')).toHaveValue('');
    }
    for (const name of names) {
      await go(page, '/songs');
      await button(page, `Edit Of ${name}`).click();
      await expectNamed(name);
    }
    expect((await catalogue.all('songs')).map(({ fileName }) => fileName).reverse()).toEqual(names);
  });

  test('seeks in an hour of MP3, before and after it is saved, by ranges', async ({ page }) => {
    test.slow();
    const hour = longMp3('hour.mp3', 3_360);
    await fill(page, 'An hour');
    await choose(page, 'Song File', hour);
    await expectSeeks(page, 3_000);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST', { timeout: 50_000 });
    await button(page, 'Save').click();
    expect((await answered).status()).toBe(201);
    await expectAlerts(page, success('Song successfully created.'));
    const parts: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/v1/files/') && response.request().resourceType() === 'media')
        parts.push(response.status());
    });
    await openEdit(page, 'An hour', '/songs');
    await expectSeeks(page, 3_000);
    expect(new Set(parts)).toEqual(new Set([206]));
  });
});

test.describe('A long upload', () => {
  test('shows how far it is, asks before it is left, can be stopped, and goes through when saved again', async ({
    page,
    context,
    catalogue,
    server,
  }) => {
    const network = await context.newCDPSession(page);
    const upload = (bytesPerSecond: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      });
    await fill(page, 'Slow');
    await choose(page, 'Song File', longMp3('slow.mp3', 1_000));
    await upload(200_000);
    await button(page, 'Save').click();
    const progress = page.getByRole('progressbar', { name: 'Sending' });
    await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await expect(button(page, 'Save')).toBeDisabled();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave while it is being sent?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(progress).toBeVisible();

    await button(page, 'Cancel sending').click();
    await expect(progress).toBeHidden();
    await expect(songFile(page).getByText('slow.mp3')).toBeVisible();
    await expect.poll(() => server.uploads()).toEqual([]);
    expect(await catalogue.all('songs')).toEqual([]);

    await upload(-1);
    await button(page, 'Save').click();
    await expect(field(page, 'Title')).toHaveValue('');
    expect((await catalogue.all('songs'))[0]).toMatchObject({ title: 'Slow', fileName: 'slow.mp3' });
  });
});
