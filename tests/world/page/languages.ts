import type { Page } from '@playwright/test';

/** The browser says that its person reads these languages, best first. Call it before the page is opened. */
export const speak = (page: Page, languages: readonly string[]) =>
  page.addInitScript((spoken) => {
    Object.defineProperty(navigator, 'languages', { get: () => spoken });
    Object.defineProperty(navigator, 'language', { get: () => spoken[0] });
  }, languages);

/** Languages as systems have told them: none, half of one, and two that write otherwise than English. */
export const LANGUAGES: readonly (readonly string[])[] = [['C'], ['en-US@posix', 'en'], ['ar'], ['de']];
