import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus, as someone without a mouse does. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reachable by Tab').toBeFocused();
};

/** Goes to an element by Tab and presses Enter on it. */
export const enter = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Room around an element in which its mark of focus may be drawn, in pixels. */
const AROUND = 8;

/** The focused element looks different from itself without the focus. */
export const expectVisibleFocus = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const clip = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
  const look = () => page.screenshot({ clip, animations: 'disabled' });
  const focused = await look();
  await target.evaluate((element) => element instanceof HTMLElement && element.blur());
  const blurred = await look();
  await target.focus();
  await expect(target).toBeFocused();
  expect(focused.equals(blurred), 'looks the same with and without the focus').toBe(false);
};

/** What has the focus, in words: '' where it is the page itself. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    const name = (activeElement.getAttribute('aria-label') ?? activeElement.textContent) || activeElement.localName;
    return activeElement.localName === 'h1' ? `# ${name}` : name;
  });

/** What a question is to screen readers: its kind, whether all of it is read out, and the button that Enter presses. */
export const question = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog]').evaluate((dialog) => {
    const described = (dialog.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    return { kind: dialog.getAttribute('role'), described: described.join(' '), enter: document.activeElement?.textContent };
  });
