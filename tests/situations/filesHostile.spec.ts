import { rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { textNamedJpg } from '../world/files/pictures';
import { alerts, expectAlerts, fail, takeAlerts, watchAlerts } from '../world/page/alerts';
import type { Upload } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { appear, button, picker } from '../world/page/screens';
import { slowLine } from '../world/page/slowLine';
import { FIELDS, FILE_FEATURES, openForm } from './fileFields';
import { situation } from './inBrowser';

const onDisk = (upload: Upload) => test.info().outputPath(upload.name);

for (const feature of FILE_FEATURES) {
  const { kind, file, large, limit, wrong, refusal, created } = FIELDS[feature];

  situation(
    feature,
    'hostile files',
    'says that a file was changed or deleted after it was chosen, and takes it again',
    async (person) => {
      const { page, catalogue, watch } = person;
      // What is shown or played of it is gone, too, where that was not read yet.
      watch.announce(/ERR_UPLOAD_FILE_CHANGED|ERR_FILE_NOT_FOUND/);
      const upload = await file('Changing');
      await writeFile(onDisk(upload), upload.buffer);
      const { group, put } = await openForm(page, feature);
      await put(onDisk(upload));
      const words = `“${upload.name}” was changed, moved or deleted after it was chosen. Please choose it again.`;
      const expectTold = async () => {
        await button(page, 'Save').click();
        await expectAlerts(page, fail(words));
        await expect(group.getByText(words)).toBeVisible();
        expect(await group.evaluate((it) => it.contains(document.activeElement))).toBe(true);
      };
      await writeFile(onDisk(upload), Buffer.concat([upload.buffer, upload.buffer]));
      // Browsers compare whole seconds.
      await utimes(onDisk(upload), new Date(), new Date(Date.now() + 5_000));
      // Listened to early: a key is faster than what catches the dialog.
      const dialog = page.waitForEvent('filechooser');
      await expectTold();
      await page.keyboard.press('Enter');
      await (await dialog).setFiles(onDisk(upload));
      await expect(group.getByText(words)).toBeHidden();
      await rm(onDisk(upload));
      await expectTold();
      await put(await file('Changing'));
      await button(page, 'Save').click();
      await expectAlerts(page, created);
      expect(await catalogue.all(kind)).toHaveLength(1);
    },
  );

  situation(
    feature,
    'hostile files',
    'takes the first of two that are dropped, under any name that a disk takes, and refuses what is too large or no such file',
    async ({ page, watch }) => {
      // Of an empty sound the player asks for a first byte.
      watch.announce(/RANGE_NOT_SATISFIABLE/);
      const { group, put } = await openForm(page, feature);
      const input = group.locator('input[type=file]');
      const upload = await file('Odd');
      const files = [await file('First'), await file('Second')].map(({ name, mimeType, buffer }) => ({
        name,
        mimeType,
        bytes: [...buffer],
      }));
      const stop = await watchAlerts(page);
      await input.evaluate((element, dropped) => {
        const dataTransfer = new DataTransfer();
        for (const { name, mimeType, bytes } of dropped)
          dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        element.parentElement?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, files);
      await expect
        .poll(async () => (await group.getByText(/First|Second/).count()) + (await alerts(page)).length)
        .toBeGreaterThan(0);
      expect(await group.getByText('First.').count()).toBe(1);
      expect(await stop()).toEqual([]);

      await writeFile(onDisk(upload), upload.buffer);
      await truncate(onDisk(upload), limit + 1);
      await input.setInputFiles(onDisk(upload));
      await appear(group.getByText(`Too large: at most ${limit / 1024 / 1024} MB can be taken`));
      await input.setInputFiles({ ...upload, buffer: Buffer.alloc(0) });
      await appear(group.getByText('This file is empty: there is nothing in it.'));
      await input.setInputFiles(upload);
      await expect(group.locator('.MuiFormHelperText-root')).toHaveCount(0);

      const end = upload.name.slice(3);
      for (const name of [`${'n'.repeat(255 - end.length)}${end}`, `الصباح${end}`, `ODD${end.toUpperCase()}`]) {
        await put({ ...upload, name });
        await appear(group.getByText(name, { exact: true }));
      }
      for (const mimeType of ['application/octet-stream', 'text/plain']) {
        await input.setInputFiles({ ...upload, name: 'noKind', mimeType });
        await takeAlerts(page, fail(refusal));
        await expect(group.getByText(`ODD${end.toUpperCase()}`)).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    },
  );

  situation(feature, 'impatient hands', 'goes on being sent when Save is pressed by a key once too often', async ({ page }) => {
    const { put } = await openForm(page, feature);
    await put(await large());
    const back = await slowLine(page, { upload: 200_000 });
    // However long the machine takes between the two, for the page the second press comes with the first.
    await page.clock.setFixedTime(new Date());
    await button(page, 'Save').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Cancel sending')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAlerts(page, created);
    await back();
  });

  situation(feature, 'hostile files', 'tells once why the API refuses it', async ({ page, watch }) => {
    watch.announce(/\b4\d\d\b/);
    const { put } = await openForm(page, feature);
    await put(wrong);
    const stop = await watchAlerts(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page, 'Save').click();
    const { message }: { message: string } = await (await answer).json();
    await expect.poll(() => alerts(page)).not.toEqual([]);
    await expect(button(page, 'Save')).toBeEnabled();
    expect(await stop()).toEqual([fail(message)]);
  });
}

situation('a picture', 'hostile files', 'says at once that it can’t be shown', async ({ page }) => {
  await page.goto(ROUTES.channels.add);
  const group = picker(page, 'Photo');
  await group.locator('input[type=file]').setInputFiles(textNamedJpg());
  const said = group.locator('.MuiFormHelperText-root');
  await appear(said);
  await expect(group.getByText(textNamedJpg().name)).toBeVisible();
  const broken = await group.locator('img').evaluateAll((all) =>
    Promise.all(
      all.map(
        (image) =>
          image instanceof HTMLImageElement &&
          image.decode().then(
            () => 0,
            () => 1,
          ),
      ),
    ),
  );
  expect(broken).not.toContain(1);
  expect(await said.allInnerTexts()).toEqual([
    'This can’t be shown as a picture. It may be damaged, or of a kind that browsers do not know.',
  ]);
});
