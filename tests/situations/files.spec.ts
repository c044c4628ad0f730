import { truncate, utimes, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { textNamedJpg } from '../world/files/pictures';
import { alerts, expectAlerts, fail, takeAlerts, warn, watchAlerts } from '../world/page/alerts';
import type { Upload } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { appear, button, field, picker } from '../world/page/screens';
import { slowLine } from '../world/page/slowLine';
import { translate } from '../world/page/translated';
import { FIELDS } from './fileFields';
import { situation } from './inBrowser';
import type { FeatureOf } from './table';

const isField = (name: string): name is FeatureOf<'file field'> => Object.hasOwn(FIELDS, name);
const CANCELLED = 'Sending was cancelled. Nothing was saved.';

for (const feature of Object.keys(FIELDS).filter(isField)) {
  const { kind, name, label, choose, remove, file, large, limit, wrong, created } = FIELDS[feature];

  const openForm = async (page: Page) => {
    await page.goto(ROUTES[kind].add);
    await appear(field(page, name));
    await field(page, name).fill('Typed');
    return {
      group: picker(page, label),
      press: (text: string) => picker(page, label).getByRole('button', { name: text, exact: true }),
      put: async (upload: Upload | string) => {
        await picker(page, label).locator('input[type=file]').setInputFiles(upload);
        await appear(picker(page, label).getByRole('button', { name: remove, exact: true }));
      },
    };
  };
  const onDisk = (upload: Upload) => test.info().outputPath(upload.name);

  situation(feature, 'slow line', 'keeps form and file when sending is cancelled, and says so', async ({ page, catalogue }) => {
    const { group, put } = await openForm(page);
    await put(await large());
    const back = await slowLine(page, { upload: 200_000 });
    const stop = await watchAlerts(page);
    await button(page, 'Save').click();
    await button(page, 'Cancel sending').click();
    await expect(button(page, 'Save')).toBeEnabled();
    await back();
    await expect(field(page, name)).toHaveValue('Typed');
    await expect(group.getByText((await large()).name)).toBeVisible();
    expect(await catalogue.all(kind)).toEqual([]);
    expect(await stop()).toEqual([warn(CANCELLED)]);
  });

  situation(feature, 'slow line', 'tells what became of a file that was sent whole before it was cancelled', async (person) => {
    const { page, catalogue } = person;
    const { put } = await openForm(page);
    await put(await file('Sent'));
    const back = await slowLine(page, { answerAfter: 30_000 });
    await button(page, 'Save').click();
    await expect.poll(async () => (await catalogue.all(kind)).length).toBe(1);
    await button(page, 'Cancel sending').click();
    await expect.poll(() => alerts(page)).not.toEqual([]);
    await back();
    expect((await alerts(page)).map(([, text]) => text)).not.toContain(CANCELLED);
  });

  situation(feature, 'slow line', 'tells screen readers how far it is, with the focus on what stops it', async ({ page }) => {
    const { put } = await openForm(page);
    await put(await large());
    const back = await slowLine(page, { upload: 100_000 });
    await button(page, 'Save').click();
    const progress = page.getByRole('progressbar', { name: 'Sending' });
    await appear(progress);
    await expect(page.getByText('Sending has begun')).toBeAttached();
    await expect(button(page, 'Cancel sending')).toBeFocused();
    const value = await progress.getAttribute('aria-valuetext');
    await button(page, 'Cancel sending').click();
    await back();
    expect(value).toMatch(/%$/);
  });

  situation(feature, 'lost line', 'keeps the file, and sends it when it is saved again', async ({ page, catalogue, watch }) => {
    watch.announce(/ERR_INTERNET_DISCONNECTED/);
    const { group, put } = await openForm(page);
    await put(await file('Kept'));
    await page.context().setOffline(true);
    await button(page, 'Save').click();
    await takeAlerts(page, fail('Network Error, Please check your connection and try again'));
    await page.context().setOffline(false);
    await expect(group.getByText((await file('Kept')).name)).toBeVisible();
    await button(page, 'Save').click();
    await expectAlerts(page, created);
    expect(await catalogue.all(kind)).toHaveLength(1);
  });

  situation(feature, 'hostile files', 'says that a file was changed after it was chosen', async ({ page, watch }) => {
    watch.announce(/ERR_UPLOAD_FILE_CHANGED/);
    const upload = await file('Changing');
    await writeFile(onDisk(upload), upload.buffer);
    const { put } = await openForm(page);
    await put(onDisk(upload));
    await writeFile(onDisk(upload), Buffer.concat([upload.buffer, upload.buffer]));
    // Browsers compare whole seconds.
    await utimes(onDisk(upload), new Date(), new Date(Date.now() + 5_000));
    await button(page, 'Save').click();
    await expect.poll(() => alerts(page)).not.toEqual([]);
    expect((await alerts(page)).map(([, text]) => text)).toEqual([expect.stringMatching(/chang.*cho[os]|cho[os].*chang/i)]);
  });

  situation(feature, 'hostile files', 'says that a file is too large before it is sent', async ({ page }) => {
    const upload = await file('Large');
    await writeFile(onDisk(upload), upload.buffer);
    await truncate(onDisk(upload), limit + 1);
    const { group } = await openForm(page);
    await group.locator('input[type=file]').setInputFiles(onDisk(upload));
    const said = async () => [await group.textContent(), ...(await alerts(page)).map(([, text]) => text)].join(' ');
    await expect.poll(said).toMatch(/Large|large/);
    expect((await said()).replace(upload.name, '')).toMatch(/large/);
  });

  situation(feature, 'hostile files', 'takes the first of two that are dropped at once', async ({ page }) => {
    const { group } = await openForm(page);
    const files = [await file('First'), await file('Second')].map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      bytes: [...buffer],
    }));
    const stop = await watchAlerts(page);
    await group.locator('input[type=file]').evaluate((input, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, mimeType, bytes } of dropped)
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      input.parentElement?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, files);
    await expect
      .poll(async () => (await group.getByText(/First|Second/).count()) + (await alerts(page)).length)
      .toBeGreaterThan(0);
    expect(await group.getByText('First.').count()).toBe(1);
    expect(await stop()).toEqual([]);
  });

  situation(feature, 'hostile files', 'tells once why the API refuses it', async ({ page, watch }) => {
    watch.announce(/\b4\d\d\b/);
    const { put } = await openForm(page);
    await put(wrong);
    const stop = await watchAlerts(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page, 'Save').click();
    const { message }: { message: string } = await (await answer).json();
    await expect.poll(() => alerts(page)).not.toEqual([]);
    await expect(button(page, 'Save')).toBeEnabled();
    expect(await stop()).toEqual([fail(message)]);
  });

  situation(feature, 'keys', 'has the focus where a file is chosen after one was removed', async ({ page }) => {
    const { put, press } = await openForm(page);
    await put(await file('Removed'));
    await press(remove).focus();
    await page.keyboard.press('Enter');
    await appear(press(choose));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(choose);
  });

  situation(feature, 'keys', 'has one button to choose by, which says for which field', async ({ page }) => {
    const { group } = await openForm(page);
    const found = await group.ariaSnapshot();
    expect(found.match(/- button/g) ?? []).toHaveLength(1);
    expect(found).toMatch(new RegExp(`- button "[^"]*${label}`));
  });

  situation(feature, 'used again', 'takes the same file again after Remove, and after a create', async ({ page, catalogue }) => {
    const { put, press } = await openForm(page);
    await put(await file('Same'));
    await press(remove).click();
    await put(await file('Same'));
    await button(page, 'Save').click();
    await takeAlerts(page, created);
    await appear(press(choose));
    await field(page, name).fill('Once more');
    await put(await file('Same'));
    await button(page, 'Save').click();
    await expectAlerts(page, created);
    expect(await catalogue.all(kind)).toHaveLength(2);
  });

  situation(feature, 'translated page', 'says what its buttons do before and after a file is chosen', async ({ page }) => {
    await translate(page);
    const { group, put, press } = await openForm(page);
    expect(await group.textContent()).toContain(choose);
    await put(await file('Chosen'));
    expect(await group.textContent()).not.toContain(choose);
    await press(remove).click();
    await appear(group.getByText(choose));
    expect(await group.textContent()).not.toContain('Chosen');
  });
}

situation('a picture', 'hostile files', 'says at once that it can’t be shown', async ({ page }) => {
  await page.goto(ROUTES.channels.add);
  const group = picker(page, 'Photo');
  await group.locator('input[type=file]').setInputFiles(textNamedJpg());
  await appear(group.getByText(textNamedJpg().name));
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
  expect([...(await alerts(page)), ...(await group.locator('.MuiFormHelperText-root').allInnerTexts())]).not.toEqual([]);
});
