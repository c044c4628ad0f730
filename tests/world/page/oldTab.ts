import type { Page } from '@playwright/test';

/** The console was built anew while this page is open: the server has its scripts no more, but for a page that is loaded from now on. @param base path of the console */
export const becomeOld = async (page: Page, base = '') => {
  let isOld = true;
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) isOld = false;
    // Not the icon of the tab, for which browsers ask when they please.
    const isGone = isOld && new RegExp(`^${base}/assets/.*\\.js$`).test(new URL(route.request().url()).pathname);
    return isGone ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
};

/** The machine is online and the server does not answer, until the function it gives is called. */
export const loseServer = async (page: Page) => {
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/*');
};
