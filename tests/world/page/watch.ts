import type { Page } from '@playwright/test';

/** What went wrong in a page: console errors, uncaught errors, and requests to our own origin that failed. */
export interface Watch {
  /** Says beforehand that addresses or texts like this may fail: the test is about them. */
  announce(pattern: RegExp): void;
  /** Watches another page too: a second tab, a second person. */
  page(page: Page): void;
  /** What was not announced, one line each. */
  troubles(): string[];
}

/** Starts with nothing watched and nothing announced. */
export const createWatch = (): Watch => {
  const seen: string[] = [];
  const announced: RegExp[] = [];
  return {
    announce: (pattern) => announced.push(pattern),
    page: (page) => {
      page.on('pageerror', (error) => seen.push(`uncaught in the page: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console error: ${message.text()} ${message.location().url}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) seen.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left, a search that is replaced: the console itself gave the request up.
        if (reason !== 'net::ERR_ABORTED') seen.push(`${reason} ${request.method()} ${request.url()}`);
      });
    },
    troubles: () => seen.filter((trouble) => !announced.some((pattern) => pattern.test(trouble))),
  };
};
