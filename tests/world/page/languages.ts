import type { Page } from '@playwright/test';

/** The browser says that its person reads these languages, best first. Call it before the page is opened. */
export const speak = (page: Page, languages: readonly string[]) =>
  page.addInitScript((spoken) => {
    Object.defineProperty(navigator, 'languages', { get: () => spoken });
    Object.defineProperty(navigator, 'language', { get: () => spoken[0] });
  }, languages);

/** Languages as systems have told them: what is none, what is half of one, and two that write otherwise than English. */
export const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  'none (C)': ['C'],
  'a POSIX locale': ['en-US@posix', 'en'],
  Arabic: ['ar'],
  German: ['de'],
};
