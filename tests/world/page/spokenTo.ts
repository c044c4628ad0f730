import type { Page } from '@playwright/test';

/** Every request of a page from now on, as 'GET /path?query', in their order. */
export const spokenTo = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
};
