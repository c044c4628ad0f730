import { expect, type Locator, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, success } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { appear, button, choose, expectPreview, field, openEdit, picker } from '../world/page/screens';

const LONG = 'A channel whose name goes on and on, as the names of channels do when nobody has stopped them in time';

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Buttons that are cut off, smaller than a finger needs on a phone, or under one another. */
const barFaults = async (page: Page, names: readonly string[]) => {
  const width = page.viewportSize()?.width ?? 0;
  const faults: string[] = [];
  const ends = [await boxOf(page.getByRole('banner').getByRole('button').last())];
  if (width >= 640) ends.push(await boxOf(page.getByRole('link', { name: /^Back to / })));
  for (const name of names) {
    const place = button(page, name);
    const { x, y, width: wide, height } = await boxOf(place);
    const isClear = ends.every((end) => x >= end.x + end.width || x + wide <= end.x || y >= end.y + end.height);
    const isWhole = await place.evaluate((it) => it.scrollWidth <= it.clientWidth);
    if (x < 0 || x + wide > width || !isClear || !isWhole || (width < 640 && height < 44)) faults.push(`${name} at ${width}`);
  }
  if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) faults.push(`sideways at ${width}`);
  return faults;
};

test('the buttons of a form are whole and in sight at every width, wherever one has scrolled', async ({ page, catalogue }) => {
  await catalogue.add('channels', { name: LONG, photo: await jpeg(), banner: await jpeg() });
  await openEdit(page, LONG, '/channels');
  await expectPreview(page, 'Banner');
  await field(page, 'Name').fill(`${LONG}, so far`);
  const faults: string[] = [];
  for (const width of [360, 480, 639, 640, 768, 920, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.mouse.wheel(0, 5_000);
    faults.push(...(await barFaults(page, ['Publish', 'Save'])));
    await expect(button(page, 'Save')).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -5_000);
  }
  expect(faults).toEqual([]);
});

test('a record has its picture and name over its form, and in the bar once they have scrolled away', async ({
  page,
  catalogue,
}) => {
  await catalogue.add('albums', { name: 'Harbour Hall', albumArt: await jpeg() });
  await openEdit(page, 'Harbour Hall', '/albums');
  const heading = page.getByRole('heading', { level: 1, name: 'Edit Album Harbour Hall' });
  await expectPreview(page, 'Album Art');
  const header = page.getByRole('main').locator('header > div').last();
  expect((await boxOf(header)).height).toBe(144);
  const inBar = page.getByText('Harbour Hall', { exact: true }).and(page.locator('[aria-hidden] *'));
  await expect(inBar).toBeHidden();
  await page.setViewportSize({ width: 360, height: 560 });
  expect((await boxOf(header)).height).toBe(96);
  await page.mouse.wheel(0, 5_000);
  await expect(heading).not.toBeInViewport();
  await expect(inBar).toBeInViewport();
  await page.getByRole('link', { name: 'Back to Albums' }).click();
  await expect(page).toHaveURL(/\/albums$/);
});

test('nothing moves when a form comes, and its fields are reached before its buttons', async ({ page, catalogue }) => {
  await catalogue.add('channels', { name: 'Quay', photo: await jpeg(), banner: await jpeg() });
  await page.goto('/channels');
  await appear(button(page, 'Edit Quay'));
  const moved = await page.evaluateHandle(() => {
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    });
    observer.observe({ type: 'layout-shift' });
    return shifts;
  });
  await button(page, 'Edit Quay').click();
  await expectPreview(page, 'Banner');
  await expect(picker(page, 'Banner').getByText(/B$/)).toBeVisible();
  expect(await moved.jsonValue()).toEqual([]);
  await field(page, 'Name').focus();
  const stops: string[] = [];
  while (stops.at(-1) !== 'Save' && stops.length < 14) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(stops.filter((words) => words !== '')).toEqual(['Replace', 'Remove', 'Replace', 'Remove', 'Publish', 'Save']);
});

test('a picture shows its size and bytes, and as large as the window until Escape', async ({ page }) => {
  await page.goto('/channels/add-channel');
  const file = await jpeg('wide.jpg');
  await choose(page, 'Banner', file);
  const image = await expectPreview(page, 'Banner');
  const size = await image.evaluate((it) => (it instanceof HTMLImageElement ? `${it.naturalWidth} × ${it.naturalHeight}` : ''));
  await expect(picker(page, 'Banner').getByText(new RegExp(`^${size} · \\d+ (k?B|MB)$`))).toBeVisible();
  const enlarge = button(page, 'Banner at full size');
  await enlarge.click();
  await expect(page.getByRole('dialog', { name: 'Banner' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();
});

test('a file that is dragged over the page lights every frame that takes it', async ({ page }) => {
  await page.goto('/songs/add-song');
  await appear(picker(page, 'Cover Art'));
  const drag = (event: string, type: string) =>
    page.evaluate(
      ([name, of]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'x', { type: of }));
        document.querySelector('h1')?.dispatchEvent(new DragEvent(name ?? '', { bubbles: true, dataTransfer }));
      },
      [event, type],
    );
  await drag('dragenter', 'image/png');
  await expect(picker(page, 'Cover Art')).toContainText('Drop it here');
  await drag('dragleave', 'image/png');
  await expect(picker(page, 'Cover Art')).toContainText('or drop or paste one here');
  await drag('dragenter', 'audio/wav');
  await expect(picker(page, 'Cover Art')).toContainText('or drop or paste one here');
});

test('Save tells in its own place that it is done, as wide as before', async ({ page, catalogue }) => {
  await catalogue.add('channels', { name: 'Pier', photo: await jpeg() });
  await openEdit(page, 'Pier', '/channels');
  const { width } = await boxOf(button(page, 'Save'));
  await field(page, 'Name').fill('Pier 9');
  await button(page, 'Save').click();
  await expect(button(page, 'Save').locator('svg')).toBeAttached();
  expect((await boxOf(button(page, 'Save'))).width).toBe(width);
  await expectAlerts(page, success('Channel successfully updated.'));
});
