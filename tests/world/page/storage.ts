import type { Page } from '@playwright/test';

/** The browser keeps nothing for the console: both storages throw where they are read, as when all cookies are blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The document may not use its storage.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get });
  });

/** The storages are there and take nothing more. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** The page hears nothing of other tabs, as one that was frozen in the background. */
export const deafen = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ['storage', 'pageshow', 'visibilitychange', 'focus'])
      window.addEventListener(type, (event) => event.target === document.activeElement || event.stopImmediatePropagation(), true);
  });
