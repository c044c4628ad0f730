import { mkdirSync } from 'node:fs';
import { type CDPSession, type Page, type TestInfo, test } from '@playwright/test';
import sharp from 'sharp';
import { TOP } from '../../support/run';

const HEIGHT = 800;
/** From a small phone, or a window of 1280 pixels at 400 %, to a desk; and where the layout changes. */
const WIDTHS: readonly number[] = [...Array.from({ length: 17 }, (_, index) => 320 + 80 * index), 600, 900].sort((a, b) => a - b);

/** Of the page of a test, which ends with the test. */
const sessions = new WeakMap<TestInfo, Promise<CDPSession>>();

/** Gives the page this size, to be changed often: setViewportSize moves a window as well, which is slow and at times never answers. */
export const resize = async (page: Page, size: { width: number; height: number }) => {
  const session = sessions.get(test.info()) ?? page.context().newCDPSession(page);
  sessions.set(test.info(), session);
  await (await session).send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
};

/**
 * What can't be read or used in the page as it is now, one line each; in front of the page a dialog counts alone.
 * The least: 8 signs in a line of a text that has them, but for three lines of whole words, 24 pixels for what is pressed or 12
 * around its middle free of others (WCAG 2.5.8), links in a sentence excepted.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const LEAST_SIGNS = 8;
    const LEAST_TARGET = 24;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // What slides in is not where it is going to be.
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
    const faults = new Set<string>();
    const { documentElement } = document;
    const overflow = documentElement.scrollWidth - documentElement.clientWidth;
    if (overflow > 0) faults.add(`the page scrolls sideways by ${overflow}`);
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
    const root = dialogs.findLast((each) => each.checkVisibility()) ?? document.body;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isShown && width > 1 && height > 1 && element.closest('[aria-hidden=true]') === null;
    };

    /** Left and right end of what is seen of the place where an element stands; what ends in an ellipsis is meant to. */
    const frameOf = (element: Element) => {
      let [from, to] = [0, documentElement.clientWidth];
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (textOverflow === 'ellipsis') return [-Infinity, Infinity] as const;
        if (overflowX === 'visible' || around === element) continue;
        const frame = around.getBoundingClientRect();
        [from, to] = [Math.max(from, frame.left), Math.min(to, frame.right)];
      }
      return [from, to] as const;
    };

    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text.length < 12 || !node.parentElement || !isSeen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const [from, to] = frameOf(node.parentElement);
      // For screen readers alone.
      if (to - from <= 1) continue;
      if (rects.some(({ left, right }) => left < from - 1 || right > to + 1)) faults.add(`“${text.slice(0, 20)}” is cut`);
      const lines = new Set(rects.map(({ top }) => Math.round(top / 4))).size;
      const isBroken = lines > 3 || lines > text.split(/\s+/).length;
      if (isBroken && text.length / lines < LEAST_SIGNS) faults.add(`“${text.slice(0, 20)}” takes ${lines} lines`);
    }

    const scrolled = window.scrollY;
    const controls = [...root.querySelectorAll('button, a[href], input, [role=combobox], [contenteditable=true]')]
      .filter(isSeen)
      .map((control) => ({ control, box: control.closest('.MuiInputBase-root, .MuiButtonBase-root') ?? control }));
    for (const { control, box } of controls) {
      // Nobody scrolls a table sideways to find its buttons.
      const sideways = box.closest('.MuiTable-root')?.parentElement;
      box.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (sideways) sideways.scrollLeft = 0;
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      // What waits above the page for the focus.
      if (bottom <= 0) continue;
      const name =
        (control.getAttribute('aria-label') ?? control.textContent?.trim()) || control.getAttribute('name') || control.id;
      const says = `“${name.slice(0, 40)}”`;
      const [from, to] = frameOf(box);
      if (left < from - 1 || right > to + 1) faults.add(`${says} is out of view`);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const onTop = document.elementFromPoint(x, y);
      if (!onTop || !(box.contains(onTop) || onTop.contains(box))) faults.add(`${says} is covered`);
      if (getComputedStyle(control).display === 'inline' || Math.min(width, height) > LEAST_TARGET - 0.5) continue;
      const isNear = ({ box: other }: { box: Element }) => {
        const { left: l, right: r, top: t, bottom: b } = other.getBoundingClientRect();
        return other !== box && Math.max(l - x, x - r, t - y, y - b) < LEAST_TARGET / 2;
      };
      if (controls.some(isNear)) faults.add(`${says} is ${Math.round(width)} × ${Math.round(height)}`);
    }
    window.scrollTo({ top: scrolled, behavior: 'instant' });
    return [...faults];
  });

/** All pictures of a page in one, to look at: in test-results, when SHEET is set. */
const createSheet = (page: Page) => {
  if (!process.env.SHEET) return { add: async () => {}, keep: async () => {} };
  const pictures: Buffer[] = [];
  return {
    add: async () =>
      void pictures.push(
        await sharp(await page.screenshot())
          .resize({ height: 400 })
          .toBuffer(),
      ),
    keep: async () => {
      mkdirSync(`${TOP}test-results/sheets`, { recursive: true });
      await sharp(pictures, { join: { across: 6, shim: 8, background: '#888888' } }).toFile(
        `${TOP}test-results/sheets/${test.info().title.split(':')[0]?.replaceAll(' ', '-')}.png`,
      );
    },
  };
};

/** What is wrong with the page at any width, each fault with the widths where it is seen. The page is then as wide as it was. */
export const faultsAtWidths = async (page: Page, widths = WIDTHS): Promise<string[]> => {
  const before = page.viewportSize();
  const found = new Map<string, number[]>();
  const sheet = createSheet(page);
  for (const width of widths) {
    await resize(page, { width, height: HEIGHT });
    for (const fault of await layoutFaults(page)) found.set(fault, [...(found.get(fault) ?? []), width]);
    await sheet.add();
  }
  await sheet.keep();
  if (before) await resize(page, before);
  return [...found].map(([fault, at]) => `${fault} at ${at.join(', ')}`);
};
