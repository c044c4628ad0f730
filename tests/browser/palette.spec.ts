import { expect, type Page } from '@playwright/test';
import { IDLE_WARNING_AFTER } from '../../src/contract/limits';
import { ROUTES } from '../../src/routes';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, fail, SHOWN } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { appear, button, field } from '../world/page/screens';

const box = (page: Page) => page.getByRole('combobox', { name: 'Page or record' });
const opener = (page: Page) => button(page, 'Find a page or a record');

test('The palette leaves Ctrl+K to the editor, and asks before unsaved text is left', async ({ page, catalogue }) => {
  await catalogue.add('artists', { stageName: 'Sólveig', photo: await jpeg() });
  await page.goto(ROUTES.ads.add);
  const title = field(page, 'Title');
  await appear(title);
  await title.fill('Not saved');
  const editor = field(page, 'Description');
  await editor.pressSequentially('Some words');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await appear(field(page, 'Link address'));
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await title.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('solv');
  await appear(page.getByRole('option', { name: /^Sólveig/ }));
  await page.keyboard.press('Enter');
  await appear(page.getByRole('alertdialog', { name: 'Leave without saving?' }));
  await button(page, 'Stay').click();
  await expect(title).toHaveValue('Not saved');
  await opener(page).click();
  await page.keyboard.type('solv');
  await page.getByRole('option', { name: /^Sólveig/ }).click();
  await button(page, 'Leave').click();
  await expect(field(page, 'Stage Name')).toHaveValue('Sólveig');
});

test('The palette that is drawn behind the page hides no warning that comes in the same moment', async ({ page }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, { held, requestIdleCallback: (work: () => void) => held.push(work) });
  });
  /** The browser finds itself idle: gives how much waited for that. */
  const idle = () =>
    page.evaluate(() => {
      const held: unknown = Reflect.get(window, 'held');
      const works: unknown[] = Array.isArray(held) ? held.splice(0) : [];
      for (const work of works) if (typeof work === 'function') work();
      return works.length;
    });
  let isLastAsked = false;
  page.on('request', (request) => {
    isLastAsked ||= /\/importing-.*\.js/.test(request.url());
  });
  await page.goto(ROUTES.artists.list);
  // Each screen waits for a moment of its own.
  const intervals = [20];
  await expect
    .poll(
      async () => {
        if (!isLastAsked) await idle();
        return isLastAsked;
      },
      { intervals },
    )
    .toBe(true);
  const isOneHeld = () => expect.poll(() => page.evaluate(() => Reflect.get(window, 'held').length)).toBe(1);
  // Of what is loaded ahead the last, and then the drawing.
  await isOneHeld();
  await idle();
  await isOneHeld();
  await page.evaluate((since) => {
    localStorage.setItem('lastActivity', String(Date.now() - since));
    document.dispatchEvent(new Event('visibilitychange'));
    for (const work of Reflect.get(window, 'held')) work();
  }, IDLE_WARNING_AFTER + 1_000);
  await expect(page.getByRole('alertdialog', { name: 'Are you alright there?' })).toBeVisible();
});

test('The palette is drawn once behind the page, before anybody asks for it', async ({ page }) => {
  await page.goto(ROUTES.songs.list);
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)));
  await expect.poll(async () => (await rules()).filter((rule) => rule.includes('.keys')).length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  const before = new Set(await rules());
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  expect((await rules()).filter((rule) => !before.has(rule))).toEqual([]);
});

test('A refused delete is told on a phone beside its dialog and not over it', async ({ page, catalogue, watch }) => {
  watch.announce(/\b409\b/);
  const artist = await catalogue.add('artists', { stageName: 'Sólveig', photo: await jpeg() });
  for (const title of ['One long name of a song', 'Another long name', 'And a third'])
    await catalogue.add('songs', { title, artist: artist._id });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(ROUTES.artists.list);
  await button(page, 'Delete Sólveig').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await appear(page.getByRole('alertdialog').getByRole('note'));
  const [asked, told] = [await page.getByRole('alertdialog').boundingBox(), await page.locator(SHOWN).boundingBox()];
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThan(told?.y ?? 0);
});

test('An alert stands in the lower right of the sheet, and on a phone above the buttons of the form', async ({ page }) => {
  for (const [width, height, gap] of [
    [1440, 900, 24],
    [360, 640, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(ROUTES.channels.add);
    const save = button(page, 'Save');
    await save.click();
    await expectAlerts(page, fail('Please fill in required fields'));
    const alert = await page.locator(SHOWN).boundingBox();
    const pressed = await save.boundingBox();
    if (!alert || !pressed) throw new Error('Nothing is shown.');
    expect(Math.round(width - alert.x - alert.width)).toBe(gap);
    expect(alert.y + alert.height <= pressed.y || alert.y >= pressed.y + pressed.height, `over Save at ${width}`).toBe(true);
  }
});
